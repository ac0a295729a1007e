import type { AuditEntry } from '@comanda/contract/audit/audit';
import { bogotaDay } from '@comanda/contract/days';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEmployee, makeRestaurant, makeSede } from '../../test/factories.ts';
import { openService } from '../../test/service.ts';

let service: Awaited<ReturnType<typeof openService>>;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.server.close());

const read = (query = '', token = service.restaurant.token) =>
  service.server.call('GET', `/api/audit?${query}`, { token });
const entries = async (query = ''): Promise<AuditEntry[]> => (await read(query)).body.data;

test('every move of an order says who made it, and the loser of a race is not recorded', async () => {
  const { waiter, cook, cashier, create, move } = service;
  const order = await create({}, waiter.token);
  await Promise.all([
    move(order, 'preparado', cook.token),
    move(order, 'cancelado', waiter.token),
    move(order, 'preparado', cook.token),
  ]);
  const other = await create({}, null);
  await move(other, 'preparado', cook.token);
  await move(other, 'entregado', waiter.token);
  await move(other, 'dado_de_baja', cashier.token, 'Se cayó');
  const trail = (await entries('entidad=pedido')).filter(
    ({ entidadId }) => entidadId === other._id,
  );
  expect(trail.map(({ accion, actor }) => [accion, actor.id])).toEqual([
    ['dado_de_baja', cashier.id],
    ['entregado', waiter.id],
    ['preparado', cook.id],
  ]);
  expect(trail[0]).toMatchObject({
    sede: { dbName: service.sede.dbName },
    actor: { tipo: 'empleado', nombre: cashier.nombre },
    antes: { estado: 'entregado' },
    despues: { estado: 'dado_de_baja', motivoBaja: 'Se cayó' },
  });
  const raced = (await entries('entidad=pedido')).filter(
    ({ entidadId }) => entidadId === order._id,
  );
  // The waiter took it, and one of two outcomes followed; a cancelled order may have been ready
  // before.
  expect(raced.at(-1)).toMatchObject({ accion: 'creado', actor: { id: waiter.id } });
  const states = raced.map(({ accion }) => accion).reverse();
  expect([
    ['creado', 'preparado'],
    ['creado', 'cancelado'],
    ['creado', 'preparado', 'cancelado'],
  ]).toContainEqual(states);
});

test('the audit log is filtered by sede, kind, person, text and day, and read page by page', async () => {
  const { server, restaurant, sede, waiter } = service;
  const sister = await makeSede(server.db, restaurant);
  const body = { dbName: sister.dbName, nombreAsistente: 'Ñáñez' };
  await server.call('POST', '/api/chatV1/createChatbot', { token: restaurant.token, body });
  await service.create({}, waiter.token);
  const there = await entries(`dbName=${sister.dbName}`);
  expect(there).toMatchObject([{ entidad: 'chatbot', accion: 'configurado', antes: null }]);
  expect((await entries('entidad=chatbot')).map(({ _id }) => _id)).toEqual([there[0]?._id]);
  const mine = await entries(`actor=${waiter.id}&dbName=${sede.dbName}`);
  expect(new Set(mine.map(({ actor }) => actor.id))).toEqual(new Set([waiter.id]));
  expect(await entries('q=CONFIGURADO')).toHaveLength(1);
  const today = bogotaDay(new Date());
  expect((await entries(`desde=${today}&hasta=${today}`)).length).toBeGreaterThan(0);
  expect(await entries('hasta=2020-01-01')).toEqual([]);

  const all = await entries('limit=200');
  const paged: AuditEntry[] = [];
  let cursor = '';
  do {
    const page: { data: AuditEntry[]; nextCursor: string | null } = (
      await read(`limit=2&cursor=${cursor}`.replace(/&cursor=$/, ''))
    ).body;
    paged.push(...page.data);
    cursor = page.nextCursor ?? '';
  } while (cursor);
  expect(paged).toEqual(all);
});

test('it belongs to the owner, for their own restaurant only', async () => {
  const { server, sede } = service;
  const everything = await makeEmployee(server.db, sede, [
    'reportes',
    'menu',
    'empleados',
    'cocina',
    'caja',
    'pedidos',
  ]);
  expect((await read('', everything.token)).status).toBe(403);
  const stranger = await makeRestaurant(server.db);
  expect((await read('', stranger.token)).body.data).toEqual([]);
  expect((await read(`dbName=${sede.dbName}`, stranger.token)).body.code).toBe('sede_ajena');
  expect((await read('cursor=x')).status).toBe(400);
});
