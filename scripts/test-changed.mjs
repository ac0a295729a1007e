import { execFileSync } from 'node:child_process';
import { ensureInstalled } from './install.mjs';
import { run, TSC } from './run.mjs';

// Runs what a change affects: the types, and every test whose imports lead to a changed file.
// Faults and browser tests are left to `npm test`.
await ensureInstalled();
const isDirty = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }) !== '';
const base = process.argv[2] ?? (isDirty ? 'HEAD' : 'HEAD~1');

const codes = [
  await run('biome', ['check', '--changed', `--since=${base}`, '--no-errors-on-unmatched']),
  await run('tsc', [...TSC, '.']),
  await run('tsc', [...TSC, 'web']),
  await run('vitest', ['run', '--changed', base, '--passWithNoTests', '--project=!faults']),
];
process.exit(codes.some((code) => code !== 0) ? 1 : 0);
