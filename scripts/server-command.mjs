import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** What Node is given to run the server. */
export const SERVER = [
  // What a request leaves behind is cleared away in portions that fit a small machine, and a start
  // clears away nothing.
  '--min-semi-space-size=8',
  '--max-semi-space-size=16',
  // Memory is given back when it has grown by a sixth, not when it has doubled: the database on the
  // same small machine has a better use for it.
  '--heap-growing-percent=15',
  'server/dist/main.js',
];

/** Node keeps what it compiled: the second start takes half the time of the first. */
export const NODE_COMPILE_CACHE = join(ROOT, 'node_modules', '.cache', 'node');
