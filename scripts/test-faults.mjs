import { ensureInstalled } from './install.mjs';
import { run, toolEnv } from './run.mjs';
import { ensureSystemPackages } from './system-packages.mjs';
import { ensureWebBuilt } from './web-build.mjs';

// The long form of `faults/`; what it sees becomes docs/reliability.md.
await ensureInstalled();
await ensureSystemPackages();
await ensureWebBuilt();
const env = { ...toolEnv(), FAULTS: 'long' };
process.exit(await run('vitest', ['run', '--project', 'faults'], { env }));
