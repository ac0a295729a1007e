import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../errors/start-error.ts';
import { connect } from './create-cluster.ts';

/** Held by the one server that uses the cluster; PostgreSQL releases it when that server dies. */
export const INSTANCE_LOCK = 20_261_115;

const STEP_MS = 20;
const POLITE_STEPS = 500;
const LAST_STEP = 1_000;

/**
 * Handles a postmaster that still runs in the folder: if its server was killed it is stopped, if
 * another server uses it, it is left alone.
 */
export async function releaseLeftover(folder: string, urlOn: (port: number) => string) {
  const pidFile = join(folder, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const [pid, , , port] = (await readFile(pidFile, 'utf8')).split('\n').map(Number);
  if (pid && isPostgres(pid)) {
    await refuseIfUsed(port ? urlOn(port) : null);
    process.kill(pid, 'SIGINT');
    await waitForEnd(pid);
  }
  await waitForOrphans(folder);
  // The process number may belong to another program by now, and PostgreSQL would wait for it to
  // end.
  if (pid && isAlive(pid)) await rm(pidFile, { force: true });
}

async function refuseIfUsed(url: string | null) {
  const client = url && (await connect(url));
  if (!client) return;
  const { rows } = await client.query<{ holder: string }>(
    `SELECT a.application_name AS holder FROM pg_locks l JOIN pg_stat_activity a USING (pid)
     WHERE l.locktype = 'advisory' AND l.objid = $1 AND l.granted`,
    [INSTANCE_LOCK],
  );
  await client.end();
  if (rows[0]) {
    throw new StartError(
      `DATA_DIR: otro proceso (${rows[0].holder}) ya usa la carpeta de datos. ` +
        'Ciérralo o indica otra carpeta.',
    );
  }
}

async function waitForEnd(pid: number) {
  for (let step = 0; isPostgres(pid); step++) {
    if (step === POLITE_STEPS) process.kill(pid, 'SIGKILL');
    if (step > LAST_STEP) throw new Error(`The earlier PostgreSQL (process ${pid}) does not end.`);
    await pause(STEP_MS);
  }
}

/** Backends of a killed postmaster end by themselves; a new one must not start before that. */
async function waitForOrphans(folder: string) {
  if (process.platform !== 'linux') return;
  for (let step = 0; step < POLITE_STEPS; step++) {
    const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
    if (!pids.some((pid) => worksIn(pid, folder))) return;
    await pause(STEP_MS);
  }
  throw new Error('Processes of an earlier PostgreSQL do not end.');
}

/** Every PostgreSQL process has its data folder as working directory. */
function worksIn(pid: string, folder: string) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    return false;
  }
}

function isPostgres(pid: number) {
  try {
    if (process.platform !== 'linux') return isAlive(pid);
    const state = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return state.includes('(postgres)') && !state.includes(') Z ');
  } catch {
    return false;
  }
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
