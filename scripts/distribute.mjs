import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

await ensureInstalled();
process.exit(await run('node', ['server/src/distribution/distribute-command.ts']));
