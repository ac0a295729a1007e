import pg from 'pg';
import { type Cluster, startCluster } from '../src/postgres/cluster.ts';

/** The product's PostgreSQL with pg_stat_statements switched on, which takes a restart. */
export async function startCountingCluster(dataDir: string): Promise<Cluster> {
  const cluster = await startCluster(dataDir, () => undefined);
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(`ALTER SYSTEM SET shared_preload_libraries = 'pg_stat_statements'`);
  await client.end();
  await cluster.stop();
  return startCluster(dataDir, () => undefined);
}
