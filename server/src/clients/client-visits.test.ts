import type { KnownClient } from '@comanda/contract/clients/clients';
import { DAY_MS } from '@comanda/contract/days';
import type { Order } from '@comanda/contract/orders/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeClient, makeSede } from '../../test/factories.ts';
import { openService } from '../../test/service.ts';

let service: Awaited<ReturnType<typeof openService>>;
let diana: Awaited<ReturnType<typeof makeClient>>;
let sold: Order[];

beforeAll(async () => {
  service = await openService();
  const { server, sede, restaurant: owner } = service;
  diana = await makeClient(server.db, sede);
  await makeClient(server.db, sede);
  const orders: Order[] = [];
  for (let at = 0; at < 4; at += 1) orders.push(await service.create({}, diana.token));
  sold = orders.slice(0, 3);
  for (const order of sold) {
    for (const estado of ['preparado', 'entregado', 'facturado'] as const) {
      await service.move(order, estado, owner.token);
    }
  }
  const threeDaysAgo = new Date(Date.now() - 3 * DAY_MS);
  await sql`UPDATE orders SET "horaCreacion" = ${threeDaysAgo}
    WHERE restaurant_id = ${sede.restaurantId} AND id = ${sold[0]?._id}`.execute(server.db);
});
afterAll(() => service.server.close());

const ask = (path: string, query = '') =>
  service.server.call('GET', `${path}?dbName=${service.sede.dbName}${query}`, {
    token: service.restaurant.token,
  });

test('a client’s visits are the days of invoiced orders, and what they spent is their sum', async () => {
  const { body } = await ask('/api/clients');
  const [other, client] = body.data as KnownClient[];
  expect(client).toMatchObject({
    _id: diana.id,
    visitas: 2,
    gastado: sold.reduce((sum, { total }) => sum + total, 0),
  });
  expect(client?.ultimaVisita).not.toBeNull();
  expect(other).toMatchObject({ visitas: 0, gastado: 0, ultimaVisita: null });
});

test('the history of a client has every order, a page at a time, only at that sede', async () => {
  const path = `/api/clients/${diana.id}/orders`;
  const first = await ask(path, '&limit=3');
  const second = await ask(path, `&limit=3&cursor=${first.body.nextCursor}`);
  expect([first.body.data.length, second.body.data.length]).toEqual([3, 1]);
  expect(second.body.data[0]._id).toBe(sold[0]?._id);
  const { server, restaurant: owner } = service;
  const sister = await makeSede(server.db, owner);
  const abroad = await server.call('GET', `${path}?dbName=${sister.dbName}`, {
    token: owner.token,
  });
  expect(abroad.body.data).toEqual([]);
  expect((await ask('/api/clients/nadie/orders')).body.data).toEqual([]);
});

test('the sheet of clients opens in a spreadsheet, and the trail tells who took it', async () => {
  const { body, headers } = await ask('/api/clients/clients.csv', '&q=diana');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  const [columns, ...rows] = String(body).replace('\uFEFF', '').trim().split('\r\n');
  expect(columns).toBe('Nombre;Teléfono;Correo;Dirección;Registro;Visitas;Gastado;Última visita');
  expect(rows).toHaveLength(2);
  expect(rows.find((row) => row.includes(diana.email))).toMatch(/;2;\d+;\d{4}-\d\d-\d\d$/);
  const trail = await ask('/api/audit', '&entidad=cliente');
  expect(trail.body.data[0]).toMatchObject({ accion: 'descargados', despues: { clientes: 2 } });
});
