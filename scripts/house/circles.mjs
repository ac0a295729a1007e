/**
 * Folders that import each other, at every depth: no child of a folder may lead back to itself. A
 * file beside folders counts as its own folder; files of one folder may import each other.
 */
export function circles(sources) {
  return [...childrenGraphs(sources)].flatMap(([parent, graph]) =>
    components(graph)
      .filter((group) => group.length > 1 && group.some((name) => !name.includes('.')))
      .map((group) => describe(parent, group.sort(), graph)),
  );
}

/** Folder → child → child that it imports → one such import. */
function childrenGraphs(sources) {
  const graphs = new Map();
  for (const { file, imports, isTest } of sources) {
    if (isTest) continue;
    for (const target of imports) {
      const from = file.split('/');
      const to = target.split('/');
      const depth = from.findIndex((part, i) => part !== to[i]);
      // The arrows between packages are a separate rule.
      if (depth < 1) continue;
      const parent = from.slice(0, depth).join('/');
      const graph = graphs.get(parent) ?? graphs.set(parent, new Map()).get(parent);
      for (const name of [from[depth], to[depth]]) if (!graph.has(name)) graph.set(name, new Map());
      const edges = graph.get(from[depth]);
      if (!edges.has(to[depth])) edges.set(to[depth], `${file} → ${target}`);
    }
  }
  return graphs;
}

/** Strongly connected components, by Tarjan. */
function components(graph) {
  const seen = new Map();
  const lowest = new Map();
  const stack = [];
  const found = [];
  const visit = (name) => {
    seen.set(name, seen.size);
    lowest.set(name, seen.get(name));
    stack.push(name);
    for (const next of graph.get(name).keys()) {
      if (!seen.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(name, Math.min(lowest.get(name), lowest.get(next)));
    }
    if (lowest.get(name) === seen.get(name)) found.push(stack.splice(stack.indexOf(name)));
  };
  for (const name of graph.keys()) if (!seen.has(name)) visit(name);
  return found;
}

function describe(parent, group, graph) {
  const lines = group.flatMap((from) =>
    [...graph.get(from)]
      .filter(([to]) => group.includes(to))
      .map(([, example]) => `    ${example}`),
  );
  return `${parent}: ${group.join(', ')} import each other in a circle\n${lines.join('\n')}`;
}
