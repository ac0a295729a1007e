import { randomUUID } from 'node:crypto';
import type { Shift } from '@comanda/contract/till/till';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { atTables } from '../../test/accounts.ts';
import { makeSede } from '../../test/factories.ts';
import { openShiftDesk, PRICE, type ShiftDesk } from '../../test/shift-desk.ts';

let desk: ShiftDesk;

beforeAll(async () => {
  desk = await openShiftDesk();
});
afterEach(() => desk.closeAll());
afterAll(() => desk.service.server.close());

describe('a shift', () => {
  test('opens with the cash that was counted, and shows it while it goes', async () => {
    const shift = await desk.opened({ caja: ' Barra ', base: 150_000 });
    expect(shift).toEqual({
      _id: expect.any(String),
      numero: null,
      caja: 'Barra',
      nombre: desk.service.cashier.nombre,
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
    expect((await desk.shifts.read(shift._id)).body.data).toEqual(shift);
  });

  test('is the only open one of its till, whatever its name is written like', async () => {
    await desk.opened({ caja: 'Caja Única' });
    const again = await desk.shifts.open({ caja: 'caja  unica', base: 0 }, desk.other.token);
    expect([again.status, again.body.code]).toEqual([409, 'caja_ocupada']);
    expect(again.body.error).toBe(
      `${desk.service.cashier.nombre} ya tiene un turno abierto en «Caja Única».`,
    );
    await desk.opened({ caja: 'Terraza' }, desk.other.token);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => desk.shifts.open({ caja: 'Patio' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)]);
  });

  test('keeps cash that comes in and goes out, with who and why', async () => {
    const { _id } = await desk.opened();
    await desk.shifts.move(_id, { motivo: '  Hielo y\nlimones ' });
    const { status, body } = await desk.shifts.move(_id, {
      tipo: 'ingreso',
      clase: 'cambio',
      valor: 50_000,
      motivo: 'Monedas',
    });
    expect([status, body.message]).toEqual([200, 'Movimiento registrado.']);
    const por = desk.service.cashier.nombre;
    expect(body.data.movimientos).toMatchObject([
      { tipo: 'egreso', clase: 'gasto', valor: 5_000, motivo: 'Hielo y limones', por },
      { tipo: 'ingreso', clase: 'cambio', valor: 50_000, motivo: 'Monedas', por },
    ]);
    const { body: x } = await desk.shifts.read(_id, desk.reviewer.token);
    expect(x.data.esperado).toMatchObject({ efectivo: 245_000, ingresos: 50_000, egresos: 5_000 });
  });

  test('writes a movement once for its key, however often and at once it is sent', async () => {
    const { _id } = await desk.opened();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => desk.shifts.move(_id, {}, undefined, key)),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(answers.map(({ body }) => body.data.movimientos.length)).toEqual(Array(50).fill(1));
    expect(
      await desk.refused(() => desk.shifts.move(_id, { valor: 6_000 }, undefined, key)),
    ).toEqual([422, 'clave_reutilizada']);
    const second = await desk.opened({ caja: 'Otra' });
    expect(await desk.refused(() => desk.shifts.move(second._id, {}, undefined, key))).toEqual([
      422,
      'clave_reutilizada',
    ]);
    await desk.shifts.close(_id);
    // The answer was lost, and the shift was closed meanwhile.
    expect((await desk.shifts.move(_id, {}, undefined, key)).status).toBe(200);
    expect(await desk.refused(() => desk.shifts.move(_id))).toEqual([409, 'turno_cerrado']);
  });

  test('tells the difference only once the count is kept, and the count stays', async () => {
    const shift = await desk.opened({ base: 100_000 });
    await desk.sold([{ metodo: 'efectivo', valor: PRICE, recibido: 50_000 }]);
    await desk.sold([{ metodo: 'nequi', valor: PRICE }]);
    expect((await desk.shifts.read(shift._id)).body.data).toMatchObject({
      esperado: null,
      porMetodo: null,
      pagos: [
        { metodo: 'efectivo', pagos: 1 },
        { metodo: 'nequi', pagos: 1 },
      ],
    });
    const { status, body } = await desk.shifts.close(shift._id, {
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
      cerradoPor: desk.service.cashier.nombre,
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
    expect(await desk.refused(() => desk.shifts.close(shift._id))).toEqual([409, 'turno_cerrado']);
    expect(await desk.refused(() => desk.shifts.force(shift._id, desk.reviewer.token))).toEqual([
      409,
      'turno_cerrado',
    ]);
    const late = await desk.takeaway();
    const paid = await desk.till.sell([late._id], [{ metodo: 'efectivo', valor: PRICE }], {
      turnoId: shift._id,
    });
    expect([paid.status, paid.body.code]).toEqual([409, 'turno_cerrado']);
    expect((await desk.shifts.read(shift._id)).body.data).toEqual(z);
  });

  test('keeps in its Z everything that is printed of it', async () => {
    await desk.till.settings({ impuestos: { regimen: 'inc', tarifa: 8 } });
    const { _id } = await desk.opened({ base: 200_000 });
    const order = await desk.service.create({ mesa: '41' });
    await desk.till.adjust(order.cuentaId, { porcentaje: 10 });
    const total = PRICE - PRICE / 10;
    const paid = await desk.till.pay(order.cuentaId, {
      propina: { respuesta: 'otro', valor: 3_000 },
      pagos: [
        { metodo: 'efectivo', valor: 20_000, propina: 3_000 },
        { metodo: 'datafono', valor: total - 20_000 },
      ],
    });
    expect(paid.status, JSON.stringify(paid.body)).toBe(200);
    const counter = await desk.sold([{ metodo: 'datafono', valor: PRICE }]);
    const { cuentaId } = await desk.orderNow(counter._id);
    await giveBack(cuentaId, _id, 10_000);
    await desk.shifts.move(_id, { valor: 3_000, clase: 'propinas', motivo: 'A los meseros' });
    const first: number = paid.body.data.numero;
    const { body } = await desk.shifts.close(_id);
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
    await desk.till.settings({ impuestos: { regimen: 'ninguno', tarifa: 0 } });
    expect((await desk.shifts.read(_id)).body.data).toEqual(body.data);
  });

  test('is numbered by its sede, without a gap', async () => {
    const numbers: number[] = [];
    for (let at = 0; at < 3; at += 1) {
      const { _id } = await desk.opened();
      numbers.push((await desk.shifts.close(_id)).body.data.numero);
    }
    const [first = 0] = numbers;
    expect(numbers).toEqual([first, first + 1, first + 2]);
    const sister = await makeSede(desk.service.server.db, desk.service.restaurant);
    const owner = desk.service.restaurant.token;
    const at = { dbName: sister.dbName };
    const call = (path: string, body: object) =>
      desk.service.server.call('POST', `/api/till/${path}`, {
        token: owner,
        body: { ...at, ...body },
      });
    const { body } = await call('open', { base: 0 });
    expect((await call(`${body.data._id}/force`, {})).body.data.numero).toBe(1);
  });

  test('closes with accounts open, and says how many go on', async () => {
    const tables = atTables(desk.service);
    const open = (await tables.list()).length;
    await desk.service.create({ mesa: '51' });
    await desk.service.create({ mesa: '52' });
    const { _id } = await desk.opened();
    const { status, body } = await desk.shifts.close(_id);
    expect([status, body.cuentasAbiertas]).toEqual([200, open + 2]);
    expect(body.message).toContain(`Siguen abiertas ${open + 2} cuentas.`);
  });

  test('is closed without a count by who may review, at any time', async () => {
    const { _id } = await desk.opened({ base: 10_000 });
    expect(await desk.refused(() => desk.shifts.force(_id, desk.service.cashier.token))).toEqual([
      403,
      'permiso_denegado',
    ]);
    const { status, body } = await desk.shifts.force(_id, desk.reviewer.token, { nota: 'Se fue' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      forzado: true,
      conteo: null,
      diferencia: null,
      esperado: { efectivo: 10_000 },
      cerradoPor: desk.reviewer.nombre,
      nota: 'Se fue',
      propio: false,
    });
    expect(body.message).toContain(`Turno ${body.data.numero} cerrado sin conteo.`);
  });

  test('is counted again beside its first count, by who may review', async () => {
    const { _id } = await desk.opened({ base: 10_000 });
    const again = { denominaciones: { 10000: 1, 50: 1 }, nota: 'Estaba en la otra gaveta' };
    expect(await desk.refused(() => desk.shifts.recount(_id, desk.reviewer.token, again))).toEqual([
      409,
      'turno_abierto',
    ]);
    const z = (await desk.shifts.close(_id)).body.data;
    expect(z).toMatchObject({ diferencia: -10_000, reconteos: [] });
    expect(
      await desk.refused(() => desk.shifts.recount(_id, desk.service.cashier.token, again)),
    ).toEqual([403, 'permiso_denegado']);
    const { status, body } = await desk.shifts.recount(_id, desk.reviewer.token, again);
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
          por: desk.reviewer.nombre,
          fecha: expect.any(String),
        },
      ],
    });
    await desk.shifts.recount(_id, desk.service.restaurant.token, again);
    expect((await desk.shifts.read(_id)).body.data.reconteos).toHaveLength(2);
  });
});

test('every deed is in the trail, with who and how much', async () => {
  const { _id } = await desk.opened({ caja: 'Rastro', base: 1_000 });
  await desk.shifts.move(_id);
  await desk.shifts.close(_id, { denominaciones: { 500: 1 }, nota: 'Ojo' });
  await desk.shifts.recount(_id, desk.reviewer.token, { denominaciones: { 1000: 1 } });
  const left = await desk.opened({ caja: 'Rastro' });
  await desk.shifts.force(left._id, desk.reviewer.token);
  const entries = await desk.service.server.db
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
  expect(entries.at(-1)?.actor_nombre).toBe(desk.reviewer.nombre);
});

/** A refund in cash, as the till writes it. */
async function giveBack(cuenta: string | null, turno: string, valor: number) {
  const { restaurantId, locationId } = desk.service.sede;
  await desk.service.server.db
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
