import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import pg from 'pg';
import type { RunAs } from './system-user.ts';

export const SUPERUSER = 'comanda';

/**
 * Made in another folder and renamed into place, so that an interrupted first start leaves no half
 * cluster.
 */
export async function createCluster(
  folder: string,
  secretFile: string,
  initdb: string,
  as: RunAs,
): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await writeFile(secretFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (as.owner) {
    await chown(draft, as.owner.uid, as.owner.gid);
    await chown(secretFile, as.owner.uid, as.owner.gid);
  }
  await run(initdb, as, [
    `--pgdata=${draft}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${secretFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Not the machine's locale, so that letters sort and fold the same everywhere.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]);
  await rename(draft, folder);
}

function run(program: string, as: RunAs, args: string[]): Promise<void> {
  const [command, commandArgs] = as.command(program, args);
  return new Promise((resolve, reject) => {
    const child = spawn(command, commandArgs, {
      ...as.ids,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`initdb failed (${code}): ${output.trim()}`)),
    );
  });
}

/** A connection for the cluster's own housekeeping; null while PostgreSQL does not answer. */
export async function connect(url: string): Promise<pg.Client | null> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 3_000,
    application_name: `comanda, proceso ${process.pid}`,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch {
    await client.end().catch(() => undefined);
    return null;
  }
}
