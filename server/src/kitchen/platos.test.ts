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
