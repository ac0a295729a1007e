import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The machine's own browser: the tests download none. */
export function findChromium(): string {
  const found = PLACES.find(existsSync);
  if (!found) throw new Error('Falta Chromium: apt-get install chromium');
  return found;
}
