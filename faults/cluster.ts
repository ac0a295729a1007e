import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Product, stop } from '../e2e/product-process.ts';
import { freePort } from '../server/src/postgres/cluster.ts';
import { startPgbouncer } from '../server/test/pgbouncer.ts';
import { startRedis } from '../server/test/redis-server.ts';
import { startServer } from './start-server.ts';
import { untilReadyIs } from './until-ready.ts';

const CONFIGURATION = join(import.meta.dirname, '..', 'deploy', 'nginx.conf');

/** Two nodes behind nginx, over one Redis and a PgBouncer before one PostgreSQL, as in `deploy`. */
export async function openCluster(databaseUrl: string, { hasWeb = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-nodos-'));
  const redis = await startRedis();
  const pooler = await startPgbouncer(databaseUrl);
  const ports = [await freePort(), await freePort()];
  const start = (port: number) =>
    startServer(
      {
        DATABASE_URL: pooler.url,
        DATABASE_DIRECT_URL: databaseUrl,
        REDIS_URL: redis.url,
        DATA_DIR: join(folder, String(port)),
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
    },
  };
}

/** The nginx configuration we ship, on other ports. */
async function startNginx(folder: string, ports: number[]) {
  const port = await freePort();
  const configuration = ports
    .reduce(
      (text, node, index) => text.replace(`comanda-${index + 1}:3000`, `127.0.0.1:${node}`),
      readFileSync(CONFIGURATION, 'utf8'),
    )
    .replace('listen 80', `listen 127.0.0.1:${port}`)
    .replace('http {', 'http {\n  access_log off;');
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, `pid ${folder}/nginx.pid;\nerror_log stderr crit;\n${configuration}`);
  const program = spawnSync('sh', ['-c', 'command -v nginx || echo /usr/sbin/nginx']);
  const server = spawn(
    String(program.stdout).trim(),
    ['-c', file, '-p', folder, '-g', 'daemon off;'],
    {
      stdio: 'ignore',
    },
  );
  const url = `http://127.0.0.1:${port}`;
  await untilReadyIs(url, 200);
  return {
    url,
    close: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}
