import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Product, stop } from '../e2e/product-process.ts';
import { freePort } from '../server/src/postgres/cluster.ts';
import { startBucket } from '../server/test/bucket.ts';
import { startNginx } from '../server/test/nginx.ts';
import { startPgbouncer } from '../server/test/pgbouncer.ts';
import { startRedis } from '../server/test/redis-server.ts';
import { startServer } from './start-server.ts';
import { untilReadyIs } from './until-ready.ts';

/** Two nodes behind nginx, over a Redis, a bucket and a PgBouncer before one PostgreSQL, as in `deploy`. */
export async function openCluster(databaseUrl: string, { hasWeb = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-nodos-'));
  const redis = await startRedis();
  const bucket = await startBucket();
  const pooler = await startPgbouncer(databaseUrl);
  const folderOf = (port: number) => join(folder, String(port));
  const ports = [await freePort(), await freePort()];
  const start = (port: number) =>
    startServer(
      {
        DATABASE_URL: pooler.url,
        DATABASE_DIRECT_URL: databaseUrl,
        REDIS_URL: redis.url,
        ...bucket.settings,
        DATA_DIR: folderOf(port),
        PORT: String(port),
        TRUST_PROXY: 'on',
      },
      { hasWeb },
    );
  // One after the other, because the first one migrates and loads the demo.
  const nodes: Product[] = [];
  for (const port of ports) nodes.push(await start(port));
  const balancer = await startNginx(folder, ports);
  return {
    url: balancer.url,
    nodes: nodes.map(({ url }) => url),
    /** Where each node may write. */
    folders: ports.map(folderOf),
    redis,
    /** Stops a node as a deployment does and starts it again. */
    restart: async (index: number) => {
      const node = nodes[index];
      if (!node) throw new Error(`No hay nodo ${index}.`);
      await stop(node.server, 'SIGTERM');
      nodes[index] = await start(Number(new URL(node.url).port));
      await untilReadyIs(node.url, 200);
    },
    close: async () => {
      await balancer.close();
      for (const { server } of nodes) await stop(server, 'SIGTERM');
      await pooler.close();
      await redis.close();
      await bucket.close();
    },
  };
}
