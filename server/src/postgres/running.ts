import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DATABASE } from './cluster.ts';
import { connect } from './connect.ts';
import { SUPERUSER } from './create-cluster.ts';

/** Address of the database of a product that runs in `dataDir` now, or null. */
export async function findRunning(dataDir: string): Promise<string | null> {
  const pidFile = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(
    () => null,
  );
  const secret = await readFile(join(dataDir, 'postgres.secret'), 'utf8').catch(() => null);
  const port = Number(pidFile?.split('\n')[3]);
  if (!port || !secret) return null;
  const url = `postgres://${SUPERUSER}:${secret.trim()}@127.0.0.1:${port}/${DATABASE}`;
  const client = await connect(url);
  await client?.end();
  return client && url;
}
