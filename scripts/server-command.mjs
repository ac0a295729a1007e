import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** The arguments with which Node runs the server. */
export const SERVER = [
  // The young generation is collected in portions that fit a small machine, and a start collects
  // nothing.
  '--min-semi-space-size=8',
  '--max-semi-space-size=16',
  // Memory is collected when it has grown by a sixth, not when it has doubled: the database on the
  // same small machine has a better use for it.
  '--heap-growing-percent=15',
  'server/dist/main.js',
];

/** Node caches what it compiled: the second start takes half the time of the first. */
export const NODE_COMPILE_CACHE = join(ROOT, 'node_modules', '.cache', 'node');
