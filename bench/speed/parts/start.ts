import { join } from 'node:path';
import { startCluster } from '../../../server/src/postgres/cluster.ts';
import { decimal, type Part, type Setting } from '../part.ts';
import { median } from '../quantile.ts';
import { startProduct, startReference } from '../servers.ts';

const STARTS = 5;

/**
 * From process start to the first 200 of /readyz, over existing data, and the memory afterwards.
 */
export const start: Part = async (setting) => {
  const { folder, world, product, reference } = setting;
  const dataDir = join(folder, 'own-data');
  const own = () => startProduct({ folder, env: { DATA_DIR: dataDir } });
  // The first start makes the database and fills the compile cache.
  await (await own()).stop();
  await (await bare()).stop();
  const times = { database: [] as number[], reference: [] as number[], product: [] as number[] };
  for (let round = 0; round < STARTS; round += 1) {
    const other = await bare();
    times.reference.push(other.readyMs);
    await other.stop();
    const ours = await own();
    times.product.push(ours.readyMs);
    await ours.stop();
    times.database.push(await startOfDatabase(dataDir));
  }
  const [ours, theirs, database] = [times.product, times.reference, times.database].map(median);
  const limit = 2 * (theirs ?? 0) + (database ?? 0);
  await warmUp(setting);
  const memory = { ours: product.memory(), theirs: reference.memory() };
  return [
    {
      target: 'arranque con datos, frente a 2 × la referencia más el de la base',
      limit: `≤ ${decimal(limit, 0)} ms`,
      measured: `${decimal(ours ?? 0, 0)} ms (referencia ${decimal(theirs ?? 0, 0)}, base ${decimal(database ?? 0, 0)})`,
      isMet: (ours ?? Number.NaN) <= limit,
    },
    {
      target: 'memoria después de la carga',
      limit: '≤ 2,00 ×',
      measured: `${decimal(memory.ours / memory.theirs, 2)} × (${decimal(memory.ours, 0)} y ${decimal(memory.theirs, 0)} MB)`,
      isMet: memory.ours <= 2 * memory.theirs,
    },
  ];

  function bare() {
    return startReference({ folder, env: { DATABASE_URL: world.url } });
  }
};

async function startOfDatabase(dataDir: string): Promise<number> {
  const begun = performance.now();
  const cluster = await startCluster(dataDir, () => undefined);
  const ms = performance.now() - begun;
  await cluster.stop();
  return ms;
}

/** Memory is compared after the same load, whichever parts ran before. */
async function warmUp({ load, world, product, reference }: Setting): Promise<void> {
  const { creating, orderOf } = await import('../world.ts');
  const bare = world.sedes.map((sede) => ({
    method: 'POST' as const,
    path: '/orders',
    body: JSON.stringify(orderOf(sede)),
    status: 201,
  }));
  const clients = 16;
  await load.run({ url: product.url, clients, ms: 4_000, requests: world.sedes.map(creating) });
  await load.run({ url: reference.url, clients, ms: 4_000, requests: bare });
}
