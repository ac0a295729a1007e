import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../src/postgres/cluster.ts';

const CONFIGURATION = join(import.meta.dirname, '..', '..', 'deploy', 'pgbouncer.ini');

/**
 * The PgBouncer configuration we ship, before the database at `directUrl`. So many transactions run
 * at once; another waits so many seconds.
 */
export async function startPgbouncer(directUrl: string, { poolSize = 4, waitSeconds = 5 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-pgbouncer-'));
  const { hostname, port, pathname, username, password } = new URL(directUrl);
  const ownPort = await freePort();
  const configuration = readFileSync(CONFIGURATION, 'utf8')
    .replace(
      'comanda = host=postgres port=5432',
      `${pathname.slice(1)} = host=${hostname} port=${port}`,
    )
    .replace('listen_addr = *', 'listen_addr = 127.0.0.1')
    .replace('listen_port = 6432', `listen_port = ${ownPort}`)
    .replace('/tmp/userlist.txt', join(folder, 'userlist.txt'))
    .replace('default_pool_size = 20', `default_pool_size = ${poolSize}`)
    .replace('query_wait_timeout = 5', `query_wait_timeout = ${waitSeconds}`);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, configuration);
  writeFileSync(join(folder, 'userlist.txt'), `"${username}" "${password}"\n`);
  const program = spawnSync('sh', ['-c', 'command -v pgbouncer || echo /usr/sbin/pgbouncer']);
  // It does not run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const server = spawn(String(program.stdout).trim(), [...user, file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  for await (const chunk of server.stderr) {
    said += chunk;
    if (said.includes('process up')) break;
  }
  if (server.exitCode !== null) throw new Error(`PgBouncer did not start:\n${said}`);
  const url = new URL(directUrl);
  url.port = String(ownPort);
  return {
    url: url.href,
    close: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
