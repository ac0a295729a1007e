import { ensureBuilt } from '../scripts/build.mjs';

/** The servers that are made to fail run as built, as they do in a restaurant. */
export default ensureBuilt;
