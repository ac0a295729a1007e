import type { Order } from '@comanda/contract/orders/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activateAccounts, atTables } from '../../test/accounts.ts';
import { giveFacultades } from '../../test/factories.ts';
import { openService } from '../../test/service.ts';
import { atTill } from '../../test/till.ts';

const PRICE = 32_900;

let service: Awaited<ReturnType<typeof openService>>;
let tables: ReturnType<typeof atTables>;
let till: ReturnType<typeof atTill>;
let next = 9_000;
let mesa = '';

beforeAll(async () => {
  service = await openService();
  await activateAccounts(service);
  await giveFacultades(service.server.db, service.cashier, ['anulaciones']);
  [tables, till] = [atTables(service), atTill(service)];
});
beforeEach(() => {
  next += 1;
  mesa = String(next);
});
afterAll(() => service.server.close());

/** A takeaway that was paid by mistake, and whose account is open again. */
async function openCounter(): Promise<{ order: Order; counter: { _id: string } }> {
  const order = await service.create({ tipo: 'para_llevar', mesa: undefined });
  const { body } = await till.direct({
    pedidos: [order._id],
    pagos: [{ metodo: 'efectivo', valor: PRICE }],
  });
  const { _id } = body.data;
  expect((await till.reopen(_id)).status).toBe(200);
  expect((await till.correct(_id, body.data.pagos[0]._id)).status).toBe(200);
  return { order, counter: { _id } };
}
const one = ({ _id: pedido }: Order) => ({ lineas: [{ pedido, linea: 1, cantidad: 1 }] });
const orderNow = async ({ _id }: Order) => {
  const { body } = await service.server.call(
    'GET',
    `/api/orders?dbName=${service.sede.dbName}&limit=50`,
    service.restaurant,
  );
  return body.data.find((other: Order) => other._id === _id);
};

describe('an account of the counter has no table', () => {
  test('so neither it nor its dishes go to one', async () => {
    const { order, counter } = await openCounter();
    const theirs = await service.create({ mesa });
    for (const wanted of [{ mesa: `${mesa} libre` }, { mesa, unir: true }]) {
      const moved = await tables.move(counter, wanted);
      expect([moved.status, moved.body.details?.[0].path], JSON.stringify(moved.body)).toEqual([
        422,
        'mesa',
      ]);
    }
    for (const destino of [{ mesa: `${mesa} libre` }, { mesa }, { cuenta: theirs.cuentaId }]) {
      const passed = await tables.lines(counter, { destino, ...one(order) });
      expect([passed.status, passed.body.details?.[0].path], JSON.stringify(passed.body)).toEqual([
        422,
        'destino',
      ]);
    }
    expect(await orderNow(order)).toMatchObject({ cuentaId: counter._id, mesa: null });
    expect(await tables.at(`${mesa} libre`)).toBeUndefined();
    expect((await tables.at(mesa))?.pedidos).toEqual([theirs._id]);
  });

  test('so it takes no dishes of one', async () => {
    const { counter } = await openCounter();
    const order = await service.create({ mesa });
    const passed = await tables.lines(await tables.at(mesa), {
      destino: { cuenta: counter._id },
      ...one(order),
    });
    expect([passed.status, passed.body.details?.[0].path], JSON.stringify(passed.body)).toEqual([
      422,
      'destino',
    ]);
    expect(await orderNow(order)).toMatchObject({ mesa, cuentaId: order.cuentaId });
  });
});
