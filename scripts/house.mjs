// What `npm run check` verifies of the layout in docs/architecture.md.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { againstArrows } from './house/arrows.mjs';
import { circles } from './house/circles.mjs';
import { readSources } from './house/imports.mjs';
import { missingFiles } from './house/named-files.mjs';
import { patched } from './house/patched.mjs';
import { tooLarge } from './house/sizes.mjs';
import { sharedTables } from './house/tables.mjs';
import { strangeTabs } from './house/tabs.mjs';
import { patchingPlugins } from './house/transforms.mjs';
import { ROOT } from './run.mjs';

/** Every violation of the layout, one sentence each. */
export function refusals(root = ROOT) {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const sources = readSources(root, [...workspaces, 'scripts']);
  return [
    ...againstArrows(sources),
    ...circles(sources),
    ...tooLarge(sources),
    ...sharedTables(sources),
    ...strangeTabs(sources),
    ...patched(root, workspaces),
    ...patchingPlugins(sources),
    ...missingFiles(root, workspaces),
  ];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const found = refusals();
  for (const refusal of found) console.error(refusal);
  process.exit(found.length > 0 ? 1 : 0);
}
