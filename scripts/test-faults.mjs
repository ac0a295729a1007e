import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { run, toolEnv } from './run.mjs';
import { ensureSystemPackages } from './system-packages.mjs';

// The long form: the tests in faults/, and the browser tests tagged for it. Their figures become
// docs/reliability.md.
await ensureInstalled();
await ensureSystemPackages();
await ensureBuilt();
const env = { ...toolEnv(), FAULTS: 'long' };
await run('node', ['faults/forget-figures.ts'], { env });
const codes = [
  await run('vitest', ['run', '--project', 'faults'], { env }),
  await run('playwright', ['test', '-c', 'e2e', '--grep', '@faults', '--workers=1'], { env }),
  await run('node', ['faults/write-document.ts'], { env }),
];
process.exit(codes.some((code) => code !== 0) ? 1 : 0);
