import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { check } from './check.mjs';
import { ensureInstalled } from './install.mjs';
import { run, toolEnv } from './run.mjs';
import { ensureSystemPackages } from './system-packages.mjs';

await ensureInstalled();
await ensureSystemPackages();

const reports = mkdtempSync(join(tmpdir(), 'comanda-tests-'));
const results = [await check(), await vitest(), await playwright()];

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
  }));
}

/** The product in a real browser. */
async function playwright() {
  await ensureBuilt();
  const report = join(reports, 'playwright.json');
  const env = { ...toolEnv(), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const code = await run('playwright', ['test', '-c', 'e2e', '--reporter=list,json'], { env });
  return count(code, report, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
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

function sum(field) {
  return results.reduce((total, result) => total + result[field], 0);
}
