import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { run, toolEnv } from './run.mjs';

await ensureInstalled();
await ensureBuilt();
const [part, ...rest] = process.argv.slice(2);
// A service takes ten minutes and two nodes, so it is not one of the parts of the bench.
const args =
  part === 'saturday'
    ? ['bench/saturday.ts', ...rest]
    : ['bench/speed.ts', ...process.argv.slice(2)];
process.exit(await run('node', args, { env: toolEnv() }));
