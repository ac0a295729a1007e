import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Replaces the code of a package, where a version only chooses which of its own. */
const OTHER_CODE = /^(npm|file|link|git|github|https?|\.|[\w-]+\/[\w-])/;

/** Dependencies that are not used as published. */
export function patched(root, workspaces) {
  return [
    ...['patches', '.patches']
      .filter((name) => existsSync(join(root, name)))
      .map((name) => `${name}/ patches a dependency`),
    ...['.', ...workspaces].flatMap((folder) => inManifest(root, join(folder, 'package.json'))),
  ];
}

function inManifest(root, file) {
  if (!existsSync(join(root, file))) return [];
  const manifest = JSON.parse(readFileSync(join(root, file), 'utf8'));
  const named = { ...manifest.dependencies, ...manifest.devDependencies };
  return [
    ...Object.keys(named)
      .filter((name) => /^(patch-package|postinstall-postinstall)$/.test(name))
      .map((name) => `${file}: ${name} patches a dependency`),
    ...Object.keys(manifest)
      .filter((key) => key === 'patchedDependencies')
      .map((key) => `${file}: ${key} patches a dependency`),
    ...replacements(named).map((name) => `${file}: ${name} is the name of another package`),
    ...replacements(manifest.overrides ?? {}).map(
      (name) => `${file}: overrides puts other code in the place of ${name}`,
    ),
  ];
}

function replacements(overrides) {
  return Object.entries(overrides).flatMap(([name, value]) => {
    if (typeof value === 'object') return replacements(value);
    return OTHER_CODE.test(value) ? [name] : [];
  });
}
