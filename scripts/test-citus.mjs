import { ensureInstalled } from './install.mjs';
import { run, toolEnv } from './run.mjs';

// The server's tests against a real Citus, and what its own counters say of each call.
await ensureInstalled();
const env = toolEnv();
if (!env.CITUS_URL) {
  process.stderr.write(
    'test:citus: no Citus given, nothing was tried. CITUS_URL names a database of the coordinator, in which its workers are registered.\n',
  );
  process.exit(1);
}
// A pooler is tried before the product's own PostgreSQL, whose password it knows.
const tests = ['--project', 'server', '--exclude', 'server/src/db/pooler.test.ts'];
process.exit(await run('vitest', ['run', ...tests, ...process.argv.slice(2)], { env }));
