import { posix } from 'node:path';

const MAX_FILES = 30;

/**
 * Folders that were larger when this rule was added, with the number they may have. It only
 * shrinks.
 */
const LARGER = {};

/** Folders with more files than a person can take in, not counting tests and subfolders. */
export function tooLarge(sources, larger = LARGER) {
  const counts = new Map();
  for (const { file, isTest } of sources) {
    const folder = posix.dirname(file);
    if (!isTest) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const over = [...counts]
    .filter(([folder, count]) => count > (larger[folder] ?? MAX_FILES))
    .map(
      ([folder, count]) => `${folder} has ${count} files, at most ${larger[folder] ?? MAX_FILES}`,
    );
  const shrunk = Object.keys(larger)
    .filter((folder) => (counts.get(folder) ?? 0) < larger[folder])
    .map((folder) => {
      const count = counts.get(folder) ?? 0;
      const now = count > MAX_FILES ? `lower it to ${count}` : 'take it out';
      return `${folder} is smaller than its number in scripts/house/sizes.mjs: ${now}`;
    });
  return [...over, ...shrunk];
}
