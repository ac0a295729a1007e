import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../errors/start-error.ts';
import { connect, createCluster, SUPERUSER } from './create-cluster.ts';
import { INSTANCE_LOCK, releaseLeftover } from './leftover.ts';
import { type RunAs, runAs } from './system-user.ts';

const DATABASE = 'comanda';
const START_LIMIT_MS = 30_000;

export type Cluster = {
  /** Address of the application's database. */
  url: string;
  stop: () => Promise<void>;
};

type Say = (text: string) => void;
/**
 * Receives the function that stops the cluster before anything runs, so that a start can be
 * interrupted.
 */
type OnStoppable = (stop: () => Promise<void>) => void;

/**
 * Runs our own PostgreSQL in `dataDir`, as a child process with durability on. A postmaster that
 * outlived a killed server is stopped and started again; one that another server uses is left
 * alone. If PostgreSQL dies it is restarted on the same port.
 */
export async function startCluster(
  dataDir: string,
  say: Say,
  onStoppable: OnStoppable = () => undefined,
): Promise<Cluster> {
  const folder = join(dataDir, 'postgres');
  const secretFile = join(dataDir, 'postgres.secret');
  await mkdir(dataDir, { recursive: true }).catch((error) => {
    throw new StartError(`DATA_DIR: no se puede usar la carpeta ${dataDir} (${error.code}).`);
  });
  const as = runAs(dataDir, folder);

  if (!existsSync(join(folder, 'PG_VERSION'))) {
    await createCluster(folder, secretFile, as.binaries.initdb, as);
  }
  const password = await readSecret(secretFile);
  const urlOn = (port: number, database: string) =>
    `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;

  await releaseLeftover(folder, (port) => urlOn(port, 'postgres'));

  const port = await freePort();
  let lock: pg.Client | null = null;
  let child: ChildProcess | null = null;
  let isStopping = false;
  const stop = async () => {
    isStopping = true;
    await lock?.end().catch(() => undefined);
    if (child) await stopChild(child);
  };
  onStoppable(stop);

  const run = async () => {
    const started = spawnPostgres({ folder, port, as, dataDir });
    child = started;
    lock = await claim(urlOn(port, 'postgres'), started, dataDir);
    started.once('exit', (code, signal) => {
      if (isStopping) return;
      say(`PostgreSQL terminó solo (${signal ?? code}); se vuelve a levantar.`);
      void revive();
    });
    return lock;
  };

  const revive = async () => {
    for (let wait = 100; !isStopping; wait = Math.min(wait * 2, 5_000)) {
      try {
        await releaseLeftover(folder, (other) => urlOn(other, 'postgres'));
        await run();
        say('PostgreSQL volvió.');
        return;
      } catch (error) {
        say(`PostgreSQL no vuelve todavía: ${(error as Error).message}`);
        await pause(wait);
      }
    }
  };

  await createDatabase(await run());

  return {
    url: urlOn(port, DATABASE),
    stop,
  };
}

async function readSecret(file: string) {
  return (await readFile(file, 'utf8').catch(refuse)).trim();

  function refuse(error: NodeJS.ErrnoException): never {
    if (error.code !== 'EACCES') throw error;
    throw new StartError('DATA_DIR: la carpeta de datos es de otro usuario. Indica otra carpeta.');
  }
}

function spawnPostgres(options: { folder: string; port: number; as: RunAs; dataDir: string }) {
  const [program, args] = options.as.command(options.as.binaries.postgres, [
    '-D',
    options.folder,
    '-p',
    String(options.port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    'timezone=UTC',
    // Hot data is in memory, where a random page costs no more than the next one. With the costs of
    // a spinning disk, the planner would find a sede's newest orders by reading and sorting all of
    // them.
    '-c',
    'random_page_cost=1.1',
    // Error details contain what people typed.
    '-c',
    'log_error_verbosity=terse',
  ]);
  const logFile = openSync(join(options.dataDir, 'postgres.log'), 'w', 0o600);
  // Detached: Ctrl-C reaches only the server, which drains its requests before the database stops.
  const child = spawn(program, args, {
    ...options.as.ids,
    cwd: '/',
    detached: true,
    stdio: ['ignore', logFile, logFile],
  });
  closeSync(logFile);
  return child;
}

/** Waits until PostgreSQL answers and takes the lock that marks the cluster as ours. */
async function claim(url: string, child: ChildProcess, dataDir: string): Promise<pg.Client> {
  const deadline = Date.now() + START_LIMIT_MS;
  let failure: Error | null = null;
  child.once('error', (error) => {
    failure = error;
  });
  while (Date.now() < deadline) {
    if (failure) throw failure;
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`PostgreSQL did not start: ${lastLines(join(dataDir, 'postgres.log'))}`);
    }
    const client = await connect(url);
    if (client) {
      await client.query('SELECT pg_advisory_lock($1)', [INSTANCE_LOCK]);
      return client;
    }
    await pause(5);
  }
  throw new Error('PostgreSQL did not answer in time.');
}

async function createDatabase(client: pg.Client) {
  const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
  if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
}

async function stopChild(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  await ended;
}

function lastLines(file: string) {
  return readFileSync(file, 'utf8').trim().split('\n').slice(-3).join(' ');
}

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

/** A port of this machine that is free at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
