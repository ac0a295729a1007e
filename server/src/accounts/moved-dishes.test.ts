import { accountsMessages } from '@comanda/contract/accounts/accounts.messages';
import { ACCOUNT_LIMITS } from '@comanda/contract/accounts/accounts.rules';
import type { Order } from '@comanda/contract/orders/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activateAccounts, atTables } from '../../test/accounts.ts';
import { line, openService } from '../../test/service.ts';

let service: Awaited<ReturnType<typeof openService>>;
let tables: ReturnType<typeof atTables>;
let next = 7_000;
let [mesa, other] = ['', ''];

beforeAll(async () => {
  service = await openService();
  await activateAccounts(service);
  tables = atTables(service);
});
beforeEach(() => {
  next += 2;
  [mesa, other] = [String(next), String(next + 1)];
});
afterAll(() => service.server.close());

const round = (at = mesa, extra: object = {}): Promise<Order> =>
  service.create({ mesa: at, ...extra });
const pass = async (lineas: object[], destino: object = { mesa: other }) =>
  tables.lines(await tables.at(mesa), { destino, lineas });

describe('a line whose extras cost once', () => {
  const combo = { bebida: { id_sigo: 'LIMONADA' }, adicional: { id_sigo: 'PAPA' } };
  test.each([
    ['adiciones', { adiciones: [{ id_sigo: 'AGUACATE' }] }],
    ['un combo', { combo }],
  ])('with %s goes whole or not at all', async (_, extra) => {
    const { _id: pedido, total } = await round(mesa, {
      productos: [line('AJIACO', 27_500), line('BANDEJA', undefined, { cantidad: 2, ...extra })],
    });
    const refused = await pass([{ pedido, linea: 2, cantidad: 1 }]);
    expect([refused.status, refused.body.code, refused.body.details]).toEqual([
      422,
      'regla_incumplida',
      [{ path: 'lineas.0.cantidad', message: accountsMessages.lineWhole }],
    ]);
    expect((await tables.at(mesa))?.totales.saldo).toBe(total);
    const { body } = await pass([{ pedido, linea: 2, cantidad: 2 }]);
    expect([body.data.totales.saldo, body.otra.totales.saldo]).toEqual([27_500, total - 27_500]);
  });
});

test('dishes of another account are not in this one', async () => {
  await round();
  const theirs = await round(`${mesa}5`);
  const refused = await pass([{ pedido: theirs._id, linea: 1, cantidad: 1 }]);
  expect([refused.status, refused.body.details]).toEqual([
    422,
    [{ path: 'lineas.0.linea', message: accountsMessages.lineUnknown }],
  ]);
});

test('more lines than one call may move are refused', async () => {
  const { _id: pedido } = await round();
  const lineas = Array.from({ length: ACCOUNT_LIMITS.lineas + 1 }, () => ({
    pedido,
    linea: 1,
    cantidad: 1,
  }));
  const refused = await pass(lineas);
  expect([refused.status, refused.body.code]).toEqual([400, 'solicitud_invalida']);
  expect(await tables.at(other)).toBeUndefined();
});

test('the number of a dish that went is given to no other dish of the order', async () => {
  const order = await round(mesa, { productos: [line('BANDEJA', 32_900), line('AJIACO', 27_500)] });
  await pass([{ pedido: order._id, linea: 2, cantidad: 1 }]);
  const { status, body } = await service.server.call('PATCH', `/api/orders/edit/${order._id}`, {
    token: service.waiter.token,
    body: service.draft({
      mesa,
      productos: [line('BANDEJA', 32_900, { linea: 1 }), line('LIMONADA', 11_500)],
    }),
  });
  expect(status).toBe(200);
  expect(body.data.productos.map(({ linea }: { linea: number }) => linea)).toEqual([1, 3]);
});

test('a further account of a table called «Barra A» is «Barra A B», whatever it is called in capitals', async () => {
  const name = `Barra ${next} A`;
  const { _id: pedido } = await round(name, {
    productos: [line('BANDEJA', 32_900, { cantidad: 3 })],
  });
  const lineas = [{ pedido, linea: 1, cantidad: 1 }];
  const further = async () => {
    const account = await tables.at(name);
    const { body } = await tables.lines(account, { destino: { nueva: true }, lineas });
    return body.otra.mesas;
  };
  await tables.open({ mesa: `mesa ${name.toUpperCase()} b` });
  expect([await further(), await further()]).toEqual([[`${name} C`], [`${name} D`]]);
});

test('all rounds of an account stay in it by the time they came, cancelled ones too', async () => {
  const rounds = [await round(), await round(), await round()];
  const [first, second] = rounds;
  if (first) await service.move(first, 'cancelado', service.waiter.token);
  if (second) await service.move(second, 'preparado', service.cook.token);
  expect((await tables.at(mesa))?.pedidos).toEqual(rounds.map(({ _id }) => _id));
});
