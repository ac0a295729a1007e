import { randomUUID } from 'node:crypto';
import { accountTotals } from '@comanda/contract/accounts/accounts.rules';
import { DESHACER_MS } from '@comanda/contract/orders/take-backs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ChargeDesk, cash, openChargeDesk, PRICE } from '../../test/charge-desk.ts';
import { giveFacultades, makeEmployee, makeRestaurant, makeSede } from '../../test/factories.ts';
import { hashPassword } from '../sessions/passwords.ts';

let desk: ChargeDesk;
let mesa = '';

beforeAll(async () => {
  desk = await openChargeDesk();
});
beforeEach(() => {
  mesa = desk.nextTable();
});
afterAll(() => desk.service.server.close());

describe('a refund', () => {
  test('is a row against what was paid; orders and totals of the account stay', async () => {
    const order = await desk.served();
    const paid = await desk.till.pay(order.cuentaId, {
      propina: { respuesta: 'si', valor: 3_200 },
      pagos: [cash(PRICE, { propina: 3_200 })],
    });
    await desk.age(order.cuentaId, DESHACER_MS);
    const before = await desk.orderNow(order._id);
    const lineas = [{ pedido: order._id, linea: 1, cantidad: 1 }];
    const wanted = { metodo: 'nequi', valor: 10_000, propina: 1_000, lineas };
    const { status, body } = await desk.till.refund(order.cuentaId, wanted);
    expect([status, body.message]).toEqual([200, 'Devolución registrada: $11.000.']);
    expect(body.data).toMatchObject({ estado: 'cerrada', totales: paid.body.data.totales });
    expect(body.data.pagos.at(-1)).toMatchObject({
      ...{ tipo: 'devolucion', metodo: 'nequi', valor: 10_000, propina: 1_000 },
      ...{ motivo: 'Plato frío', parte: { tipo: 'lineas', lineas } },
    });
    expect(await desk.orderNow(order._id)).toEqual(before);
    const more = await desk.till.refund(order.cuentaId, { valor: 1, lineas });
    expect([more.status, more.body.details[0].path]).toEqual([422, 'lineas.0']);
    expect((await desk.trail(order.cuentaId ?? ''))[0]).toMatchObject({
      accion: 'devolucion',
      despues: { mesa, valor: 10_000, propina: 1_000, metodoPago: 'nequi', motivo: 'Plato frío' },
    });
  });

  test('is never more than was paid and not given back, tip apart', async () => {
    const { account } = await desk.charged();
    const tried = async (body: object) => (await desk.till.refund(account._id, body)).body;
    const whole = { code: 'devolucion_excede', valor: PRICE, propina: 0 };
    expect(await tried({ valor: PRICE + 1 })).toMatchObject(whole);
    expect(await tried({ valor: 1, propina: 1 })).toMatchObject(whole);
    await desk.till.refund(account._id, { valor: 30_000 });
    expect(await tried({ valor: 2_901 })).toMatchObject({ ...whole, valor: 2_900 });
    expect((await desk.till.refund(account._id, { valor: 2_900 })).status).toBe(200);
    expect(await tried({ valor: 1 })).toMatchObject({ ...whole, valor: 0 });
    const totals = accountTotals([], { pagos: (await desk.paymentsOf(account._id)) as never });
    expect(totals.pagado).toBe(0);
  });

  test('sent fifty times with one key is one, and with another body another deed', async () => {
    const { account } = await desk.charged();
    const as = { key: randomUUID() };
    const refund = (valor = 1_000) => desk.till.refund(account._id, { valor }, as);
    const answers = await Promise.all(Array.from({ length: 50 }, () => refund()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(await desk.paymentsOf(account._id)).toHaveLength(2);
    expect((await refund(2_000)).body.code).toBe('clave_reutilizada');
    // Fifty of them without a key are fifty, as far as there is money.
    const free = await Promise.all(
      Array.from({ length: 50 }, () => desk.till.refund(account._id, { valor: 1_000 })),
    );
    expect(free.filter(({ status }) => status === 200)).toHaveLength(31);
  });

  test.each([
    ['an account that is open', { valor: 1 }, 409, 'cuenta_abierta'],
    ['nothing', { valor: 0 }, 422, 'regla_incumplida'],
    ['less than nothing', { valor: -1 }, 422, 'regla_incumplida'],
    ['a part of a peso', { valor: 0.5 }, 422, 'regla_incumplida'],
    ['more than any account', { valor: 1e15 }, 422, 'regla_incumplida'],
    ['a tip of a part of a peso', { valor: 1, propina: 0.5 }, 422, 'regla_incumplida'],
    ['no number', { valor: '1' }, 400, 'solicitud_invalida'],
    ['no reason', { valor: 1, motivo: ' ' }, 422, 'regla_incumplida'],
    ['a reason without end', { valor: 1, motivo: 'x'.repeat(201) }, 422, 'regla_incumplida'],
    ['por_definir', { valor: 1, metodo: 'por_definir' }, 400, 'solicitud_invalida'],
    [
      'a dish of nobody',
      { valor: 1, lineas: [{ pedido: 'x', linea: 1, cantidad: 1 }] },
      422,
      'regla_incumplida',
    ],
    ['a shift of nobody', { valor: 1, turnoId: randomUUID() }, 422, 'turno_invalido'],
  ])('of %s is refused and writes nothing', async (_, body, status, code) => {
    const isOpen = code === 'cuenta_abierta';
    const id = isOpen ? (await desk.served()).cuentaId : (await desk.charged()).account._id;
    const before = await desk.paymentsOf(id);
    const answer = await desk.till.refund(id, body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await desk.paymentsOf(id)).toEqual(before);
  });
});

test('a colleague who has the facultad approves with their PIN, and both are told', async () => {
  const { account } = await desk.charged();
  const plain = await makeEmployee(desk.service.server.db, desk.service.sede, ['caja']);
  const boss = await makeEmployee(desk.service.server.db, desk.service.sede, ['caja']);
  await giveFacultades(desk.service.server.db, boss, ['anulaciones']);
  const pin_hash = await hashPassword('482915');
  const { db } = desk.service.server;
  await db.updateTable('employees').set({ pin_hash }).where('id', '=', boss.id).execute();
  const autoriza = { empleado: boss.id, pin: '482915' };
  const wrong = await desk.till.refund(
    account._id,
    { valor: 1_000, autoriza: { ...autoriza, pin: '000001' } },
    plain,
  );
  expect([wrong.status, wrong.body.code]).toEqual([403, 'pin_incorrecto']);
  const { body } = await desk.till.refund(account._id, { valor: 1_000, autoriza }, plain);
  expect(body.data.pagos.at(-1)).toMatchObject({ por: plain.nombre, autorizadoPor: boss.nombre });
  expect((await desk.till.reopen(account._id, { autoriza }, plain)).status).toBe(200);
});

test('nobody of another sede or restaurant corrects, replaces, opens, refunds or reads an account', async () => {
  const { account } = await desk.charged();
  const pid = account.pagos[0]?._id ?? '';
  const { db } = desk.service.server;
  const beside = await makeSede(db, desk.service.restaurant);
  const foreign = await makeSede(db, await makeRestaurant(db));
  const before = await desk.paymentsOf(account._id);
  for (const sede of [beside, foreign]) {
    const thief = await makeEmployee(db, sede, ['caja']);
    await giveFacultades(db, thief, ['anulaciones']);
    // By the name of the account's sede, and by the name of their own.
    for (const dbName of [desk.service.sede.dbName, sede.dbName]) {
      const answers = [
        await desk.till.correct(account._id, pid, { dbName }, thief),
        await desk.till.replace(account._id, pid, { metodo: 'nequi', dbName }, thief),
        await desk.till.reopen(account._id, { dbName }, thief),
        await desk.till.refund(account._id, { valor: 1, dbName }, thief),
      ];
      const isOwn = dbName === sede.dbName;
      for (const { status, body } of answers) {
        expect([status, body.data]).toEqual([isOwn ? 404 : 403, undefined]);
      }
      const closed = await desk.till.closed({ dbName }, thief.token);
      expect([closed.status, closed.body.data]).toEqual(isOwn ? [200, []] : [403, undefined]);
    }
  }
  expect(await desk.paymentsOf(account._id)).toEqual(before);
});
