import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'dist-server', 'data', '.git']);
const SOURCE = /\.(ts|tsx|mts|mjs)$/;
const TEST = /\.(test|spec)\.\w+$|^[\w-]+\/test\//;

const STATIC = /^\s*(?:import|export)\b(?:[^'"`;]*?\bfrom)?\s*['"]([^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]/g;

/**
 * Every source file below `folders` with the files of the project that it imports. All paths start at
 * `root` and have forward slashes.
 */
export function readSources(root, folders) {
  const packages = readPackages(root, folders);
  return folders
    .flatMap((folder) => filesBelow(join(root, folder)))
    .map((path) => relative(root, path).split(sep).join('/'))
    .filter((file) => SOURCE.test(file) && !file.endsWith('.d.ts') && !file.endsWith('.d.mts'))
    .map((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const imports = specifiersIn(text).map((specifier) => targetOf(file, specifier, packages));
      return {
        file,
        text,
        isTest: TEST.test(file),
        imports: [...new Set(imports)].filter(Boolean),
      };
    });
}

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesBelow(path);
    return entry.isFile() ? [path] : [];
  });
}

/** Package name → where the files that it exports are. */
function readPackages(root, folders) {
  const packages = new Map();
  for (const folder of folders) {
    const file = join(root, folder, 'package.json');
    if (!existsSync(file)) continue;
    const { name, exports } = JSON.parse(readFileSync(file, 'utf8'));
    packages.set(name, posix.join(folder, exports?.['./*'] ?? './*'));
  }
  return packages;
}

function specifiersIn(text) {
  return [...text.matchAll(STATIC), ...text.matchAll(DYNAMIC)].map(([, specifier]) => specifier);
}

/** The file that is meant; null for one outside the project. */
function targetOf(file, specifier, packages) {
  if (specifier.startsWith('.')) {
    const target = posix.join(dirname(file), specifier.replace(/\?.*$/, ''));
    return target.startsWith('..') ? null : target;
  }
  for (const [name, place] of packages) {
    if (specifier.startsWith(`${name}/`))
      return place.replace('*', specifier.slice(name.length + 1));
  }
  return null;
}
