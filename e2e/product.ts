import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';

const ROOT = join(import.meta.dirname, '..');

export type Product = {
  url: string;
  /** What it printed so far. */
  output: () => string;
  server: ChildProcess;
};

/** Every worker runs the product once, with the demo, in a folder of its own. */
export const test = base.extend<object, { product: Product }>({
  product: [
    async ({ browserName: _ }, use) => {
      await inNewFolder(async (dataDir) => {
        const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
        await use(product);
        await stop(product.server, 'SIGTERM');
      });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
});

export { expect } from '@playwright/test';

export async function inNewFolder(work: (dataDir: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'comanda-e2e-'));
  try {
    await work(join(folder, 'data'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Starts the server as `npm start` does and waits until it says where it is. */
export function startProduct(
  env: Record<string, string>,
  command: string[] = ['node', 'server/src/main.ts'],
): Promise<Product> {
  const { server, output } = run(command, env);
  return new Promise((resolve, reject) => {
    const look = () => {
      const url = /Comanda está en (\S+)/.exec(output())?.[1];
      if (url) resolve({ server, url, output });
    };
    server.stdout?.on('data', look);
    server.once('exit', () => reject(new Error(`El producto no arrancó:\n${output()}`)));
  });
}

/** Runs a command that is expected to end by itself. */
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
