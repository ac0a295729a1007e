import { ensureInstalled } from './install.mjs';
import { run, runForever } from './run.mjs';
import { ensureWebBuilt } from './web-build.mjs';

await ensureInstalled();
// A wrong configuration is said before the time of a build is spent.
if ((await run('node', ['server/src/main.ts', '--check'])) !== 0) process.exit(1);
await ensureWebBuilt();
runForever([['node', ['server/src/main.ts']]]);
