import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { NODE_COMPILE_CACHE, SERVER } from '../../scripts/server-command.mjs';
import { freePort } from '../../server/src/postgres/cluster.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const READY_LIMIT_MS = 60_000;

export type RunningServer = {
  url: string;
  pid: number;
  /** From its start to its first 200 of /readyz. */
  readyMs: number;
  /** Megabytes in use now. */
  memory: () => number;
  stop: () => Promise<void>;
};

type Options = { folder: string; env: Record<string, string>; flags?: string[] };

/** The product as `npm start` runs it, without the web; what it logs goes to a file. */
export function startProduct({ folder, env, flags = [] }: Options): Promise<RunningServer> {
  const settings = { RATE_LIMITS: 'off', DEMO: 'off', DATA_DIR: join(folder, 'product'), ...env };
  return start([...flags, ...SERVER, '--without-web'], settings, join(folder, 'product.log'));
}

const running = new Set<RunningServer>();

/** Stops the servers that a failed part has left. */
export async function stopServers(): Promise<void> {
  for (const server of running) await server.stop();
}

export function startReference({ folder, env }: Options): Promise<RunningServer> {
  return start(['server/test/reference-server.ts'], env, join(folder, 'reference.log'));
}

async function start(
  args: string[],
  env: Record<string, string>,
  logFile: string,
): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const log = openSync(logFile, 'a');
  const begun = performance.now();
  const child = spawn('node', args, {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE,
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  await untilReady(url, child, logFile);
  const readyMs = performance.now() - begun;
  const pid = child.pid ?? 0;
  const server: RunningServer = {
    url,
    pid,
    readyMs,
    memory: () => residentMegabytes(pid),
    stop: async () => {
      running.delete(server);
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
  running.add(server);
  return server;
}

async function untilReady(url: string, child: ChildProcess, logFile: string): Promise<void> {
  const deadline = Date.now() + READY_LIMIT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await pause(5);
  }
  child.kill('SIGKILL');
  throw new Error(`It did not start:\n${readFileSync(logFile, 'utf8').slice(-2_000)}`);
}

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1_024;
}
