import { bogotaDay } from '@comanda/contract/days';
import type { Estado, Order } from '@comanda/contract/orders/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countStatements } from '../../test/count-statements.ts';
import { makeEmployee } from '../../test/factories.ts';
import { openService } from '../../test/service.ts';

const AGO_MS = 10 * 86_400_000;

let service: Awaited<ReturnType<typeof openService>>;
let paidLongAgo: Order;
let neverDelivered: Order;
let paidOnlyToday: Order;
let paidToday: Order;

beforeAll(async () => {
  service = await openService();
  paidLongAgo = await longAgo(['preparado', 'entregado', 'facturado']);
  neverDelivered = await longAgo(['preparado']);
  paidOnlyToday = await longAgo(['preparado', 'entregado']);
  await move(paidOnlyToday, ['facturado']);
  paidToday = await service.create();
  await move(paidToday, ['preparado', 'entregado', 'facturado']);
});
afterAll(() => service.server.close());

async function move(order: Order, estados: readonly Estado[]): Promise<void> {
  for (const estado of estados) {
    const { status } = await service.move(order, estado, service.restaurant.token);
    expect(status).toBe(200);
  }
}

/** An order that was taken, and moved this far, ten days ago. */
async function longAgo(estados: readonly Estado[]): Promise<Order> {
  const order = await service.create({
    tipo: 'a_domicilio',
    direccion: 'Calle 9 # 8-7',
    telefono: '310 555 0101',
  });
  await move(order, estados);
  const then = new Date(Date.now() - AGO_MS);
  await sql`UPDATE orders SET "horaCreacion" = ${then},
      "fechaPreparado" = CASE WHEN "fechaPreparado" IS NOT NULL THEN ${then}::timestamptz END,
      "fechaEntregado" = CASE WHEN "fechaEntregado" IS NOT NULL THEN ${then}::timestamptz END,
      "fechaFacturado" = CASE WHEN "fechaFacturado" IS NOT NULL THEN ${then}::timestamptz END
    WHERE id = ${order._id}`.execute(service.server.db);
  return order;
}

const list = (token: string, query = '') =>
  service.server.call('GET', `/api/orders?dbName=${service.sede.dbName}${query}`, { token });

async function listed(token: string, query = ''): Promise<string[]> {
  const { status, body } = await list(token, query);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.map(({ _id }: Order) => _id).sort();
}

const idsOf = (...orders: Order[]) => orders.map(({ _id }) => _id).sort();

test('a cook sees open orders and those of today, whatever list is asked for', async () => {
  const day = bogotaDay(new Date(Date.now() - AGO_MS));
  const shown = idsOf(neverDelivered, paidOnlyToday, paidToday);
  const token = service.cook.token;
  expect(await listed(token)).toEqual(shown);
  expect(await listed(token, '&sinceRevision=0')).toEqual(shown);
  expect(await listed(token, '&q=nubia')).toEqual(shown);
  expect(await listed(token, '&estado=facturado')).toEqual(idsOf(paidOnlyToday, paidToday));
  expect(await listed(token, `&desde=${day}&hasta=${day}`)).toEqual(
    idsOf(neverDelivered, paidOnlyToday),
  );
  expect(await listed(token, `&desde=${day}&hasta=${day}&q=calle 9&estado=facturado`)).toEqual(
    idsOf(paidOnlyToday),
  );
});

test('a cook who pages on reaches the end of today', async () => {
  const seen: string[] = [];
  let cursor = '';
  do {
    const { body } = await list(service.cook.token, `&limit=1${cursor && `&cursor=${cursor}`}`);
    seen.push(...body.data.map(({ _id }: Order) => _id));
    cursor = encodeURIComponent(body.nextCursor ?? '');
  } while (cursor);
  expect(seen.sort()).toEqual(idsOf(neverDelivered, paidOnlyToday, paidToday));
});

test('a cook learns nothing of a past order by trying to move it', async () => {
  const { status, body } = await service.move(paidLongAgo, 'preparado', service.cook.token);
  expect([status, body.code]).toEqual([404, 'pedido_desconocido']);
  expect(body).not.toHaveProperty('data');
  const open = await service.move(neverDelivered, 'preparado', service.cook.token);
  expect(open.status).toBe(200);
});

test('an employee who also takes orders, charges or reports reads the past', async () => {
  const { server, sede } = service;
  for (const permiso of ['pedidos', 'caja', 'reportes'] as const) {
    const { token } = await makeEmployee(server.db, sede, ['cocina', permiso]);
    expect(await listed(token)).toContain(paidLongAgo._id);
  }
});

test('the list of a cook is one statement', async () => {
  await expect
    .poll(async () => {
      const { statements } = await countStatements(service.server.db, async () => {
        await listed(service.cook.token);
      });
      return statements;
    })
    .toBe(1);
});
