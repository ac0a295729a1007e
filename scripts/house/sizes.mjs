import { posix } from 'node:path';

const MAX_FILES = 30;

/** Folders with more files than a person can take in, not counting tests and subfolders. */
export function tooLarge(sources) {
  const counts = new Map();
  for (const { file, isTest } of sources) {
    const folder = posix.dirname(file);
    if (!isTest) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MAX_FILES)
    .map(([folder, count]) => `${folder} has ${count} files, at most ${MAX_FILES}`);
}
