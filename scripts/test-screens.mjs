import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';
import { ensureSystemPackages } from './system-packages.mjs';

// Every screen and state, by axe, by finger and by width.
await ensureInstalled();
await ensureSystemPackages();
await ensureBuilt();
process.exit(await run('playwright', ['test', '-c', 'e2e', '--grep=@screens']));
