import { posix } from 'node:path';

const MAX_FILES = 30;
const MAX_LINES = 350;
/** Files at the top of a package, beside its rooms. */
const MAX_LOOSE = { 'contract/src': 10, 'server/src': 4 };

/**
 * Folders with more files than a person can take in, not counting tests and subfolders, and files
 * with more lines.
 */
export function tooLarge(sources) {
  const written = sources.filter(({ isTest }) => !isTest);
  const counts = new Map();
  for (const { file } of written) {
    const folder = posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [
    ...[...counts]
      .map(([folder, count]) => [folder, count, MAX_LOOSE[folder] ?? MAX_FILES])
      .filter(([, count, most]) => count > most)
      .map(([folder, count, most]) => `${folder} has ${count} files, at most ${most}`),
    ...written
      .map(({ file, text }) => [file, text.split('\n').length - 1])
      .filter(([, lines]) => lines > MAX_LINES)
      .map(([file, lines]) => `${file} has ${lines} lines, at most ${MAX_LINES}`),
  ];
}
