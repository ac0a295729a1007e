/**
 * How fast the product is, compared with the least a server can do: each target with its result.
 *
 *   npm run bench                 all of it, about twelve minutes
 *   npm run bench -- create list  only those
 *
 * Writes bench/results.md when everything ran. PROFILE=<folder> writes a CPU profile of the product there.
 */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLoad } from './speed/load.ts';
import { markOf, type Part, type Result } from './speed/part.ts';
import { create } from './speed/parts/create.ts';
import { growth } from './speed/parts/growth.ts';
import { list } from './speed/parts/list.ts';
import { live } from './speed/parts/live.ts';
import { menu } from './speed/parts/menu.ts';
import { start } from './speed/parts/start.ts';
import { statements } from './speed/parts/statements.ts';
import { resultsPage } from './speed/results-page.ts';
import { startProduct, startReference, stopServers } from './speed/servers.ts';
import { makeWorld, startDatabases } from './speed/world.ts';

// The list comes first, because orders taken afterwards differ in size between ours and the
// reference.
const PARTS: Record<string, Part> = { list, create, statements, live, menu, start, growth };

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  print(`No conozco ${unknown.join(', ')}. Hay: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}

const folder = await mkdtemp(join(tmpdir(), 'comanda-bench-'));
const databases = await startDatabases(folder);
const load = startLoad();
const results: Result[] = [];
try {
  const world = await timed('mundo', () =>
    makeWorld(databases, 'mundo', { sedes: 50, days: 20, ordersADay: 200 }),
  );
  const { PROFILE } = process.env;
  const flags = PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${PROFILE}`] : [];
  // The very first start compiles; the bench measures the later ones.
  await (await startProduct({ folder, env: { DATABASE_URL: world.url } })).stop();
  const product = await startProduct({ folder, env: { DATABASE_URL: world.url }, flags });
  const reference = await startReference({ folder, env: { DATABASE_URL: world.url } });
  for (const [name, part] of Object.entries(PARTS)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const measured = await timed(name, () =>
      part({ folder, databases, load, world, product, reference }),
    );
    for (const result of measured) {
      print(`${markOf(result)} ${result.target}: ${result.measured}, ${result.limit}`);
    }
    results.push(...measured);
  }
  await world.close();
} finally {
  await stopServers();
  load.stop();
  await databases.stop();
}
if (results.some(({ isMet }) => isMet === false)) process.exitCode = 1;
if (chosen.length === 0) {
  await writeFile(join(import.meta.dirname, 'results.md'), resultsPage(results));
  print('Escrito en bench/results.md.');
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  print(`  ${what}: ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
  return result;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
