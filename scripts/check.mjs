import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { runAside, TSC } from './run.mjs';

// The longest first.
const CHECKS = [
  ['types of the server', 'tsc', [...TSC, '.']],
  ['types of the web', 'tsc', [...TSC, 'web']],
  ['dead code', 'knip', []],
  ['format and lint', 'biome', ['ci', '--log-level=warn']],
  ['layout: arrows, circles, sizes, tables, patches, papers', 'node', ['scripts/house.mjs']],
];

/** Runs every check, all at once, and returns how many passed and failed. */
export async function check() {
  const codes = await Promise.all(
    CHECKS.map(async ([name, command, args]) => {
      const { code, output } = await runAside(command, args);
      console.log(`${output}${code === 0 ? '✓' : '✗'} ${name}`);
      return code;
    }),
  );
  const failed = codes.filter((code) => code !== 0).length;
  return { passed: CHECKS.length - failed, failed };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await ensureInstalled();
  const { failed } = await check();
  process.exit(failed ? 1 : 0);
}
