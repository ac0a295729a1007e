/** Package → packages of ours that it may import. */
const MAY_IMPORT = {
  contract: [],
  assistant: ['contract'],
  server: ['contract', 'assistant'],
  web: ['contract'],
  'print-agent': ['contract'],
  'demo-art': ['contract', 'server'],
  e2e: ['contract', 'print-agent', 'scripts'],
  faults: ['contract', 'server', 'print-agent', 'e2e', 'scripts'],
  bench: ['contract', 'assistant', 'server', 'e2e', 'scripts'],
  scripts: [],
};

/** What the tests of a package may also import. */
const MAY_TEST_WITH = { 'print-agent': ['server'] };

/** The layers of `web/src`, lowest first: each imports only those before it. */
const WEB_LAYERS = ['lib', 'ui', 'features', 'areas'];

/** Imports against the arrows, in the product and in its tests. */
export function againstArrows(sources) {
  return sources.flatMap(({ file, imports, isTest }) =>
    imports
      .filter((target) => !mayImport(file, target, isTest))
      .map((target) => `${file} may not import ${target}`),
  );
}

function mayImport(file, target, isTest) {
  const [from] = file.split('/');
  const [to] = target.split('/');
  if (from !== to) {
    const isAllowed = MAY_IMPORT[from]?.includes(to) ?? false;
    return isAllowed || (isTest && (MAY_TEST_WITH[from]?.includes(to) ?? false));
  }
  // A test may set up what is above the thing it tests.
  if (from !== 'web' || isTest) return true;
  const [below, above] = [file, target].map((path) => WEB_LAYERS.indexOf(path.split('/')[2]));
  return below === -1 || above <= below;
}
