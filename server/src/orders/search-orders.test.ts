import { searchText } from '@comanda/contract/orders/order-search';
import type { Order } from '@comanda/contract/orders/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryAt } from '../../test/empty-database.ts';
import { openOldDatabase } from '../../test/old-database.ts';
import { openService } from '../../test/service.ts';
import { migrate } from '../db/migrate.ts';
import { SEARCH_SPAN } from './list-orders.db.ts';

const { server, sede, waiter, create } = await openService();
afterAll(() => server.close());

let oldest: Order;

// One order says 'Zacarías', behind more orders than one search reads.
beforeAll(async () => {
  oldest = await create({ nombreCliente: 'Zacarías Único' });
  await sql`
    INSERT INTO orders (restaurant_id, location_id, id, revision, tipo, "nombreCliente",
      "metodoPago", "creadoPor", productos, total, busqueda, "horaCreacion")
    SELECT restaurant_id, location_id, lpad(to_hex(n), 24, '0'), revision, 'para_llevar', 'Ana',
      'efectivo', '', productos, total, 'ana', "horaCreacion" + n * interval '1 second'
    FROM orders, generate_series(1, ${SEARCH_SPAN} + 10) n
    WHERE id = ${oldest._id}`.execute(server.db);
});

const list = async (query: string) => {
  const { body } = await server.call('GET', `/api/orders?dbName=${sede.dbName}&${query}`, {
    token: waiter.token,
  });
  return body as { data: Order[]; nextCursor: string | null };
};

test('a search that finds nothing near says where to go on, and finds it there', async () => {
  const near = await list('q=zacarias');
  expect(near.data).toEqual([]);
  expect(near.nextCursor).not.toBeNull();
  const far = await list(`q=zacarias&cursor=${near.nextCursor}`);
  expect(far.data).toEqual([oldest]);
  expect(far.nextCursor).toBeNull();
});

test('paging through the results misses nothing and repeats nothing', async () => {
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await list(`q=ana&limit=300${cursor && `&cursor=${cursor}`}`);
    seen.push(...page.data.map(({ _id }) => _id));
    cursor = page.nextCursor;
  }
  expect(seen).toHaveLength(SEARCH_SPAN + 10);
  expect(new Set(seen).size).toBe(seen.length);
});

test('orders from before the search text was stored are found as before', async () => {
  const old = await openOldDatabase('011-order-writes.sql');
  await migrate(old.url);
  const [order] = await queryAt<{ busqueda: string }>(old.url, 'SELECT busqueda FROM orders');
  const productos = [{ nombre: 'Pollo "asado"' }, { nombre: 'Ají' }];
  const described = { tipo: 'en_local', mesa: 'Jardín', direccion: null, productos } as const;
  expect(order?.busqueda).toBe(searchText({ ...described, nombreCliente: 'José Ñáñez' }));
  await old.close();
});
