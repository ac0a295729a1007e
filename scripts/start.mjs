import { join } from 'node:path';
import { ensureBuilt, isBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT, run, runForever, toolEnv } from './run.mjs';

await ensureInstalled();
if (!isBuilt()) {
  // A wrong configuration is said before the time of a build is spent.
  if ((await run('node', ['server/src/check-env.ts'])) !== 0) process.exit(1);
  await ensureBuilt();
}
// Node keeps what it compiled: the second start takes half the time of the first.
const NODE_COMPILE_CACHE = join(ROOT, 'node_modules', '.cache', 'node');
runForever([['node', ['server/dist/main.js']]], { env: { ...toolEnv(), NODE_COMPILE_CACHE } });
