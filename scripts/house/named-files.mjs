import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PAPERS = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md'];
const FOLDERS = ['docs', 'docs/decisions'];
/** What a build writes. */
const BUILT = /\/dist(-server)?\b/;
const QUOTED = /`([\w./-]+)`/g;

/** Files and folders that a paper names and that do not exist. */
export function missingFiles(root, workspaces) {
  const rooms = new RegExp(`^(${[...workspaces, 'docs', 'scripts'].join('|')})/`);
  const papers = [...PAPERS, ...FOLDERS.flatMap((folder) => papersIn(root, folder))];
  return papers
    .filter((paper) => existsSync(join(root, paper)))
    .flatMap((paper) => {
      const text = readFileSync(join(root, paper), 'utf8');
      const named = [...text.matchAll(QUOTED)]
        .map(([, path]) => path)
        .filter((path) => rooms.test(path) && !BUILT.test(path));
      return [...new Set(named)]
        .filter((path) => !existsSync(join(root, path)))
        .map((path) => `${paper} names ${path}, which does not exist`);
    });
}

function papersIn(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);
}
