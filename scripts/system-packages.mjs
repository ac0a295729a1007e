import { spawnSync } from 'node:child_process';
import { run } from './run.mjs';

/** Programs that the tests use and that npm does not bring, with the Debian package of each. */
const PROGRAMS = [
  {
    names: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'],
    package: 'chromium-headless-shell',
  },
  { names: ['redis-server'], package: 'redis-server' },
  { names: ['nginx', '/usr/sbin/nginx'], package: 'nginx-light' },
  { names: ['pgbouncer', '/usr/sbin/pgbouncer'], package: 'pgbouncer' },
];

const isPresent = (name) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;

export async function ensureSystemPackages() {
  const missing = PROGRAMS.filter(({ names }) => !names.some(isPresent)).map((p) => p.package);
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !isPresent('apt-get')) {
    console.error(`The tests need ${missing.join(', ')}. Install them, for example with:`);
    console.error(`  sudo apt-get install ${missing.join(' ')}`);
    process.exit(1);
  }
  console.log(`Installing ${missing.join(' and ')}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  const code = await run(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...missing],
    {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  if (code !== 0) {
    console.error(`Could not install ${missing.join(' and ')} with apt-get.`);
    process.exit(1);
  }
}
