import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './run.mjs';

const STAMP = join(ROOT, 'node_modules', '.installed');

/** Installs the dependencies when they are missing or not those of the lock file. */
export async function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Installing dependencies…');
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    env: process.env,
  });
  if (code !== 0) {
    console.error('Could not install the dependencies (npm ci).');
    process.exit(1);
  }
  writeFileSync(STAMP, wanted);
}
