import type { MesaSinFirma } from '@comanda/contract/locations/sede-settings.rules';
import { DEFAULT_TOPES } from '@comanda/contract/locations/sede-settings.rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeClient } from '../../test/factories.ts';
import { openService } from '../../test/service.ts';

let service: Awaited<ReturnType<typeof openService>>;
let firma: string;
let diner: string;
beforeAll(async () => {
  service = await openService();
  ({ firma } = await service.scanTable());
  diner = (await makeClient(service.server.db, service.sede)).token;
});
afterAll(() => service.server.close());

const place = (extra: object = {}, token?: string) =>
  service.server.call('POST', '/api/orders/create', { token, body: service.draft(extra) });
const confirm = (id: string, token: string) =>
  service.server.call('PATCH', `/api/orders/confirmTable/${id}`, {
    token,
    body: { dbName: service.sede.dbName },
  });

test('a table is confirmed by its code or by the staff, not by a guest who claims to sit there', async () => {
  const { waiter } = service;
  const isConfirmed = async (extra: object, token?: string) =>
    (await place(extra, token)).body.data.mesaConfirmada;
  expect(await isConfirmed({})).toBe(false);
  expect(await isConfirmed({}, diner)).toBe(false);
  expect(await isConfirmed({ firma })).toBe(true);
  expect(await isConfirmed({ firma }, diner)).toBe(true);
  expect(await isConfirmed({}, waiter.token)).toBe(true);
  expect(await isConfirmed({ tipo: 'para_llevar' })).toBe(true);
  const { body } = await service.server.call(
    'GET',
    `/api/orders?dbName=${service.sede.dbName}`,
    waiter,
  );
  const listed = body.data.filter((one: { mesaConfirmada: boolean }) => !one.mesaConfirmada);
  expect(listed).toHaveLength(2);
});

test('a waiter confirms it once, every screen hears of it and the audit log says who did it', async () => {
  const { server, restaurant, waiter, cashier, revision } = service;
  const order = (await place()).body.data;
  const before = await revision();
  expect((await confirm(order._id, cashier.token)).status).toBe(403);
  const { status, body } = await confirm(order._id, waiter.token);
  expect([status, body.data]).toEqual([
    200,
    { ...order, mesaConfirmada: true, desconocido: false, revision: before + 1 },
  ]);
  expect((await confirm(order._id, waiter.token)).body.data).toEqual(body.data);
  expect(await revision()).toBe(before + 1);
  const trail = await server.call('GET', '/api/audit?entidad=pedido', restaurant);
  const [entry] = trail.body.data;
  expect(entry).toMatchObject({ accion: 'mesa_confirmada', entidadId: order._id });
  expect(entry.actor.id).toBe(waiter.id);
  expect((await confirm('0'.repeat(24), waiter.token)).status).toBe(404);
});

test('an employee who edits the order has confirmed its table', async () => {
  const { server, waiter, draft } = service;
  const order = (await place()).body.data;
  const { body } = await server.call('PATCH', `/api/orders/edit/${order._id}`, {
    token: waiter.token,
    body: draft({ mesa: '9' }),
  });
  expect(body.data).toMatchObject({ mesa: '9', mesaConfirmada: true, desconocido: false });
});

test('where the owner says so the order is refused, with what to do beside the table', async () => {
  const { server, sede, restaurant, waiter } = service;
  const say = async (mesaSinFirma: MesaSinFirma) => {
    const url = `/api/locations/ajustes/completos?dbName=${sede.dbName}`;
    const { version } = (await server.call('GET', url, restaurant)).body;
    const pedidos = { quien: 'todos', topes: DEFAULT_TOPES, mesaSinFirma };
    await server.call('PATCH', '/api/locations/ajustes', {
      token: restaurant.token,
      body: { dbName: sede.dbName, version, ajustes: { pedidos } },
    });
  };
  await say('rechazar');
  for (const token of [undefined, diner]) {
    const { status, body } = await place({}, token);
    expect([status, body.code]).toEqual([422, 'mesa_sin_confirmar']);
    expect(body.details).toEqual([{ path: 'mesa', message: body.error }]);
    expect(body.error).toMatch(/^Escanea el código de tu mesa/);
  }
  expect((await place({ firma })).status).toBe(201);
  expect((await place({ tipo: 'para_llevar' })).status).toBe(201);
  expect((await place({}, waiter.token)).status).toBe(201);
  expect((await place({ mesa: '8', firma })).body.code).toBe('mesa_invalida');
  await say('marcar');
});
