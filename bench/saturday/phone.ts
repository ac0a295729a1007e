import type { Estado } from '@comanda/contract/orders/orders';
import { call, expect, order, type Person, type Span, someDishes, take, watch } from './person.ts';

export type Table = { mesa: string; firma: string };

const CHOOSING: Span = [15_000, 45_000];
const EATING: Span = [5_000, 20_000];

/** A diner at a table, again and again: reads the menu, orders, follows the order until it comes. */
export async function usePhone(diner: Person, table: Table): Promise<void> {
  const known = new Map<string, string>();
  // They do not all sit down together.
  await take([0, CHOOSING[1]]);
  while (diner.isOpen()) {
    await readMenu(diner, known);
    await take(CHOOSING);
    if (!diner.isOpen()) return;
    const created = await order(diner, {
      tipo: 'en_local',
      ...table,
      nombreCliente: diner.name,
      email: `${diner.name.replaceAll(' ', '.')}@correo.example`,
      metodoPago: 'datafono',
      aceptaPolitica: true,
      productos: someDishes(),
    });
    if (created?.seguimiento) await follow(diner, created.seguimiento);
    await take(EATING);
  }
}

/** Whole at first, then only whether it is still the one the phone has. */
async function readMenu(diner: Person, known: Map<string, string>): Promise<void> {
  for (const noun of ['categories', 'products']) {
    const path = `/api/${noun}?dbName=${diner.dbName}`;
    const etag = known.get(path);
    const answer = await call(diner, { path, ...(etag && { etag }) });
    if (expect(diner, answer, etag ? 304 : 200, path)) {
      known.set(path, answer.response.headers.get('etag') ?? '');
    }
  }
}

async function follow(diner: Person, seguimiento: string): Promise<void> {
  const path = '/api/orders/seguimiento';
  const body = { dbName: diner.dbName, tokens: [seguimiento] };
  expect(diner, await call(diner, { path, method: 'POST', body }), 200, path);
  const delivered = Promise.withResolvers<void>();
  const close = await watch(
    diner,
    (_event, { estado }) => {
      if (estado === ('entregado' satisfies Estado)) delivered.resolve();
    },
    seguimiento,
  );
  await Promise.race([delivered.promise, diner.over]);
  close();
}
