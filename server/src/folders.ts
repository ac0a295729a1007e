import { join } from 'node:path';

/** The folder of the server. The sources and the built file are both one folder below it. */
export const SERVER = join(import.meta.dirname, '..');
