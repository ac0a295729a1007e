import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';
import { record } from '../e2e/figures.ts';
import { isLong } from '../e2e/form.ts';

type Report = { metadata?: { vulnerabilities?: Record<string, number> } };

// Only in the long form: it asks the registry, which is not reachable everywhere.
test.runIf(isLong)('no dependency has a known vulnerability of high severity', async () => {
  const report = await audit();
  const found = report?.metadata?.vulnerabilities;
  if (!found) {
    record('audit', '`npm audit`', 'not answered: the registry of this machine has no audit');
    return;
  }
  expect({ high: found.high, critical: found.critical }).toEqual({ high: 0, critical: 0 });
  const counts = Object.entries(found).map(([severity, count]) => `${count} ${severity}`);
  record('audit', '`npm audit`', counts.join(', '));
});

/** Null if the registry does not answer. The exit code is the number of findings, not a failure. */
function audit(): Promise<Report | null> {
  return new Promise((resolve) => {
    execFile('npm', ['audit', '--json'], { timeout: 120_000 }, (_error, stdout) => {
      try {
        resolve(JSON.parse(stdout));
      } catch {
        resolve(null);
      }
    });
  });
}
