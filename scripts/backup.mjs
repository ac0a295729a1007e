import { resolve } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

await ensureInstalled();
// npm runs us in the project's folder; the person names a file from their own folder.
const files = process.argv.slice(2).map((name) => resolve(process.env.INIT_CWD ?? '.', name));
process.on('SIGINT', () => undefined);
process.exit(await run('node', ['server/src/backup/backup-command.ts', ...files]));
