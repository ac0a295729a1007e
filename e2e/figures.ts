import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Not with the test results, because each runner deletes those at its start. */
const FOLDER = join(import.meta.dirname, '..', 'node_modules', '.cache', 'comanda-figures');

/** The promises, in the order of docs/reliability.md. */
export const PROMISES = {
  offline: 'Staff screens without network',
  crash: 'Crashes under orders',
  lostAnswers: 'Answers lost after the commit',
  diskFull: 'A full disk',
  races: 'Moves that exclude each other',
  nodes: 'Several nodes',
  redis: 'Without Redis',
  malformed: 'Malformed requests',
  freeze: 'Requests that freeze a server',
  sessions: 'Ended sessions',
  tenants: 'Two restaurants',
  carts: 'Tampered carts',
  flood: 'Floods of orders',
  menus: 'The largest menu',
  texts: 'Hostile texts',
  uploads: 'Uploads',
  clock: 'Clocks a day apart',
  backup: 'Backup, restore, export',
  audit: 'Known vulnerabilities in dependencies',
} as const;

export type Promised = keyof typeof PROMISES;

export type Figure = {
  of: Promised;
  /** What was tried. */
  tried: string;
  /** What the run saw. */
  seen: string;
};

/** Called by a test that passed; the long form writes the figure into the document. */
export function record(of: Promised, tried: string, seen: string): void {
  mkdirSync(FOLDER, { recursive: true });
  const name = `${of}-${tried.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`.slice(0, 120);
  const figure: Figure = { of, tried, seen };
  writeFileSync(join(FOLDER, `${name}.json`), JSON.stringify(figure));
}

export function readFigures(): Figure[] {
  return readdirSync(FOLDER)
    .sort()
    .map((file): Figure => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
}

export function forgetFigures(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
}
