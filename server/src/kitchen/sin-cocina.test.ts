import type { Estado, Order } from '@comanda/contract/orders/orders';
import { PERMISOS } from '@comanda/contract/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeEmployee } from '../../test/factories.ts';
import { openMenu } from '../../test/menu.ts';

let kitchen: Awaited<ReturnType<typeof openMenu>>;
beforeAll(async () => {
  kitchen = await openMenu();
  const { server, owner, sede } = kitchen;
  const { body } = await server.call('GET', `/api/stations?dbName=${sede.dbName}`, owner);
  await server.call('PUT', '/api/stations', {
    token: owner.token,
    body: { dbName: sede.dbName, version: body.version, estaciones: [{ nombre: 'Parrilla' }] },
  });
  await kitchen.upsert({ ...(await kitchen.product('PAPA')), estacion: '-' });
});
afterAll(() => kitchen.server.close());

/** The product PAPA comes from a fridge here. */
const fridge = { id_sigo: 'PAPA', cantidad: 1 };
const create = async (productos: object[] = [fridge]): Promise<Order> =>
  (
    await kitchen.server.call('POST', '/api/orders/create', {
      token: kitchen.waiter.token,
      body: {
        ...{ dbName: kitchen.sede.dbName, tipo: 'para_llevar', nombreCliente: 'Ana' },
        ...{ telefono: '300 555 0101', metodoPago: 'efectivo', productos },
      },
    })
  ).body.data;
const move = ({ _id }: Order, estado: Estado, token: string, revision?: number) =>
  kitchen.server.call('PATCH', `/api/orders/editOrderAttributes/${_id}`, {
    token,
    body: { dbName: kitchen.sede.dbName, updates: { estado }, revision },
  });

describe('an order that does not pass the kitchen', () => {
  for (const permiso of PERMISOS) {
    const isAllowed = permiso === 'cocina' || permiso === 'pedidos';
    test(`is ${isAllowed ? '' : 'not '}prepared by whoever has only ${permiso}`, async () => {
      const { token } = await makeEmployee(kitchen.server.db, kitchen.sede, [permiso]);
      const order = await create();
      const { status, body } = await move(order, 'preparado', token);
      expect(status).toBe(isAllowed ? 200 : 403);
      expect(body.data?.estado).toBe(isAllowed ? 'preparado' : undefined);
    });
  }

  test('is prepared by the owner, and not by a guest', async () => {
    expect((await move(await create(), 'preparado', kitchen.owner.token)).status).toBe(200);
    expect((await move(await create(), 'preparado', '')).status).toBe(401);
  });

  test('goes from the waiter’s hand to the guest in two steps, each once however often it is sent', async () => {
    const order = await create();
    expect((await move(order, 'entregado', kitchen.waiter.token)).status).toBe(409);
    const twice = await Promise.all([
      move(order, 'preparado', kitchen.waiter.token),
      move(order, 'preparado', kitchen.waiter.token),
    ]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(twice[0].body.data).toEqual(twice[1].body.data);
    const { body } = await move(order, 'entregado', kitchen.waiter.token);
    expect(body.data).toMatchObject({ estado: 'entregado' });
    expect(body.data.fechaPreparado <= body.data.fechaEntregado).toBe(true);
  });
});

test('a waiter does not prepare what a station makes, be it one dish beside the sodas', async () => {
  const order = await create([fridge, { id_sigo: 'BANDEJA', cantidad: 1 }]);
  const { status, body } = await move(order, 'preparado', kitchen.waiter.token);
  expect([status, body.code]).toEqual([403, 'permiso_denegado']);
});

test('a waiter who saw only sodas is shown the dish that somebody added since, and prepares nothing', async () => {
  const order = await create();
  const edited = await kitchen.server.call('PATCH', `/api/orders/edit/${order._id}`, {
    token: kitchen.waiter.token,
    body: {
      ...{ dbName: kitchen.sede.dbName, tipo: 'para_llevar', nombreCliente: 'Ana' },
      ...{ telefono: '300 555 0101', metodoPago: 'efectivo' },
      productos: [fridge, { id_sigo: 'BANDEJA', cantidad: 1 }],
    },
  });
  const late = await move(order, 'preparado', kitchen.waiter.token, order.revision);
  expect([late.status, late.body.code]).toEqual([409, 'estado_cambiado']);
  expect(late.body.data).toEqual(edited.body.data);
});
