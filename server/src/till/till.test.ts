import { randomUUID } from 'node:crypto';
import { bogotaDay } from '@comanda/contract/days';
import type { Order } from '@comanda/contract/orders/orders';
import type { Shift } from '@comanda/contract/till/till';
import { DENOMINACIONES } from '@comanda/contract/till/till.words';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { activateAccounts, atTables } from '../../test/accounts.ts';
import { giveFacultades, makeEmployee, makeSede, type Person } from '../../test/factories.ts';
import { line, openService } from '../../test/service.ts';
import { atTill } from '../../test/till.ts';

let service: Awaited<ReturnType<typeof openService>>;
let till: ReturnType<typeof atTill>;
let shifts: ReturnType<typeof atTill>['shifts'];
let reviewer: Person;
let other: Person;

beforeAll(async () => {
  service = await openService();
  await activateAccounts(service);
  till = atTill(service);
  shifts = till.shifts;
  const { db } = service.server;
  other = await makeEmployee(db, service.sede, ['caja']);
  reviewer = await makeEmployee(db, service.sede, ['caja']);
  await giveFacultades(db, reviewer, ['arqueo']);
  await giveFacultades(db, service.cashier, ['descuentos']);
});
afterEach(async () => {
  for (const { _id, cerrado } of (await shifts.list({ limit: 100 }, reviewer.token)).body.data) {
    if (cerrado === null) await shifts.force(_id, reviewer.token);
  }
});
afterAll(() => service.server.close());

const PRICE = 32_900;

async function opened(body: object = {}, token?: string): Promise<Shift> {
  const answer = await shifts.open(body, token);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data;
}
const takeaway = (extra: object = {}) =>
  service.create({ tipo: 'para_llevar', mesa: undefined, ...extra });
async function sold(pagos: object[], extra: object = {}, token?: string): Promise<Order> {
  const order = await takeaway();
  const { status, body } = await till.sell([order._id], pagos, extra, token);
  expect(status, JSON.stringify(body)).toBe(200);
  return order;
}
const tip = (valor: number) => ({ propina: { respuesta: 'otro', valor } });
const rowsOf = async () => {
  const { db } = service.server;
  return [
    await db.selectFrom('till_shifts').selectAll().orderBy('id').execute(),
    await db.selectFrom('till_movements').selectAll().orderBy('id').execute(),
  ];
};
type Answer = { status: number; body: { code: string; details?: { path: string }[] } };
/** The answer to a call that is refused and writes nothing. */
async function refused(call: () => Promise<Answer>) {
  const before = await rowsOf();
  const { status, body } = await call();
  expect(await rowsOf()).toEqual(before);
  return [status, body.code, ...(body.details ?? []).map(({ path }) => path)];
}

describe('a shift', () => {
  test('opens with the cash that was counted, and shows it while it goes', async () => {
    const shift = await opened({ caja: ' Barra ', base: 150_000 });
    expect(shift).toEqual({
      _id: expect.any(String),
      numero: null,
      caja: 'Barra',
      nombre: service.cashier.nombre,
      propio: true,
      abierto: expect.any(String),
      base: 150_000,
      cerrado: null,
      cerradoPor: null,
      movimientos: [],
      pagos: [],
      porMetodo: null,
      esperado: null,
      conteo: null,
      diferencia: null,
      nota: null,
      forzado: false,
      reconteos: [],
    });
    expect((await shifts.read(shift._id)).body.data).toEqual(shift);
  });

  test('is the only open one of its till, whatever its name is written like', async () => {
    await opened({ caja: 'Caja Única' });
    const again = await shifts.open({ caja: 'caja  unica', base: 0 }, other.token);
    expect([again.status, again.body.code]).toEqual([409, 'caja_ocupada']);
    expect(again.body.error).toBe(
      `${service.cashier.nombre} ya tiene un turno abierto en «Caja Única».`,
    );
    await opened({ caja: 'Terraza' }, other.token);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => shifts.open({ caja: 'Patio' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)]);
  });

  test('keeps cash that comes in and goes out, with who and why', async () => {
    const { _id } = await opened();
    await shifts.move(_id, { motivo: '  Hielo y\nlimones ' });
    const { status, body } = await shifts.move(_id, {
      tipo: 'ingreso',
      clase: 'cambio',
      valor: 50_000,
      motivo: 'Monedas',
    });
    expect([status, body.message]).toEqual([200, 'Movimiento registrado.']);
    const por = service.cashier.nombre;
    expect(body.data.movimientos).toMatchObject([
      { tipo: 'egreso', clase: 'gasto', valor: 5_000, motivo: 'Hielo y limones', por },
      { tipo: 'ingreso', clase: 'cambio', valor: 50_000, motivo: 'Monedas', por },
    ]);
    const { body: x } = await shifts.read(_id, reviewer.token);
    expect(x.data.esperado).toMatchObject({ efectivo: 245_000, ingresos: 50_000, egresos: 5_000 });
  });

  test('writes a movement once for its key, however often and at once it is sent', async () => {
    const { _id } = await opened();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => shifts.move(_id, {}, undefined, key)),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(answers.map(({ body }) => body.data.movimientos.length)).toEqual(Array(50).fill(1));
    expect(await refused(() => shifts.move(_id, { valor: 6_000 }, undefined, key))).toEqual([
      422,
      'clave_reutilizada',
    ]);
    const second = await opened({ caja: 'Otra' });
    expect(await refused(() => shifts.move(second._id, {}, undefined, key))).toEqual([
      422,
      'clave_reutilizada',
    ]);
    await shifts.close(_id);
    // The answer was lost, and the shift was closed meanwhile.
    expect((await shifts.move(_id, {}, undefined, key)).status).toBe(200);
    expect(await refused(() => shifts.move(_id))).toEqual([409, 'turno_cerrado']);
  });

  test('tells the difference only once the count is kept, and the count stays', async () => {
    const shift = await opened({ base: 100_000 });
    await sold([{ metodo: 'efectivo', valor: PRICE, recibido: 50_000 }]);
    await sold([{ metodo: 'nequi', valor: PRICE }]);
    expect((await shifts.read(shift._id)).body.data).toMatchObject({
      esperado: null,
      porMetodo: null,
      pagos: [
        { metodo: 'efectivo', pagos: 1 },
        { metodo: 'nequi', pagos: 1 },
      ],
    });
    const { status, body } = await shifts.close(shift._id, {
      denominaciones: { 100000: 1, 20000: 1, 2000: 5, 500: 0, 50: 2 },
      otros: { nequi: PRICE },
      nota: ' Di mal las vueltas. ',
    });
    expect(status).toBe(200);
    const numero = body.data.numero;
    expect(body.message).toBe(`Turno ${numero} cerrado.`);
    expect(body.cuentasAbiertas).toBe(0);
    const z: Shift = body.data;
    expect(z).toMatchObject({
      cerrado: expect.any(String),
      cerradoPor: service.cashier.nombre,
      conteo: {
        denominaciones: { 100000: 1, 20000: 1, 2000: 5, 50: 2 },
        efectivo: 130_100,
        otros: { nequi: PRICE },
      },
      esperado: { efectivo: 100_000 + PRICE },
      diferencia: 130_100 - 100_000 - PRICE,
      nota: 'Di mal las vueltas.',
      forzado: false,
    });
    expect(await refused(() => shifts.close(shift._id))).toEqual([409, 'turno_cerrado']);
    expect(await refused(() => shifts.force(shift._id, reviewer.token))).toEqual([
      409,
      'turno_cerrado',
    ]);
    const late = await takeaway();
    const paid = await till.sell([late._id], [{ metodo: 'efectivo', valor: PRICE }], {
      turnoId: shift._id,
    });
    expect([paid.status, paid.body.code]).toEqual([409, 'turno_cerrado']);
    expect((await shifts.read(shift._id)).body.data).toEqual(z);
  });

  test('keeps in its Z everything that is printed of it', async () => {
    await till.settings({ impuestos: { regimen: 'inc', tarifa: 8 } });
    const { _id } = await opened({ base: 200_000 });
    const order = await service.create({ mesa: '41' });
    await till.adjust(order.cuentaId, { porcentaje: 10 });
    const total = PRICE - PRICE / 10;
    const paid = await till.pay(order.cuentaId, {
      ...tip(3_000),
      pagos: [
        { metodo: 'efectivo', valor: 20_000, propina: 3_000 },
        { metodo: 'datafono', valor: total - 20_000 },
      ],
    });
    expect(paid.status, JSON.stringify(paid.body)).toBe(200);
    const counter = await sold([{ metodo: 'datafono', valor: PRICE }]);
    const { cuentaId } = await orderNow(counter._id);
    await giveBack(cuentaId, _id, 10_000);
    await shifts.move(_id, { valor: 3_000, clase: 'propinas', motivo: 'A los meseros' });
    const first: number = paid.body.data.numero;
    const { body } = await shifts.close(_id);
    expect(body.data).toMatchObject({
      base: 200_000,
      movimientos: [{ clase: 'propinas', valor: 3_000 }],
      porMetodo: [
        { metodo: 'datafono', pagos: 2, valor: total - 20_000 + PRICE, propina: 0, devuelto: 0 },
        {
          metodo: 'efectivo',
          pagos: 1,
          valor: 20_000,
          propina: 3_000,
          devuelto: 10_000,
          neto: 13_000,
        },
      ],
      esperado: {
        efectivo: 200_000 + 20_000 + 3_000 - 10_000 - 3_000,
        ingresos: 0,
        egresos: 3_000,
        ventas: total + PRICE,
        propinas: 3_000,
        devoluciones: 10_000,
        descuentos: PRICE / 10,
        impuestos: [
          {
            codigo: 'inc8',
            base: Math.round(total / 1.08) + Math.round(PRICE / 1.08),
            valor: total + PRICE - Math.round(total / 1.08) - Math.round(PRICE / 1.08),
          },
        ],
        cuentas: { cantidad: 2, primera: first, ultima: first + 1 },
      },
      conteo: { efectivo: 0, denominaciones: {}, otros: {} },
      diferencia: -210_000,
    });
    await till.settings({ impuestos: { regimen: 'ninguno', tarifa: 0 } });
    expect((await shifts.read(_id)).body.data).toEqual(body.data);
  });

  test('is numbered by its sede, without a gap', async () => {
    const numbers: number[] = [];
    for (let at = 0; at < 3; at += 1) {
      const { _id } = await opened();
      numbers.push((await shifts.close(_id)).body.data.numero);
    }
    const [first = 0] = numbers;
    expect(numbers).toEqual([first, first + 1, first + 2]);
    const sister = await makeSede(service.server.db, service.restaurant);
    const owner = service.restaurant.token;
    const at = { dbName: sister.dbName };
    const call = (path: string, body: object) =>
      service.server.call('POST', `/api/till/${path}`, { token: owner, body: { ...at, ...body } });
    const { body } = await call('open', { base: 0 });
    expect((await call(`${body.data._id}/force`, {})).body.data.numero).toBe(1);
  });

  test('closes with accounts open, and says how many go on', async () => {
    const tables = atTables(service);
    const open = (await tables.list()).length;
    await service.create({ mesa: '51' });
    await service.create({ mesa: '52' });
    const { _id } = await opened();
    const { status, body } = await shifts.close(_id);
    expect([status, body.cuentasAbiertas]).toEqual([200, open + 2]);
    expect(body.message).toContain(`Siguen abiertas ${open + 2} cuentas.`);
  });

  test('is closed without a count by who may review, at any time', async () => {
    const { _id } = await opened({ base: 10_000 });
    expect(await refused(() => shifts.force(_id, service.cashier.token))).toEqual([
      403,
      'permiso_denegado',
    ]);
    const { status, body } = await shifts.force(_id, reviewer.token, { nota: 'Se fue' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      forzado: true,
      conteo: null,
      diferencia: null,
      esperado: { efectivo: 10_000 },
      cerradoPor: reviewer.nombre,
      nota: 'Se fue',
      propio: false,
    });
    expect(body.message).toContain(`Turno ${body.data.numero} cerrado sin conteo.`);
  });

  test('is counted again beside its first count, by who may review', async () => {
    const { _id } = await opened({ base: 10_000 });
    const again = { denominaciones: { 10000: 1, 50: 1 }, nota: 'Estaba en la otra gaveta' };
    expect(await refused(() => shifts.recount(_id, reviewer.token, again))).toEqual([
      409,
      'turno_abierto',
    ]);
    const z = (await shifts.close(_id)).body.data;
    expect(z).toMatchObject({ diferencia: -10_000, reconteos: [] });
    expect(await refused(() => shifts.recount(_id, service.cashier.token, again))).toEqual([
      403,
      'permiso_denegado',
    ]);
    const { status, body } = await shifts.recount(_id, reviewer.token, again);
    expect([status, body.message]).toEqual([200, 'Segundo conteo guardado.']);
    expect(body.data).toEqual({
      ...z,
      propio: false,
      reconteos: [
        {
          denominaciones: { 10000: 1, 50: 1 },
          efectivo: 10_050,
          otros: {},
          nota: 'Estaba en la otra gaveta',
          diferencia: 50,
          por: reviewer.nombre,
          fecha: expect.any(String),
        },
      ],
    });
    await shifts.recount(_id, service.restaurant.token, again);
    expect((await shifts.read(_id)).body.data.reconteos).toHaveLength(2);
  });
});

describe('who', () => {
  test('has a shift moves and closes it, and who may review does so too', async () => {
    const { _id } = await opened();
    for (const call of [
      () => shifts.read(_id, other.token),
      () => shifts.move(_id, {}, other.token),
      () => shifts.close(_id, {}, other.token),
    ]) {
      expect(await refused(call)).toEqual([403, 'turno_ajeno']);
    }
    expect((await shifts.move(_id, {}, reviewer.token)).status).toBe(200);
    expect((await shifts.move(_id, {}, service.restaurant.token)).status).toBe(200);
    expect((await shifts.close(_id, {}, reviewer.token)).status).toBe(200);
  });

  test('names the shift of another sede, or none, finds nothing', async () => {
    const sister = await makeSede(service.server.db, service.restaurant);
    const { _id } = await opened();
    const token = service.restaurant.token;
    const at = (id: string, dbName: string, path: string) =>
      service.server.call('POST', `/api/till/${id}/${path}`, {
        token,
        body: { dbName, denominaciones: {}, tipo: 'egreso', clase: 'otro', valor: 1, motivo: 'x' },
      });
    for (const path of ['move', 'close', 'force', 'recount']) {
      for (const [id, dbName] of [
        [_id, sister.dbName],
        [randomUUID(), service.sede.dbName],
        ['no-es-un-turno', service.sede.dbName],
      ] as const) {
        expect(await refused(() => at(id, dbName, path))).toEqual([404, 'turno_desconocido']);
      }
    }
    expect((await shifts.read(randomUUID())).body.code).toBe('turno_desconocido');
    const foreign = await makeEmployee(service.server.db, sister, ['caja']);
    expect(await refused(() => shifts.move(_id, {}, foreign.token))).toEqual([403, 'sede_ajena']);
  });

  test('reads the list sees open shifts first, then Zs by number, page by page', async () => {
    const mine = await opened();
    await shifts.close(mine._id);
    const theirs = await opened({}, other.token);
    await shifts.close(theirs._id, {}, other.token);
    const [one, two] = [await opened({ caja: 'A' }), await opened({ caja: 'B' }, other.token)];
    const ids = (body: { data: Shift[] }) => body.data.map(({ _id }) => _id);
    const all = await shifts.list({}, reviewer.token);
    expect(ids(all.body).slice(0, 4)).toEqual([one._id, two._id, theirs._id, mine._id]);
    const numbers = all.body.data.flatMap(({ numero }: Shift) => numero ?? []);
    expect(numbers).toEqual(numbers.toSorted((a: number, b: number) => b - a));
    // Their own Zs, and every open one.
    const seen = ids((await shifts.list({ limit: 100 })).body);
    expect(seen.slice(0, 3)).toEqual([one._id, two._id, mine._id]);
    expect(seen).not.toContain(theirs._id);
    const paged: string[] = [];
    let cursor = '';
    do {
      const { body } = await shifts.list({ limit: 1, ...(cursor && { cursor }) }, reviewer.token);
      paged.push(...ids(body));
      cursor = body.nextCursor;
    } while (cursor);
    const whole = await shifts.list({ limit: 100 }, reviewer.token);
    expect(paged).toEqual(ids(whole.body));
    const bad = Buffer.from(`Z ${randomUUID()}`).toString('base64url');
    expect((await shifts.list({ cursor: bad })).status).toBe(400);
  });
});

describe('a payment', () => {
  test('comes into the shift that is named, else into the only open one', async () => {
    const one = await opened({ caja: 'A' });
    await sold([{ metodo: 'efectivo', valor: PRICE }]);
    const two = await opened({ caja: 'B' }, other.token);
    await sold([{ metodo: 'nequi', valor: PRICE }], { turnoId: two._id });
    const figures = async (id: string) =>
      (await shifts.read(id, reviewer.token)).body.data.porMetodo;
    expect(await figures(one._id)).toMatchObject([{ metodo: 'efectivo', valor: PRICE }]);
    expect(await figures(two._id)).toMatchObject([{ metodo: 'nequi', valor: PRICE }]);
  });

  test('is refused without a shift where the sede wants one', async () => {
    await till.settings({ caja: { exigeTurno: true, cierreCiego: true, motivos: [] } });
    const order = await takeaway();
    const pay = () => till.sell([order._id], [{ metodo: 'efectivo', valor: PRICE }]);
    const none = await pay();
    expect([none.status, none.body.code]).toEqual([409, 'sin_turno']);
    await opened();
    expect((await pay()).status).toBe(200);
    await till.settings({ caja: { exigeTurno: false, cierreCiego: true, motivos: [] } });
  });

  test('that an account of a table got before it is released counts with its taxes', async () => {
    await till.settings({ impuestos: { regimen: 'inc', tarifa: 8 } });
    const { _id } = await opened();
    const order = await service.create({ mesa: '61' });
    await service.move(order, 'preparado', service.cook.token);
    await service.move(order, 'entregado', service.waiter.token);
    await service.move(order, 'facturado', service.cashier.token);
    const tables = atTables(service);
    expect((await tables.release(await tables.at('61'))).body.data.estado).toBe('cerrada');
    const { body } = await shifts.close(_id);
    expect(body.data.esperado).toMatchObject({
      ventas: PRICE,
      impuestos: [{ codigo: 'inc8' }],
      cuentas: { cantidad: 1 },
    });
    await till.settings({ impuestos: { regimen: 'ninguno', tarifa: 0 } });
  });
});

describe('a day', () => {
  test('counts its accounts and orders, and sums by method what came in, also without a shift', async () => {
    const today = bogotaDay(new Date());
    const before = (await shifts.day(today, reviewer.token)).body.data;
    const of = (figures: { metodo: string; valor: number }[]) =>
      figures.find(({ metodo }) => metodo === 'bre_b')?.valor ?? 0;
    await sold([{ metodo: 'bre_b', valor: PRICE }]);
    await opened();
    const order = await takeaway({ productos: [line('BANDEJA', PRICE)] });
    await service.move(order, 'preparado', service.cook.token);
    await service.move(order, 'entregado', service.waiter.token);
    await till.sell([order._id], [{ metodo: 'bre_b', valor: PRICE }]);
    const { data } = (await shifts.day(today, reviewer.token)).body;
    expect(data.cuentas).toBe(before.cuentas + 2);
    // The other is no sale before it is delivered.
    expect(data.pedidos).toBe(before.pedidos + 1);
    expect(of(data.porMetodo)).toBe(of(before.porMetodo) + 2 * PRICE);
    expect(of(data.sinTurno)).toBe(of(before.sinTurno) + PRICE);
    expect((await shifts.day('2024-01-01', reviewer.token)).body.data).toEqual({
      cuentas: 0,
      pedidos: 0,
      porMetodo: [],
      sinTurno: [],
    });
  });

  test('has what an earlier version invoiced, which has no account', async () => {
    const order = await takeaway({ metodoPago: 'bizum' });
    const noon = new Date('2024-03-05T17:00:00Z');
    await service.server.db
      .updateTable('orders')
      .set({
        estado: 'facturado',
        horaCreacion: noon,
        fechaPreparado: noon,
        fechaEntregado: noon,
        fechaFacturado: noon,
      })
      .where('id', '=', order._id)
      .execute();
    const { data } = (await shifts.day('2024-03-05', reviewer.token)).body;
    expect(data).toMatchObject({
      cuentas: 0,
      pedidos: 1,
      porMetodo: [{ metodo: 'bizum', pagos: 1, valor: PRICE, neto: PRICE }],
    });
  });
});

describe('what cannot be is refused, and nothing is written', () => {
  const MAX = 1_000_000_000;
  test.each([
    [{ base: -1 }, 422, 'base'],
    [{ base: 0.5 }, 422, 'base'],
    [{ base: MAX + 1 }, 422, 'base'],
    [{ base: '100' }, 400, 'base'],
    [{ base: null }, 400, 'base'],
    [{ caja: ' \n' }, 422, 'caja'],
    [{ caja: 'C'.repeat(41) }, 422, 'caja'],
  ])('at opening: %o', async (body, status, path) => {
    const code = status === 422 ? 'regla_incumplida' : 'solicitud_invalida';
    expect(await refused(() => shifts.open(body))).toEqual([status, code, path]);
  });

  test.each([
    [{ valor: 0 }, 422, 'valor'],
    [{ valor: -5 }, 422, 'valor'],
    [{ valor: 1.5 }, 422, 'valor'],
    [{ valor: MAX + 1 }, 422, 'valor'],
    [{ motivo: '\u200b ' }, 422, 'motivo'],
    [{ motivo: 'm'.repeat(201) }, 422, 'motivo'],
    [{ tipo: 'regalo' }, 400, 'tipo'],
    [{ clase: 'regalo' }, 400, 'clase'],
  ])('of a movement: %o', async (body, status, path) => {
    const { _id } = await opened();
    const code = status === 422 ? 'regla_incumplida' : 'solicitud_invalida';
    expect(await refused(() => shifts.move(_id, body))).toEqual([status, code, path]);
  });

  test.each([
    [{ denominaciones: { 300: 1 } }, 422, 'denominaciones.300'],
    [{ denominaciones: { '1e3': 1 } }, 422, 'denominaciones.1e3'],
    [{ denominaciones: { ' 50': 1 } }, 422, 'denominaciones. 50'],
    [{ denominaciones: { 50: -1 } }, 422, 'denominaciones.50'],
    [{ denominaciones: { 50: 0.5 } }, 422, 'denominaciones.50'],
    [{ denominaciones: { 50: 100_001 } }, 422, 'denominaciones.50'],
    [{ otros: { efectivo: 1 } }, 422, 'otros.efectivo'],
    [{ otros: { cheque: 1 } }, 422, 'otros.cheque'],
    [{ otros: { nequi: -1 } }, 422, 'otros.nequi'],
    [{ otros: { nequi: 0.1 } }, 422, 'otros.nequi'],
    [{ otros: { nequi: MAX + 1 } }, 422, 'otros.nequi'],
    [{ nota: 'n'.repeat(501) }, 422, 'nota'],
    [{ denominaciones: [1] }, 400, 'denominaciones'],
  ])('of a count: %o', async (body, status, path) => {
    const { _id } = await opened();
    const code = status === 422 ? 'regla_incumplida' : 'solicitud_invalida';
    expect(await refused(() => shifts.close(_id, body))).toEqual([status, code, path]);
    await shifts.force(_id, reviewer.token);
    expect(await refused(() => shifts.recount(_id, reviewer.token, body))).toEqual([
      status,
      code,
      path,
    ]);
  });

  test('every note and coin of Colombia counts', async () => {
    const { _id } = await opened({ base: 0 });
    const denominaciones = Object.fromEntries(DENOMINACIONES.map((one) => [one, 1]));
    expect((await shifts.close(_id, { denominaciones })).body.data.conteo.efectivo).toBe(188_850);
  });
});

test('every deed is in the trail, with who and how much', async () => {
  const { _id } = await opened({ caja: 'Rastro', base: 1_000 });
  await shifts.move(_id);
  await shifts.close(_id, { denominaciones: { 500: 1 }, nota: 'Ojo' });
  await shifts.recount(_id, reviewer.token, { denominaciones: { 1000: 1 } });
  const left = await opened({ caja: 'Rastro' });
  await shifts.force(left._id, reviewer.token);
  const entries = await service.server.db
    .selectFrom('audit_entries')
    .select(['action', 'after', 'actor_nombre'])
    .where('entity', '=', 'turno')
    .where('entity_id', 'in', [_id, left._id])
    .orderBy('at')
    .execute();
  const caja = 'Rastro';
  expect(entries.map(({ action, after }) => [action, after])).toEqual([
    ['abierto', { caja, base: 1_000 }],
    ['movimiento', { caja, movimiento: 'egreso', clase: 'gasto', valor: 5_000, motivo: 'Hielo' }],
    [
      'cerrado',
      {
        caja,
        contado: 500,
        esperado: -4_000,
        diferencia: 4_500,
        nota: 'Ojo',
        numeroTurno: expect.any(Number),
      },
    ],
    ['recontado', { caja, contado: 1_000, diferencia: 5_000, numeroTurno: expect.any(Number) }],
    ['abierto', { caja, base: 200_000 }],
    ['forzado', { caja, esperado: 200_000, numeroTurno: expect.any(Number) }],
  ]);
  expect(entries.at(-1)?.actor_nombre).toBe(reviewer.nombre);
});

async function orderNow(id: string): Promise<Order> {
  const path = `/api/orders?dbName=${service.sede.dbName}&limit=500`;
  const { body } = await service.server.call('GET', path, service.restaurant);
  return body.data.find(({ _id }: Order) => _id === id);
}

/** A refund in cash, as the till writes it. */
async function giveBack(cuenta: string | null, turno: string, valor: number) {
  const { restaurantId, locationId } = service.sede;
  await service.server.db
    .insertInto('account_payments')
    .values({
      restaurant_id: restaurantId,
      location_id: locationId,
      cuenta_id: cuenta ?? '',
      tipo: 'devolucion',
      metodo: 'efectivo',
      valor,
      turno_id: turno,
      motivo: 'Llegó frío',
      por: 'Sandra',
    })
    .execute();
}
