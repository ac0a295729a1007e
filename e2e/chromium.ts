import { existsSync } from 'node:fs';

/**
 * First the one that draws no window around the page, because it leaves more of two cores to the
 * page.
 */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Finds the machine's own browser: the tests download none. */
export function findChromium(): string {
  const found = PLACES.find(existsSync);
  if (!found) throw new Error('Chromium is missing: apt-get install chromium-headless-shell');
  return found;
}
