import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a long run saw, for docs/reliability.md; `FIGURES_DIR` names where it is gathered. */
export function noteFigure(promise: string, seen: string): void {
  const folder = process.env.FIGURES_DIR;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const name = promise
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80);
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ promise, seen }));
}
