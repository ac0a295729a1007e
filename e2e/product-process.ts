import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVER } from '../scripts/server-command.mjs';

const ROOT = join(import.meta.dirname, '..');

export type Product = {
  url: string;
  /** The folder of its data, including the mails it wrote. */
  dataDir: string;
  /** What it has printed so far. */
  output: () => string;
  server: ChildProcess;
};

export async function inNewFolder(work: (dataDir: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'comanda-e2e-'));
  try {
    await work(join(folder, 'data'));
  } finally {
    // A test that failed half-way may have left its database running.
    const postmaster = postmasterPid(join(folder, 'data'));
    if (postmaster && isAlive(postmaster)) process.kill(postmaster, 'SIGKILL');
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

/** The process of the database that runs in the folder, if any. */
export function postmasterPid(dataDir: string): number | null {
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : null;
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Starts the server as `npm start` does and waits until it prints its address. */
export function startProduct(
  env: Record<string, string>,
  command: string[] = ['node', ...SERVER],
): Promise<Product> {
  const { server, output } = run(command, env);
  return new Promise((resolve, reject) => {
    const look = () => {
      const url = /Comanda está en (\S+)/.exec(output())?.[1];
      if (url) resolve({ server, url, output, dataDir: env.DATA_DIR ?? join(ROOT, 'data') });
    };
    server.stdout?.on('data', look);
    server.once('exit', () => reject(new Error(`The product did not start:\n${output()}`)));
  });
}

/** Runs a command that ends by itself. */
export async function runToEnd(command: string[], env: Record<string, string>) {
  const { server, output } = run(command, env);
  const code = await new Promise<number | null>((resolve) => server.once('exit', resolve));
  return { code, output: output() };
}

export async function stop(server: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  server.kill(signal);
  return ended;
}

function run([program = '', ...args]: string[], env: Record<string, string>) {
  const server = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DEMO: 'on', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const read = (chunk: Buffer) => {
    text += chunk;
  };
  server.stdout.on('data', read);
  server.stderr.on('data', read);
  return { server, output: () => text };
}
