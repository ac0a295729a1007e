import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PAPERS = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/glossary.md'];
const QUOTED = /`([\w./-]+)`/g;

/** Files and folders that a paper for newcomers names and that do not exist. */
export function missingFiles(root, workspaces) {
  const rooms = new RegExp(`^(${[...workspaces, 'docs', 'scripts'].join('|')})/`);
  return PAPERS.filter((paper) => existsSync(join(root, paper))).flatMap((paper) => {
    const text = readFileSync(join(root, paper), 'utf8');
    const named = [...text.matchAll(QUOTED)]
      .map(([, path]) => path)
      .filter((path) => rooms.test(path));
    return [...new Set(named)]
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${paper} names ${path}, which does not exist`);
  });
}
