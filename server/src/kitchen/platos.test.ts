import { platosMessages } from '@comanda/contract/kitchen/platos.messages';
import { struckPlatos } from '@comanda/contract/kitchen/platos.rules';
import type { Order } from '@comanda/contract/orders/orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { line, openService } from '../../test/service.ts';

let service: Awaited<ReturnType<typeof openService>>;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.server.close());

const strike = (
  order: Pick<Order, '_id'>,
  platos: string[],
  listo = true,
  token = service.cook.token,
) =>
  service.server.call('PATCH', `/api/kitchen/platos/${order._id}`, {
    token,
    body: { dbName: service.sede.dbName, platos, listo },
  });
const two = () =>
  service.create({ productos: [line('BANDEJA', 32_900), line('LIMONADA', 11_500)] });
const edit = (order: Order, productos: object[]) =>
  service.server.call('PATCH', `/api/orders/edit/${order._id}`, {
    token: service.waiter.token,
    body: service.draft({ productos }),
  });
const trailOf = async ({ _id }: Order) => {
  const { body } = await service.server.call('GET', `/api/audit?entidad=pedido&q=${_id}`, {
    token: service.restaurant.token,
  });
  return body.data.map(({ accion }: { accion: string }) => accion);
};

describe('a plate', () => {
  test('is struck and taken back, each once however often it is sent', async () => {
    const order = await two();
    const { status, body } = await strike(order, ['1']);
    expect([status, body.message]).toEqual([200, platosMessages.struck]);
    expect(Object.keys(body.data.cocina.listo)).toEqual(['1']);
    const again = await strike(order, ['1']);
    expect(again.body.data).toEqual(body.data);
    const back = await strike(order, ['1'], false);
    expect(back.body.message).toBe(platosMessages.taken);
    expect(back.body.data.cocina.listo).toEqual({});
    expect((await strike(order, ['1'], false)).body.data).toEqual(back.body.data);
  });

  test('that is the last one prepares the order, and the trail says so once', async () => {
    const order = await two();
    await strike(order, ['2']);
    const { body } = await strike(order, ['1']);
    expect(body.data).toMatchObject({ estado: 'preparado' });
    expect(body.data.fechaPreparado).not.toBeNull();
    expect(await trailOf(order)).toEqual(['preparado', 'creado']);
  });

  test('that the order does not have is refused, and nothing changes', async () => {
    const order = await two();
    const { status, body } = await strike(order, ['1', '7']);
    expect([status, body.details]).toEqual([
      422,
      [{ path: 'platos.1', message: platosMessages.unknown }],
    ]);
    expect((await strike(order, ['1'], false)).body.data.revision).toBe(order.revision);
    expect((await strike(order, [])).status).toBe(400);
    expect((await strike(order, Array(201).fill('1'))).status).toBe(400);
    expect((await strike(order, Array(200).fill('1'))).status).toBe(200);
  });

  test('of a prepared order comes back, within eight minutes, and the others stay done', async () => {
    const order = await two();
    await service.move(order, 'preparado', service.cook.token);
    const { body } = await strike(order, ['2'], false);
    expect(body.data).toMatchObject({ estado: 'enviado', fechaPreparado: null });
    expect([...struckPlatos(body.data)]).toEqual(['1']);
    expect(await trailOf(order)).toEqual(['recuperado', 'preparado', 'creado']);
    await strike(order, ['2']);
    await service.server.db
      .updateTable('orders')
      .set({ fechaPreparado: new Date(Date.now() - 9 * 60_000) })
      .where('id', '=', order._id)
      .execute();
    const late = await strike(order, ['2'], false);
    expect([late.status, late.body.code]).toEqual([409, 'ya_es_tarde']);
  });

  test('of an order that moved on counts as done, and does not come back', async () => {
    const order = await two();
    await service.move(order, 'preparado', service.cook.token);
    await service.move(order, 'entregado', service.waiter.token);
    expect((await strike(order, ['1'])).status).toBe(200);
    const back = await strike(order, ['1'], false);
    expect([back.status, back.body.code, back.body.data.estado]).toEqual([
      409,
      'estado_cambiado',
      'entregado',
    ]);
  });

  test('of a cancelled order is told, not lost', async () => {
    const order = await two();
    await service.move(order, 'cancelado', service.waiter.token);
    const { status, body } = await strike(order, ['1']);
    expect([status, body.code, body.data.estado]).toEqual([409, 'estado_cambiado', 'cancelado']);
  });

  test('is not struck by who does not cook, nor from another sede', async () => {
    const order = await two();
    expect((await strike(order, ['1'], true, service.waiter.token)).status).toBe(403);
    expect((await strike({ _id: 'otro' }, ['1'])).status).toBe(404);
  });

  test('loses its mark where an edit changes it or asks for more of it', async () => {
    const order = await two();
    await strike(order, ['1']);
    const more = [
      line('BANDEJA', 32_900, { linea: 1, cantidad: 2 }),
      line('LIMONADA', 11_500, { linea: 2 }),
    ];
    expect((await edit(order, more)).body.data.cocina.listo).toEqual({});
    await strike(order, ['2']);
    const noted = [
      line('BANDEJA', 32_900, { linea: 1, nota: 'Sin ají' }),
      line('LIMONADA', 11_500, { linea: 2 }),
    ];
    expect(Object.keys((await edit(order, noted)).body.data.cocina.listo)).toEqual(['2']);
  });
});

describe('an order whose other dishes are done', () => {
  const almost = async () => {
    const order = await two();
    await strike(order, ['1']);
    return order;
  };

  test('is prepared by an edit that takes away the last one, and the trail says so', async () => {
    const order = await almost();
    const { body } = await edit(order, [line('BANDEJA', 32_900, { linea: 1 })]);
    expect(body.data).toMatchObject({ estado: 'preparado', fechaPreparado: expect.any(String) });
    expect((await trailOf(order)).toSorted()).toEqual(['creado', 'editado', 'preparado']);
    const { body: list } = await service.server.call(
      'GET',
      `/api/orders?dbName=${service.sede.dbName}&sinceRevision=${order.revision}`,
      service.cook,
    );
    expect(list.data).toContainEqual(body.data);
  });

  test('is not prepared by an edit that changes what is done, or adds to it', async () => {
    const changed = await edit(await almost(), [
      line('BANDEJA', 32_900, { linea: 1, nota: 'Sin ají' }),
    ]);
    const added = await edit(await almost(), [
      line('BANDEJA', 32_900, { linea: 1 }),
      line('LIMONADA', 11_500),
    ]);
    expect([changed, added].map(({ body }) => body.data.estado)).toEqual(['enviado', 'enviado']);
  });

  test('is not prepared while a course waits', async () => {
    const order = await service.create({
      productos: [1, 1, 2].map((tiempo) => line('BANDEJA', 32_900, { tiempo })),
    });
    await strike(order, ['1']);
    const { body } = await edit(order, [
      line('BANDEJA', 32_900, { linea: 1, tiempo: 1 }),
      line('BANDEJA', 32_900, { linea: 3, tiempo: 2 }),
    ]);
    expect(body.data.estado).toBe('enviado');
  });
});

test('an order that is prepared with one tap has every mark, those that were there as they were', async () => {
  const order = await two();
  const { body: one } = await strike(order, ['1']);
  const { body } = await service.move(order, 'preparado', service.cook.token);
  expect(Object.keys(body.data.cocina.listo).toSorted()).toEqual(['1', '2']);
  expect(body.data.cocina.listo['1']).toBe(one.data.cocina.listo['1']);
  expect(body.data.cocina.listo['2']).toBe(body.data.fechaPreparado);
});

test('two stations that strike at once keep every mark, a thousand times', async () => {
  const PAIRS = 4;
  const productos = Array.from({ length: 2 * PAIRS }, () => line('LIMONADA', 11_500));
  for (let round = 0; round < 250; round += 1) {
    const order = await service.create({ productos });
    for (let at = 1; at <= PAIRS; at += 1) {
      const pair = await Promise.all([
        strike(order, [String(at)]),
        strike(order, [String(at + PAIRS)]),
      ]);
      expect(pair.map(({ status }) => status)).toEqual([200, 200]);
    }
    const { body } = await strike(order, ['1']);
    expect(body.data.estado).toBe('preparado');
    expect(Object.keys(body.data.cocina.listo)).toHaveLength(2 * PAIRS);
  }
});
