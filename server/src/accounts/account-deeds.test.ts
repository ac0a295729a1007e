import { accountsMessages } from '@comanda/contract/accounts/accounts.messages';
import type { Order } from '@comanda/contract/orders/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activateAccounts, atTables } from '../../test/accounts.ts';
import { line, openService } from '../../test/service.ts';

let service: Awaited<ReturnType<typeof openService>>;
let tables: ReturnType<typeof atTables>;
let next = 2_000;
let [mesa, other, key] = ['', '', ''];

beforeAll(async () => {
  service = await openService();
  await activateAccounts(service);
  tables = atTables(service);
});
beforeEach(() => {
  next += 2;
  [mesa, other, key] = [String(next), String(next + 1), `clave-${next}`];
});
afterAll(() => service.server.close());

const round = (at = mesa, extra: object = {}): Promise<Order> =>
  service.create({ mesa: at, ...extra });
const many = <T>(deed: () => Promise<T>) => Promise.all(Array.from({ length: 50 }, deed));

describe('a deed that is sent fifty times at once is done once', () => {
  test('dishes that go to another table', async () => {
    const { _id: pedido } = await round(mesa, {
      productos: [line('BANDEJA', 32_900, { cantidad: 5 })],
    });
    const account = await tables.at(mesa);
    const before = await service.revision();
    const wanted = { destino: { mesa: other }, lineas: [{ pedido, linea: 1, cantidad: 1 }] };
    const answers = await many(() => tables.lines(account, wanted, key));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const [first] = answers;
    for (const { body } of answers) expect(body).toEqual(first?.body);
    expect((await tables.at(mesa))?.totales.saldo).toBe(4 * 32_900);
    expect((await tables.at(other))?.totales.saldo).toBe(32_900);
    // The rest, the part, and both accounts.
    expect(await service.revision()).toBe(before + 4);
  });

  test('an account that moves, and then one that is joined and parted', async () => {
    await round();
    const account = await tables.at(mesa);
    const moved = await many(() => tables.move(account, { mesa: other }, key));
    expect(new Set(moved.map(({ status }) => status))).toEqual(new Set([200]));
    for (const { body } of moved) expect(body.data.mesas).toEqual([other]);

    const theirs = await round();
    const joined = await many(() => tables.move(account, { mesa, unir: true }, `${key} unir`));
    expect(new Set(joined.map(({ status }) => status))).toEqual(new Set([200]));
    for (const { body } of joined) {
      expect([body.data._id, body.otra._id]).toEqual([theirs.cuentaId, account?._id]);
      expect([body.data.mesas, body.message]).toEqual([[mesa, other], accountsMessages.merged]);
    }

    const onto = await tables.at(mesa);
    const parted = await many(() => tables.unmerge(onto, {}, `${key} separar`));
    expect(new Set(parted.map(({ status }) => status))).toEqual(new Set([200]));
    for (const { body } of parted) {
      expect([body.data._id, body.otra._id]).toEqual([theirs.cuentaId, account?._id]);
    }
  });
});

test('a deed that is sent again answers the account as it is now, whatever the screen has seen since', async () => {
  await round();
  const account = await tables.at(mesa);
  const seen = { mesa: other, vista: account?.revision };
  const first = await tables.move(account, seen, key);
  const since = await round(other);
  const again = await tables.move(account, { ...seen, vista: since.revision }, key);
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.body.data.pedidos).toContain(since._id);
});

test('dishes whose passing was not answered are not asked for anew where both tables were joined since', async () => {
  const { _id: pedido } = await round(mesa, {
    productos: [line('BANDEJA', 32_900, { cantidad: 3 })],
  });
  const account = await tables.at(mesa);
  const wanted = { destino: { mesa: other }, lineas: [{ pedido, linea: 1, cantidad: 1 }] };
  expect((await tables.lines(account, wanted, key)).status).toBe(200);
  await tables.move(await tables.at(other), { mesa, unir: true });
  const again = await tables.lines(account, wanted, key);
  expect([again.status, again.body.message]).toEqual([200, accountsMessages.linesMoved]);
  expect(again.body.data).toMatchObject({ _id: account?._id, mesas: [mesa, other] });
  expect(again.body.data.totales.saldo).toBe(3 * 32_900);
});

test('a key that was used for something else is refused, and nothing changes', async () => {
  await round();
  const account = await tables.at(mesa);
  await tables.move(account, { mesa: other }, key);
  const refused = await tables.move(account, { mesa: `${other}5` }, key);
  expect([refused.status, refused.body.code]).toEqual([422, 'clave_reutilizada']);
  expect((await tables.at(other))?._id).toBe(account?._id);
});

test('a deed that was refused may be tried again with its key', async () => {
  await round();
  const theirs = await tables.open({ mesa: other });
  const account = await tables.at(mesa);
  expect((await tables.move(account, { mesa: other }, key)).body.code).toBe('mesa_ocupada');
  await tables.release(theirs.body.data);
  expect((await tables.move(account, { mesa: other }, key)).status).toBe(200);
});

test('without a key each one counts', async () => {
  const { _id: pedido } = await round(mesa, {
    productos: [line('BANDEJA', 32_900, { cantidad: 3 })],
  });
  const account = await tables.at(mesa);
  const wanted = { destino: { mesa: other }, lineas: [{ pedido, linea: 1, cantidad: 1 }] };
  for (const _ of [1, 2]) expect((await tables.lines(account, wanted)).status).toBe(200);
  expect((await tables.at(other))?.totales.saldo).toBe(2 * 32_900);
});
