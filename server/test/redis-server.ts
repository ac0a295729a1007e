import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../src/postgres/cluster.ts';

/** A Redis that keeps nothing, and that a test may kill and bring back. */
export async function startRedis() {
  const port = await freePort();
  const run = async () => {
    const started = spawn('redis-server', [
      '--port',
      `${port}`,
      '--save',
      '',
      '--bind',
      '127.0.0.1',
    ]);
    for await (const line of started.stdout) {
      if (String(line).includes('Ready to accept connections')) return started;
    }
    throw new Error('Redis did not start.');
  };
  let server: ChildProcess = await run();
  const kill = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    revive: async () => {
      server = await run();
    },
    close: kill,
  };
}
