import type { TableLink } from '@comanda/contract/locations/locations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeRestaurant, makeSede } from '../../test/factories.ts';
import { openService } from '../../test/service.ts';

let service: Awaited<ReturnType<typeof openService>>;
let links: TableLink[];
beforeAll(async () => {
  service = await openService();
  links = (await askLinks('desde=1&hasta=12')).body.data;
});
afterAll(() => service.server.close());

const askLinks = (query: string, token = service.restaurant.token) =>
  service.server.call('GET', `/api/locations/mesas?dbName=${service.sede.dbName}&${query}`, {
    token,
  });
const open = (query: string) => service.server.call('GET', `/api/locations/mesa?${query}`);

test('a table’s link leads to its restaurant, sede and table', async () => {
  expect(links.map(({ mesa }) => mesa)).toEqual(Array.from({ length: 12 }, (_, at) => `${at + 1}`));
  const url = new URL(links[6]?.url ?? '');
  expect(url.pathname).toBe(`/restaurante/${service.restaurant.path}`);
  const { status, body } = await open(url.search.slice(1));
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    mesa: '7',
    location: { dbName: service.sede.dbName },
    restaurante: { path: service.restaurant.path, recibePedidos: true },
  });
});

test('the number in it cannot be changed, nor used in another sede', async () => {
  const { firma } = links[6] as TableLink;
  const sister = await makeSede(service.server.db, service.restaurant);
  for (const query of [
    { sede: service.sede.dbName, mesa: '8', firma },
    { sede: sister.dbName, mesa: '7', firma },
    { sede: service.sede.dbName, mesa: '7', firma: withAnotherEnd(firma) },
    { sede: service.sede.dbName, mesa: '7', firma: '' },
  ]) {
    const { status, body } = await open(String(new URLSearchParams(query)));
    expect([status, body.code]).toEqual([422, 'mesa_invalida']);
  }
});

const withAnotherEnd = (firma: string) => firma.slice(0, -1) + (firma.endsWith('x') ? 'y' : 'x');

test('an order from a table’s link is for that table', async () => {
  const { firma, mesa } = links[2] as TableLink;
  const order = await service.create({ mesa, firma }, null);
  expect(order.mesa).toBe('3');
  const { status, body } = await service.server.call('POST', '/api/orders/create', {
    body: service.draft({ mesa: '4', firma }),
  });
  expect([status, body.code]).toEqual([422, 'mesa_invalida']);
});

test('the owner gets a sheet of them to print', async () => {
  const { app } = service.server;
  const answer = await app.inject({
    url: `/api/locations/mesas.pdf?dbName=${service.sede.dbName}&desde=1&hasta=14`,
    headers: { authorization: `Bearer ${service.restaurant.token}` },
  });
  expect(answer.headers['content-type']).toBe('application/pdf');
  const pdf = answer.rawPayload.toString('latin1');
  expect(pdf.startsWith('%PDF-')).toBe(true);
  // Six to a sheet.
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(3);
});

test('the owner gets a sheet with the address where the staff signs in', async () => {
  const { app } = service.server;
  const answer = await app.inject({
    url: `/api/locations/personal.pdf?dbName=${service.sede.dbName}`,
    headers: { authorization: `Bearer ${service.restaurant.token}` },
  });
  expect(answer.headers['content-type']).toBe('application/pdf');
  const pdf = answer.rawPayload.toString('latin1');
  expect(pdf.startsWith('%PDF-')).toBe(true);
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('only the owner makes links, up to two hundred at a time', async () => {
  const stranger = await makeRestaurant(service.server.db);
  expect((await askLinks('', stranger.token)).body.code).toBe('sede_ajena');
  expect((await askLinks('', service.waiter.token)).status).toBe(403);
  for (const query of ['desde=9&hasta=3', 'desde=1&hasta=201']) {
    expect((await askLinks(query)).body.code).toBe('demasiadas_mesas');
  }
  expect((await askLinks('desde=0')).status).toBe(400);
});
