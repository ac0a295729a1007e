import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { PROMISES, type Promised, readFigures } from '../e2e/figures.ts';

const DOCUMENT = join(import.meta.dirname, '..', 'docs', 'reliability.md');

/**
 * The document contains only the figures of the last long run; a promise without a figure is a
 * failure.
 */
const figures = readFigures();
const missing: string[] = [];
const rows = Object.entries(PROMISES).flatMap(([of, title]) => {
  const seen = figures.filter((figure) => figure.of === (of as Promised));
  if (seen.length > 0) return seen.map((one) => `| ${title} | ${one.tried} | ${one.seen} |`);
  missing.push(title);
  return [`| ${title} | — | not seen in this run |`];
});
const day = new Date().toISOString().slice(0, 10);
writeFileSync(
  DOCUMENT,
  [
    '# Reliability',
    '',
    'Written by `npm run test:faults`, not by hand. Each line is a test in `faults/` or `e2e/`, with the figures of that',
    'run. `npm test` runs the same tests in a short form.',
    '',
    `Last run: ${day}, Node ${process.versions.node}, ${cpus().length} cores.`,
    '',
    '| promise | tried | seen |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n'),
);
if (missing.length > 0) {
  process.stderr.write(`No figure in this run: ${missing.join(', ')}\n`);
  process.exitCode = 1;
}
