import { addDays, bogotaDay } from '../../../contract/src/days.ts';
import { makeCrowd } from '../crowd.ts';
import type { LoadRequest } from '../load.ts';
import { decimal, type Part, type Result } from '../part.ts';
import { median } from '../quantile.ts';
import { startProduct } from '../servers.ts';
import { bearer, creating, listing, makeWorld, type Workplace, type World } from '../world.ts';

const ROUNDS = 5;
const LIMIT = 1.3;
/** In fifty sedes of two hundred orders a day: two million. DAYS makes a shorter past, for a try. */
const { DAYS = '200' } = process.env;

/**
 * The same queries to a young restaurant, to one with years of orders, and to one among ten
 * thousand.
 */
export const growth: Part = async ({ folder, databases, load }) => {
  const small = await makeWorld(databases, 'pequeno', { sedes: 1, days: 10, ordersADay: 200 });
  // Not the world of the other parts, which took thousands of orders in it today.
  const middle = await makeWorld(databases, 'mediano', { sedes: 50, days: 20, ordersADay: 200 });
  const large = await makeWorld(databases, 'grande', {
    sedes: 50,
    days: Number(DAYS),
    ordersADay: 200,
  });
  const crowd = await makeWorld(databases, 'muchos', { sedes: 1, days: 10, ordersADay: 200 });
  await makeCrowd(crowd.db, 10_000);
  const worlds: [string, World][] = [
    ['2.000', small],
    ['200.000', middle],
    [decimal(Number(DAYS) * 10_000, 0), large],
    ['2.000 entre 10.000 restaurantes', crowd],
  ];
  const products = await Promise.all(
    worlds.map(([, { url }]) => startProduct({ folder, env: { DATABASE_URL: url } })),
  );
  const results: Result[] = [];
  for (const [name, ask] of Object.entries(QUESTIONS)) {
    const jobs = worlds.map(([, { sedes }], at) => ({
      url: products[at]?.url ?? '',
      clients: 2,
      requests: sedes.slice(0, 1).map(ask),
    }));
    for (const job of jobs) await load.run({ ...job, ms: 1_500 });
    const p50s: number[][] = worlds.map(() => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [at, job] of jobs.entries()) {
        p50s[at]?.push((await load.run({ ...job, ms: 700 })).p50);
      }
    }
    for (const [at, [size]] of worlds.entries()) {
      if (at === 0) continue;
      const ratio = median((p50s[at] ?? []).map((p50, round) => p50 / (p50s[0]?.[round] ?? 0)));
      results.push({
        target: `${name}, ${size} pedidos: p50 frente a 2.000`,
        limit: `≤ ${decimal(LIMIT, 2)} ×`,
        measured: `${decimal(ratio, 2)} × (${decimal(median(p50s[at] ?? []), 2)} y ${decimal(median(p50s[0] ?? []), 2)} ms)`,
        isMet: ratio <= LIMIT,
      });
    }
  }
  for (const product of products) await product.stop();
  for (const { close } of [small, middle, large, crowd]) await close();
  return results;
};

const today = bogotaDay(new Date());

const QUESTIONS: Record<string, (sede: Workplace) => LoadRequest> = {
  lista: listing,
  búsqueda: (sede) => asking(sede, 'q=bandeja&limit=50'),
  'filtro de un día': (sede) => {
    const day = addDays(today, -3);
    return asking(sede, `desde=${day}&hasta=${day}&limit=50`);
  },
  'reporte de una semana': (sede) => ({
    path: `/api/reports/summary?dbName=${sede.dbName}&desde=${addDays(today, -6)}&hasta=${today}`,
    headers: bearer(sede),
  }),
  // Last, because a day with more orders takes a report longer.
  crear: creating,
};

function asking(sede: Workplace, query: string): LoadRequest {
  return { path: `/api/orders?dbName=${sede.dbName}&${query}`, headers: bearer(sede) };
}
