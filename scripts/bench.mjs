import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { run, toolEnv } from './run.mjs';

await ensureInstalled();
await ensureBuilt();
const args = ['bench/speed.ts', ...process.argv.slice(2)];
process.exit(await run('node', args, { env: toolEnv() }));
