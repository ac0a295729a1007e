import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { type Binaries, findBinaries, shareBinaries } from './binaries.ts';

const USER = 'postgres';

/** How to run a program so that PostgreSQL, which refuses root, accepts it. */
export type RunAs = {
  owner: { uid: number; gid: number } | null;
  command: (program: string, args: string[]) => [program: string, args: string[]];
  ids: { uid: number; gid: number } | Record<string, never>;
  binaries: Binaries;
};

/**
 * An ordinary user runs PostgreSQL as itself. Root runs it as the `postgres` system user, created
 * if missing. That user cannot enter a private folder (a clone in /root or in a `mktemp -d`), so
 * there it gets a copy of the programs and the one capability that lets it reach its data.
 */
export function runAs(dataDir: string, clusterFolder: string): RunAs {
  const command: RunAs['command'] = (program, args) => [program, args];
  const own = findBinaries();
  if (process.getuid?.() !== 0) return { owner: null, ids: {}, command, binaries: own };
  const owner = ownerOf(clusterFolder) ?? findUser() ?? createUser();
  const binaries = canReach(owner, own.postgres) ? own : shareBinaries();
  if (canReach(owner, dataDir)) return { owner, ids: owner, command, binaries };
  const keepAccess = [
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ];
  return {
    owner,
    ids: {},
    binaries,
    command: (program, args) => ['setpriv', [...keepAccess, '--', program, ...args]],
  };
}

/** An existing cluster keeps the user it belongs to. */
function ownerOf(folder: string) {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : null;
}

function findUser() {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${USER}:`));
  if (!line) return null;
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

function createUser() {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--shell', '/usr/sbin/nologin', USER], {
      stdio: 'pipe',
    });
  } catch (cause) {
    throw new Error(
      `PostgreSQL no corre como root y no se pudo crear el usuario de sistema "${USER}": ` +
        'créalo, arranca con un usuario corriente o indica DATABASE_URL.',
      { cause },
    );
  }
  const user = findUser();
  if (!user) throw new Error(`The system user "${USER}" does not exist after it was created.`);
  return user;
}

function canReach(ids: { uid: number; gid: number }, path: string) {
  return spawnSync('test', ['-r', path], { ...ids, cwd: '/' }).status === 0;
}
