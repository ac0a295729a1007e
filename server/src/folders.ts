import { join } from 'node:path';

/** The folder of the server. The sources and the built file both stand one folder below it. */
export const SERVER = join(import.meta.dirname, '..');
