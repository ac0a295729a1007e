import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startNode } from '../../test/harness.ts';
import { openDatabase } from '../db/db.ts';
import { migrate } from '../db/migrate.ts';
import { type Cluster, startCluster } from './cluster.ts';

let dataDir: string;
let cluster: Cluster;
const quiet = () => undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'comanda-'));
  cluster = await startCluster(dataDir, quiet);
});
afterAll(async () => {
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function query(sql: string) {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function postmasterPid() {
  const [pid] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  return Number(pid);
}

test('it keeps PostgreSQL’s durability on', async () => {
  const rows = await query(`SELECT name, setting FROM pg_settings
    WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums')`);
  expect(rows.map(({ setting }) => setting)).toEqual(['on', 'on', 'on', 'on']);
});

test('it is reached only from this machine, and only with the password', async () => {
  const [{ setting }] = await query(
    `SELECT setting FROM pg_settings WHERE name = 'listen_addresses'`,
  );
  expect(setting).toBe('127.0.0.1');
  const wrong = new pg.Client({ connectionString: cluster.url.replace(/:[^:@]+@/, ':otra@') });
  await expect(wrong.connect()).rejects.toThrow('password authentication failed');
});

test('a second server on the same folder is refused, with the process that uses it', async () => {
  await expect(startCluster(dataDir, quiet)).rejects.toThrow(
    `DATA_DIR: otro proceso (comanda, proceso ${process.pid}) ya usa la carpeta de datos`,
  );
});

test('when PostgreSQL is killed the server answers 503, then serves again, and nothing is lost', async () => {
  await migrate(cluster.url);
  await query('CREATE TABLE libro AS SELECT 1 AS hoja');
  const database = openDatabase(cluster.url);
  const node = await startNode(database.db);
  const path = '/api/locations/getLocationsByPath?path=nadie';
  expect((await node.call('GET', path)).status).toBe(404);

  process.kill(await postmasterPid(), 'SIGKILL');
  await vi.waitFor(async () => {
    const { status, body } = await node.call('GET', path);
    expect([status, body.code]).toEqual([503, 'servicio_no_disponible']);
  });
  await vi.waitFor(
    async () => expect((await node.call('GET', '/readyz')).status).toBe(200),
    60_000,
  );
  expect((await node.call('GET', path)).status).toBe(404);
  expect(await query('SELECT hoja FROM libro')).toEqual([{ hoja: 1 }]);
  await node.close();
  await database.close();
});

test('a start after a stop finds the same data and the same password', async () => {
  await query('CREATE TABLE cuaderno AS SELECT 2 AS hoja');
  await cluster.stop();
  cluster = await startCluster(dataDir, quiet);
  expect(await query('SELECT hoja FROM cuaderno')).toEqual([{ hoja: 2 }]);
});

test('a process number that now belongs to another program does not stop the start', async () => {
  await cluster.stop();
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
  await writeFile(pidFile, `${process.pid}\n${join(dataDir, 'postgres')}\n0\n1\n`);
  cluster = await startCluster(dataDir, quiet);
  expect(await query('SELECT 1 AS uno')).toEqual([{ uno: 1 }]);
});
