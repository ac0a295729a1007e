import { ensureBuilt, isBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { run, runForever, toolEnv } from './run.mjs';
import { NODE_COMPILE_CACHE, SERVER } from './server-command.mjs';

await ensureInstalled();
if (!isBuilt()) {
  // A wrong configuration is reported before the time of a build is spent.
  if ((await run('node', ['server/src/env/check-env.ts'])) !== 0) process.exit(1);
  await ensureBuilt();
}
runForever([['node', SERVER]], { env: { ...toolEnv(), NODE_COMPILE_CACHE } });
