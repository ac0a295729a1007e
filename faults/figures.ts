import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLong } from './form.ts';

const FOLDER = join(import.meta.dirname, '..', 'test-results', 'faults');
const DOCUMENT = join(import.meta.dirname, '..', 'docs', 'reliability.md');

type Figure = {
  /** What was promised, as the document says it. */
  promise: string;
  /** What the run saw. */
  seen: string;
};

/** Called by a test once it has seen its promise kept. */
export function record(promise: string, seen: string): void {
  mkdirSync(FOLDER, { recursive: true });
  const name = promise.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  writeFileSync(join(FOLDER, `${name}.json`), JSON.stringify({ promise, seen } satisfies Figure));
}

export function forgetFigures(): void {
  rmSync(FOLDER, { recursive: true, force: true });
}

/** The document is what the last long run saw, and nothing else. */
export function writeDocument(): void {
  if (!isLong) return;
  const figures = readdirSync(FOLDER)
    .sort()
    .map((file): Figure => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
  const rows = figures.map(({ promise, seen }) => `| ${promise} | ${seen} |`);
  writeFileSync(DOCUMENT, [...HEAD, ...rows, ''].join('\n'));
}

const HEAD = [
  '# Reliability',
  '',
  'Written by `npm run test:faults`: each line is a test in `faults/`, and its figure what that run',
  'saw. `npm test` runs the same tests in a short form.',
  '',
  '| promise | seen |',
  '|---|---|',
];
