import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { check } from './check.mjs';
import { ensureInstalled } from './install.mjs';
import { run, toolEnv } from './run.mjs';
import { ensureSystemPackages } from './system-packages.mjs';

const SLOWEST = 20;

await ensureInstalled();
await ensureSystemPackages();

const reports = mkdtempSync(join(tmpdir(), 'comanda-tests-'));
const results = [await check(), await vitest(), await playwright()];

printSlowest(results.flatMap(({ files = [] }) => files));
const passed = sum('passed');
const failed = sum('failed');
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

/** Rules, routes and components. */
async function vitest() {
  const report = join(reports, 'vitest.json');
  const code = await run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return count(code, report, (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    files: json.testResults.map(({ name, startTime, endTime }) => ({
      name: relative('.', name),
      ms: endTime - startTime,
    })),
  }));
}

/** The product in a real browser. */
async function playwright() {
  await ensureBuilt();
  const report = join(reports, 'playwright.json');
  const env = { ...toolEnv(), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const code = await run('playwright', ['test', '-c', 'e2e', '--reporter=list,json'], { env });
  return count(code, report, ({ stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    files: suites.map((file) => ({ name: file.file, ms: durationOf(file) })),
  }));
}

/** A runner that broke before it could report, or failed outside a test, counts as one failure. */
function count(code, report, read) {
  try {
    const result = read(JSON.parse(readFileSync(report, 'utf8')));
    return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function durationOf({ suites = [], specs = [] }) {
  const own = specs
    .flatMap(({ tests }) => tests)
    .flatMap((test) => test.results)
    .map((result) => result.duration);
  return [...own, ...suites.map(durationOf)].reduce((total, ms) => total + ms, 0);
}

function printSlowest(files) {
  console.log(`\nThe ${SLOWEST} slowest files, in seconds of a worker:`);
  for (const { name, ms } of files.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)) {
    console.log(`${(ms / 1000).toFixed(1).padStart(7)}  ${name}`);
  }
}

function sum(field) {
  return results.reduce((total, result) => total + result[field], 0);
}
