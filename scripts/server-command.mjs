import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** What Node is given to run the server. */
export const SERVER = [
  // What a request leaves behind is cleared away in small portions: a third less memory, and a start
  // that need not clear at all.
  '--min-semi-space-size=8',
  '--max-semi-space-size=8',
  'server/dist/main.js',
];

/** Node keeps what it compiled: the second start takes half the time of the first. */
export const NODE_COMPILE_CACHE = join(ROOT, 'node_modules', '.cache', 'node');
