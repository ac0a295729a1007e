import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

const CHECKS = [
  ['format and lint', 'biome', ['ci', '--log-level=warn']],
  ['layout: arrows, circles, sizes, tables, patches, papers', 'node', ['scripts/house.mjs']],
  ['types of the server', 'tsc', ['--noEmit', '-p', '.']],
  ['types of the web', 'tsc', ['--noEmit', '-p', 'web']],
  ['dead code', 'knip', []],
];

/** Runs every check, even after one has failed, and returns how many passed and failed. */
export async function check() {
  let failed = 0;
  for (const [name, command, args] of CHECKS) {
    const isFine = (await run(command, args)) === 0;
    console.log(`${isFine ? '✓' : '✗'} ${name}`);
    if (!isFine) failed++;
  }
  return { passed: CHECKS.length - failed, failed };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await ensureInstalled();
  const { failed } = await check();
  process.exit(failed ? 1 : 0);
}
