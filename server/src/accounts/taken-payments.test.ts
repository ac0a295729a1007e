import { randomUUID } from 'node:crypto';
import type { Order } from '@comanda/contract/orders/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activateAccounts, atTables } from '../../test/accounts.ts';
import { giveFacultades } from '../../test/factories.ts';
import { line, openService } from '../../test/service.ts';
import { atTill, NO_TIP } from '../../test/till.ts';

let service: Awaited<ReturnType<typeof openService>>;
let tables: ReturnType<typeof atTables>;
let till: ReturnType<typeof atTill>;
let next = 0;
let mesa = '';

beforeAll(async () => {
  service = await openService();
  await activateAccounts(service);
  tables = atTables(service);
  till = atTill(service);
  await giveFacultades(service.server.db, service.cashier, ['descuentos', 'anulaciones']);
});
beforeEach(() => {
  next += 1;
  mesa = String(next);
});
afterAll(() => service.server.close());

const PRICE = 32_900;
const FECHA = '2026-11-18T20:15:00.000Z';
const cash = (valor: number, extra: object = {}) => ({ metodo: 'efectivo', valor, ...extra });
/** As a device sends what it took while it had no network. */
const taken = (id: string | null, body: object, key: string = randomUUID()) =>
  till.pay(id, { tomado: true, fecha: FECHA, ...body }, key);
const round = () => service.create({ mesa });
const rowsOf = (cuenta: string | null) =>
  service.server.db
    .selectFrom('account_payments')
    .selectAll()
    .where('cuenta_id', '=', cuenta ?? '')
    .orderBy('at')
    .execute();
async function trail(id: string | null): Promise<{ accion: string; despues: object }[]> {
  const { server, sede, restaurant } = service;
  const { body } = await server.call('GET', `/api/audit?dbName=${sede.dbName}`, restaurant);
  return body.data.filter(({ entidadId }: { entidadId: string }) => entidadId === id);
}

describe('money that was taken without network', () => {
  test('closes the account it was taken for, and only the audit log says when the device took it', async () => {
    const { cuentaId } = await round();
    const before = Date.now();
    const { status, body } = await taken(cuentaId, {
      pagos: [cash(PRICE, { recibido: 50_000 })],
    });
    expect([status, body.vueltas, body.devolver]).toEqual([200, 50_000 - PRICE, 0]);
    expect(body.data.estado).toBe('cerrada');
    expect(Date.parse(body.data.pagos[0].fecha)).toBeGreaterThanOrEqual(before - 1_000);
    const entries = await trail(cuentaId);
    expect(entries.find(({ accion }) => accion === 'cobrada_sin_red')?.despues).toMatchObject({
      valor: PRICE,
      tomado: FECHA,
    });
  });

  test('pays what it can of an account in which somebody ordered more, which stays open', async () => {
    const { cuentaId } = await round();
    const vista = (await tables.at(mesa))?.revision;
    await round();
    const refused = await till.pay(cuentaId, { vista, pagos: [cash(PRICE)] });
    expect(refused.body.code).toBe('cuenta_cambiada');
    const { status, body } = await taken(cuentaId, { vista, pagos: [cash(PRICE)] });
    expect([status, body.devolver]).toEqual([200, 0]);
    expect(body.data).toMatchObject({ estado: 'abierta', totales: { saldo: PRICE } });
  });

  test('is taken as far as something is due; the rest goes back, and the drawer has what stayed', async () => {
    const { cuentaId } = await round();
    await till.pay(cuentaId, { pagos: [{ metodo: 'nequi', valor: 20_000 }] });
    const key = randomUUID();
    const pay = () => taken(cuentaId, { pagos: [cash(PRICE, { recibido: 40_000 })] }, key);
    const { status, body } = await pay();
    expect([status, body.vueltas, body.devolver]).toEqual([200, 40_000 - PRICE, 20_000]);
    expect(body.message).toContain('$20.000');
    expect(body.data).toMatchObject({ estado: 'cerrada', totales: { pagado: PRICE } });
    expect((await rowsOf(cuentaId)).at(-1)).toMatchObject({
      valor: PRICE - 20_000,
      recibido: 40_000,
      vueltas: 40_000 - (PRICE - 20_000),
    });
    // Sent again because its answer was lost.
    expect((await pay()).body).toEqual(body);
    expect(await rowsOf(cuentaId)).toHaveLength(2);
  });

  test('goes back whole, with its tip, where everything is paid, and is known when it is sent again', async () => {
    const { cuentaId } = await round();
    await till.pay(cuentaId, { cerrar: false, pagos: [{ metodo: 'nequi', valor: PRICE }] });
    const key = randomUUID();
    const tip = { propina: { respuesta: 'si', valor: 3_200 } };
    const pay = () => taken(cuentaId, { ...tip, pagos: [cash(PRICE, { propina: 3_200 })] }, key);
    const { status, body } = await pay();
    expect([status, body.devolver, body.data.estado]).toEqual([200, PRICE + 3_200, 'cerrada']);
    expect((await pay()).body).toEqual(body);
    expect(await rowsOf(cuentaId)).toHaveLength(1);
  });

  test('of an account that somebody else closed is refused with that account, and writes nothing', async () => {
    const { cuentaId } = await round();
    await till.pay(cuentaId, { pagos: [cash(PRICE)] });
    const { status, body } = await taken(cuentaId, { pagos: [cash(PRICE)] });
    expect([status, body.code]).toEqual([409, 'cuenta_cerrada']);
    expect(body.data).toMatchObject({ _id: cuentaId, estado: 'cerrada', totales: { saldo: 0 } });
    expect(await rowsOf(cuentaId)).toHaveLength(1);
  });

  test('follows its account to the one that it was joined to', async () => {
    const { cuentaId } = await round();
    const other = await service.create({ mesa: `${mesa} x` });
    await tables.move(await tables.at(mesa), { mesa: `${mesa} x`, unir: true });
    const { body } = await taken(cuentaId, { pagos: [cash(PRICE)] });
    expect(body.data).toMatchObject({ _id: other.cuentaId, totales: { saldo: PRICE } });
  });

  test('is of no shift if its own was counted since, even where charging needs one', async () => {
    const { restaurantId: restaurant_id, locationId: location_id } = service.sede;
    const { db } = service.server;
    const shift = { id: randomUUID(), caja: 'Caja', nombre: 'Inés', base: 0, reconteos: '[]' };
    await db
      .insertInto('till_shifts')
      .values({ ...shift, restaurant_id, location_id })
      .execute();
    await sql`UPDATE till_shifts SET cerrado = now(), conteo = '{}', esperado = '{}', numero = 1
      WHERE id = ${shift.id}`.execute(db);
    await till.settings({ caja: { exigeTurno: true, cierreCiego: true, motivos: [] } });
    const { cuentaId } = await round();
    const named = { turnoId: shift.id, pagos: [cash(1_000)] };
    expect((await till.pay(cuentaId, named)).body.code).toBe('turno_cerrado');
    expect((await till.pay(cuentaId, { pagos: [cash(1_000)] })).body.code).toBe('sin_turno');
    expect((await taken(cuentaId, named)).body.data.pagos[0].turnoId).toBeNull();
    expect((await taken(cuentaId, { pagos: [cash(1_000)] })).status).toBe(200);
    const foreign = { turnoId: randomUUID(), pagos: [cash(1_000)] };
    expect((await taken(cuentaId, foreign)).body.code).toBe('turno_invalido');
    await till.settings({ caja: { exigeTurno: false, cierreCiego: true, motivos: [] } });
  });

  test('has the tip that its guests said to what the device suggested', async () => {
    const { cuentaId } = await round();
    await round();
    const propina = { respuesta: 'si', valor: 3_200 };
    const { body } = await taken(cuentaId, { propina, pagos: [cash(PRICE, { propina: 3_200 })] });
    expect(body.data).toMatchObject({
      totales: { propina: 3_200, saldo: PRICE },
      // Now 6.500 would be suggested.
      propina: { respuesta: 'otro', valor: 3_200, sugerido: 6_500 },
    });
    const more = await taken(cuentaId, {
      propina: NO_TIP,
      pagos: [cash(PRICE, { propina: 3_200 })],
    });
    expect(more.body.code).toBe('propina_no_autorizada');
  });

  test('goes back with its tip where everything was cancelled meanwhile', async () => {
    const order = await round();
    await service.move(order, 'cancelado', service.waiter.token);
    const { status, body } = await taken(order.cuentaId, {
      propina: { respuesta: 'si', valor: 3_200 },
      pagos: [cash(PRICE, { propina: 3_200 })],
    });
    expect([status, body.devolver]).toEqual([200, PRICE + 3_200]);
    expect(body.data).toMatchObject({ estado: 'abierta', pagos: [], totales: { total: 0 } });
  });

  test.each([
    ['a tip beyond all sense', { propina: { respuesta: 'otro', valor: 1e300 } }],
    ['a tip above what was taken', { propina: { respuesta: 'otro', valor: PRICE * 3 } }],
  ])('with %s is not believed', async (_, extra) => {
    const { cuentaId } = await round();
    const { status, body } = await taken(cuentaId, { ...extra, pagos: [cash(PRICE)] });
    expect([status, body.code]).toEqual([422, 'regla_incumplida']);
  });

  test.each([
    ['less than nothing', -1],
    ['a part of a peso', 0.5],
  ])('of %s is no money', async (_, valor) => {
    const { cuentaId } = await round();
    expect((await taken(cuentaId, { pagos: [cash(valor)] })).status).toBe(422);
    expect(await rowsOf(cuentaId)).toEqual([]);
  });
});

describe('money that was taken at the counter without network', () => {
  const counter = { tipo: 'para_llevar', mesa: undefined };
  const direct = (order: Order, body: object, key: string = randomUUID()) =>
    till.direct({ pedidos: [order._id], tomado: true, fecha: FECHA, ...body }, key);
  const edit = (order: Order, cantidad: number) =>
    service.server.call('PATCH', `/api/orders/edit/${order._id}`, {
      token: service.waiter.token,
      body: {
        ...service.draft(counter),
        productos: [{ ...order.productos[0], cantidad, adiciones: [] }],
      },
    });

  test('leaves the rest of an order that costs more by now to be paid', async () => {
    const order = await service.create(counter);
    const edited = await edit(order, 2);
    expect(edited.status, JSON.stringify(edited.body)).toBe(200);
    const { status, body } = await direct(order, { pagos: [cash(PRICE)] });
    expect([status, body.data.estado, body.data.totales.saldo]).toEqual([200, 'abierta', PRICE]);
    const rest = await till.pay(body.data._id, { propina: null, pagos: [cash(PRICE)] });
    expect(rest.body.data).toMatchObject({ estado: 'cerrada', totales: { total: 2 * PRICE } });
  });

  test('gives back what one that costs less by now does not need, once by its key', async () => {
    const dear = { productos: [line('BANDEJA', PRICE, { cantidad: 2 })] };
    const order = await service.create({ ...counter, ...dear });
    await edit(order, 1);
    const key = randomUUID();
    const pay = () => direct(order, { pagos: [cash(2 * PRICE)] }, key);
    const { status, body } = await pay();
    expect([status, body.devolver, body.data.estado]).toEqual([200, PRICE, 'cerrada']);
    expect((await pay()).body).toEqual(body);
  });

  test('is refused for an order that is paid', async () => {
    const order = await service.create(counter);
    await direct(order, { pagos: [cash(PRICE)] });
    const { status, body } = await direct(order, { pagos: [cash(PRICE)] });
    expect([status, body.code]).toEqual([409, 'pedido_pagado']);
  });
});
