import { randomUUID } from 'node:crypto';
import { ERRORS, type ErrorCode } from '@comanda/contract/errors';
import type { Order } from '@comanda/contract/orders/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activateAccounts } from '../../test/accounts.ts';
import { makeEmployee, makeRestaurant, makeSede, type TestSede } from '../../test/factories.ts';
import { line, openService } from '../../test/service.ts';
import { atTill, NO_TIP } from '../../test/till.ts';

let service: Awaited<ReturnType<typeof openService>>;
let till: ReturnType<typeof atTill>;
let order: Order;
let next = 0;
const shifts = { closed: '', beside: '', foreign: '' };

beforeAll(async () => {
  service = await openService();
  await activateAccounts(service);
  till = atTill(service);
  const { db } = service.server;
  const beside = await makeSede(db, service.restaurant);
  const foreign = await makeSede(db, await makeRestaurant(db));
  shifts.beside = await makeShift(beside);
  shifts.foreign = await makeShift(foreign);
  shifts.closed = await makeShift(service.sede, {
    ...{ cerrado: new Date(), conteo: '{}', esperado: '{}', numero: 1 },
  });
});
beforeEach(async () => {
  next += 1;
  order = await service.create({
    mesa: String(next),
    productos: [line('BANDEJA', PRICE, { cantidad: 2 })],
  });
});
afterAll(() => service.server.close());

const PRICE = 32_900;
const SALDO = 2 * PRICE;

async function makeShift(sede: TestSede, extra: object = {}): Promise<string> {
  const id = randomUUID();
  const keys = { restaurant_id: sede.restaurantId, location_id: sede.locationId };
  await service.server.db
    .insertInto('till_shifts')
    .values({ ...keys, id, caja: id, nombre: 'Inés', base: 0, reconteos: '[]', ...extra })
    .execute();
  return id;
}
/** Everything that a payment writes, of the whole sede. */
async function written() {
  const { db } = service.server;
  const { sede, restaurant, server } = service;
  const { cuentaId } = order;
  const [payments, consents, account, trail, orders] = await Promise.all([
    db.selectFrom('account_payments').select(['id']).orderBy('id').execute(),
    db.selectFrom('tip_consents').select(['id']).orderBy('id').execute(),
    db
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', cuentaId ?? '')
      .execute(),
    db.selectFrom('audit_entries').select(['id']).orderBy('id').execute(),
    server.call('GET', `/api/orders?dbName=${sede.dbName}&limit=500`, restaurant),
  ]);
  return { payments, consents, account, trail, orders: orders.body };
}
const cash = (valor: unknown, extra: object = {}) => ({ metodo: 'efectivo', valor, ...extra });
const one = (extra: object = {}) => ({ pagos: [cash(1_000, extra)] });
const dishes = (cantidad: unknown, linea: unknown = 1, pedido: unknown = order._id) => ({
  tipo: 'lineas',
  lineas: [{ pedido, linea, cantidad }],
});

type Refused = [what: string, body: () => object, status: number, code: ErrorCode, path?: string];

const REFUSED: Refused[] = [
  ['more than is left', () => ({ pagos: [cash(SALDO + 1)] }), 422, 'pago_excede'],
  ['more than is left in two', () => ({ pagos: [cash(SALDO), cash(1)] }), 422, 'pago_excede'],
  ['less than nothing', () => ({ pagos: [cash(-1)] }), 422, 'regla_incumplida', 'pagos.0.valor'],
  ['a part of a peso', () => ({ pagos: [cash(0.5)] }), 422, 'regla_incumplida', 'pagos.0.valor'],
  ['nothing', () => ({ pagos: [cash(0)] }), 422, 'regla_incumplida', 'pagos.0.valor'],
  [
    'more than any account',
    () => ({ pagos: [cash(1e15)] }),
    422,
    'regla_incumplida',
    'pagos.0.valor',
  ],
  ['no payment', () => ({ pagos: [] }), 422, 'regla_incumplida', 'pagos'],
  [
    'too many payments',
    () => ({ pagos: Array(21).fill(cash(1)) }),
    422,
    'regla_incumplida',
    'pagos',
  ],
  ['a text', () => ({ pagos: [cash('1000')] }), 400, 'solicitud_invalida', 'pagos.0.valor'],
  ['no number', () => ({ pagos: [cash(null)] }), 400, 'solicitud_invalida', 'pagos.0.valor'],
  [
    'por_definir',
    () => ({ pagos: [{ metodo: 'por_definir', valor: 1 }] }),
    400,
    'solicitud_invalida',
    'pagos.0.metodo',
  ],
  [
    'a long reference',
    () => one({ referencia: 'x'.repeat(61) }),
    422,
    'regla_incumplida',
    'pagos.0.referencia',
  ],
  [
    'less cash than is due',
    () => one({ recibido: 999 }),
    422,
    'regla_incumplida',
    'pagos.0.recibido',
  ],
  [
    'cash by card',
    () => ({ pagos: [{ metodo: 'nequi', valor: 1, recibido: 1 }] }),
    422,
    'regla_incumplida',
    'pagos.0.recibido',
  ],
  [
    'a tip of less than nothing',
    () => one({ propina: -1 }),
    422,
    'regla_incumplida',
    'pagos.0.propina',
  ],
  [
    'a tip of a part of a peso',
    () => one({ propina: 0.5 }),
    422,
    'regla_incumplida',
    'pagos.0.propina',
  ],
  ['a tip that nobody said yes to', () => one({ propina: 1 }), 422, 'propina_no_autorizada'],
  [
    'a tip nobody was asked about',
    () => ({ propina: null, ...one() }),
    409,
    'propina_sin_preguntar',
  ],
  [
    'an answer with another suggestion',
    () => ({ ...one(), propina: { respuesta: 'si', valor: 1 } }),
    422,
    'regla_incumplida',
    'propina.valor',
  ],
  ['the shift of nobody', () => ({ ...one(), turnoId: randomUUID() }), 422, 'turno_invalido'],
  ['no shift at all', () => ({ ...one(), turnoId: 'x' }), 422, 'turno_invalido'],
  [
    'the shift of another sede',
    () => ({ ...one(), turnoId: shifts.beside }),
    422,
    'turno_invalido',
  ],
  [
    'the shift of another restaurant',
    () => ({ ...one(), turnoId: shifts.foreign }),
    422,
    'turno_invalido',
  ],
  ['a shift that was counted', () => ({ ...one(), turnoId: shifts.closed }), 409, 'turno_cerrado'],
  ['more dishes than there are', () => one({ parte: dishes(3) }), 409, 'linea_pagada'],
  ['a dish that is not there', () => one({ parte: dishes(1, 9) }), 409, 'linea_pagada'],
  ['a dish of nobody', () => one({ parte: dishes(1, 1, 'x') }), 409, 'linea_pagada'],
  ['half a dish', () => one({ parte: dishes(0.5) }), 409, 'linea_pagada'],
  ['no dish', () => one({ parte: { tipo: 'lineas', lineas: [] } }), 409, 'linea_pagada'],
  [
    'another price than that of its dishes',
    () => one({ parte: dishes(1) }),
    422,
    'regla_incumplida',
    'pagos.0.valor',
  ],
  [
    'a seat where nobody sits',
    () => one({ parte: { tipo: 'puesto', puesto: 9 } }),
    409,
    'linea_pagada',
  ],
  [
    'a third half',
    () => one({ parte: { tipo: 'partes', n: 3, de: 2 } }),
    422,
    'regla_incumplida',
    'pagos.0.parte',
  ],
  ['an older view', () => ({ ...one(), vista: 1 }), 409, 'cuenta_cambiada'],
];

describe('a payment', () => {
  test.each(REFUSED)(
    'of %s is refused with its reason, and writes nothing',
    async (_, body, status, code, path) => {
      const before = await written();
      const answer = await till.pay(order.cuentaId, body());
      expect([answer.status, answer.body.code]).toEqual([status, code]);
      expect(answer.body.error).toMatch(/\.$/);
      if (code === 'pago_excede') expect(answer.body).toMatchObject({ saldo: SALDO });
      if (path !== undefined) expect(answer.body.details[0].path).toBe(path);
      if (code === 'cuenta_cambiada')
        expect(answer.body.data).toMatchObject({ _id: order.cuentaId });
      const hasOwnWords = ['regla_incumplida', 'solicitud_invalida', 'pago_excede'].includes(code);
      if (!hasOwnWords) expect(answer.body.error).toBe(ERRORS[code].message);
      expect(await written()).toEqual(before);
    },
  );

  test('of a dish that is paid, or of an account that is closed, is refused with what is there', async () => {
    const { cuentaId } = order;
    await till.pay(cuentaId, { pagos: [cash(PRICE, { parte: dishes(1) })] });
    const before = await written();
    const twice = await till.pay(cuentaId, one({ parte: dishes(2) }));
    expect([twice.status, twice.body.code]).toEqual([409, 'linea_pagada']);
    expect(await written()).toEqual(before);
    await till.pay(cuentaId, { pagos: [cash(PRICE)] });
    const after = await written();
    const late = await till.pay(cuentaId, one());
    expect([late.status, late.body.code]).toEqual([409, 'cuenta_cerrada']);
    expect(late.body.data).toMatchObject({ estado: 'cerrada', totales: { saldo: 0 } });
    expect(await written()).toEqual(after);
  });

  test('of the same dish twice in one call is refused', async () => {
    const before = await written();
    const pagos = [cash(PRICE, { parte: dishes(1) }), cash(1_000, { parte: dishes(2) })];
    const { status, body } = await till.pay(order.cuentaId, { pagos });
    expect([status, body.code]).toEqual([409, 'linea_pagada']);
    expect(await written()).toEqual(before);
  });

  test('with a key of another payment is refused', async () => {
    const key = randomUUID();
    await till.pay(order.cuentaId, one(), key);
    const before = await written();
    const other = await till.pay(order.cuentaId, { pagos: [cash(2_000)] }, key);
    expect([other.status, other.body.code]).toEqual([422, 'clave_reutilizada']);
    expect(await written()).toEqual(before);
  });

  test('of an account that is not there, of another sede or of another restaurant is refused', async () => {
    const { db } = service.server;
    const before = await written();
    for (const id of [randomUUID(), 'x', order._id]) {
      const { status, body } = await till.pay(id, one());
      expect([status, body.code]).toEqual([404, 'cuenta_desconocida']);
    }
    const sedes = [
      await makeSede(db, service.restaurant),
      await makeSede(db, await makeRestaurant(db)),
    ];
    for (const sede of sedes) {
      const thief = await makeEmployee(db, sede, ['caja']);
      for (const [dbName, status] of [
        [service.sede.dbName, 403],
        [sede.dbName, 404],
      ] as const) {
        const body = { dbName, propina: NO_TIP, ...one() };
        const path = `/api/accounts/${order.cuentaId}/pay`;
        const answer = await service.server.call('POST', path, { token: thief.token, body });
        expect([answer.status, answer.body.data]).toEqual([status, undefined]);
      }
    }
    expect(await written()).toEqual(before);
  });
});
