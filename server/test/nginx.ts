import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../src/postgres/cluster.ts';

const CONFIGURATION = join(import.meta.dirname, '..', '..', 'deploy', 'nginx.conf');

/** The nginx configuration we ship, before the nodes at `ports`. */
export async function startNginx(folder: string, ports: number[]) {
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
    { stdio: 'ignore' },
  );
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) await pause(10);
  return {
    url,
    close: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}
