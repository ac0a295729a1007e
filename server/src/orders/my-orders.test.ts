import type { Order } from '@comanda/contract/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeClient, makeSede } from '../../test/factories.ts';
import { openService } from '../../test/service.ts';

let service: Awaited<ReturnType<typeof openService>>;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.server.close());

const mine = (token: string, query = '') =>
  service.server.call('GET', `/api/orders/mine?dbName=${service.sede.dbName}${query}`, { token });

test('a diner sees its own orders, newest first, page by page, and nobody else’s', async () => {
  const [ana, beto] = [
    await makeClient(service.server.db, service.sede),
    await makeClient(service.server.db, service.sede),
  ];
  const orders: Order[] = [];
  for (let at = 0; at < 3; at += 1) orders.unshift(await service.create({}, ana.token));
  await service.create({}, beto.token);
  await service.create();
  expect((await mine(ana.token)).body.data).toEqual(orders);
  const first = await mine(ana.token, '&limit=2');
  const second = await mine(ana.token, `&limit=2&cursor=${first.body.nextCursor}`);
  expect([...first.body.data, ...second.body.data]).toEqual(orders);
  expect(second.body.nextCursor).toBeNull();
});

test('a guest follows its orders with the tokens it got, and with no others', async () => {
  const { server, sede, draft } = service;
  const placed = await server.call('POST', '/api/orders/create', { body: draft() });
  const other = await server.call('POST', '/api/orders/create', { body: draft() });
  const follow = (tokens: string[], dbName = sede.dbName) =>
    server.call('POST', '/api/orders/seguimiento', { body: { dbName, tokens } });
  const { body } = await follow([placed.body.seguimiento, 'x'.repeat(32)]);
  expect(body.data).toEqual([{ seguimiento: placed.body.seguimiento, order: placed.body.data }]);
  expect(JSON.stringify(body)).not.toContain(other.body.data._id);
  const sister = await makeSede(server.db, service.restaurant);
  expect((await follow([placed.body.seguimiento], sister.dbName)).body.data).toEqual([]);
  expect((await follow([])).body.data).toEqual([]);
});
