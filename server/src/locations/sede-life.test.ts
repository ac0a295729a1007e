import { addDays, bogotaDay } from '@comanda/contract/days';
import { closingMessages } from '@comanda/contract/sede-life/closing.messages';
import { sedeLifeMessages } from '@comanda/contract/sede-life/sede-life.messages';
import { CIERRE_MOTIVO_MAX } from '@comanda/contract/sede-life/sede-life.rules';
import { textMessages } from '@comanda/contract/text.messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activateAccounts, atTables } from '../../test/accounts.ts';
import {
  makeClient,
  makeEmployee,
  makeMenu,
  makeRestaurant,
  makeSede,
  PASSWORD,
  type Restaurant,
  type TestSede,
} from '../../test/factories.ts';
import { line, openService } from '../../test/service.ts';

let service: Awaited<ReturnType<typeof openService>>;
let server: (typeof service)['server'];
let owner: Restaurant;
let sede: TestSede;
beforeAll(async () => {
  service = await openService();
  server = service.server;
});
afterAll(() => server.close());
/** A restaurant of its own for each test. */
beforeEach(async () => {
  owner = await makeRestaurant(server.db);
  sede = await makeSede(server.db, owner);
  await makeMenu(server.db, sede);
});

type As = { token?: string };
const call = (method: 'PUT' | 'DELETE' | 'POST', deed: string, body: object = {}, as: As = owner) =>
  server.call(method, `/api/locations/${deed}`, {
    token: as.token,
    body: { dbName: sede.dbName, ...body },
  });
const closeForTime = (body: object = {}, as?: As) =>
  call('PUT', 'cierre', { vuelve: null, motivo: '', ...body }, as);
const closeForGood = (as?: As) => call('POST', 'cerrar', { confirma: true }, as);
const reopen = () => call('POST', 'reabrir');
const order = (as: As = {}, dbName = sede.dbName) =>
  server.call('POST', '/api/orders/create', {
    token: as.token,
    body: {
      dbName,
      tipo: 'para_llevar',
      nombreCliente: 'Nubia',
      email: 'nubia@correo.example',
      aceptaPolitica: true,
      telefono: '3001234567',
      metodoPago: 'efectivo',
      productos: [line('BANDEJA', 32_900)],
    },
  });
const page = async () =>
  (await server.call('GET', `/api/locations/getLocationsByPath?path=${owner.path}`)).body;
const trail = async () => {
  const { body } = await server.call('GET', `/api/audit?entidad=sede&dbName=${sede.dbName}`, owner);
  return body.data[0];
};
const inDays = (days: number) => addDays(bogotaDay(new Date()), days);

describe('a sede that is closed for a time', () => {
  test('takes no order of a diner and says until when; its staff go on', async () => {
    const waiter = await makeEmployee(server.db, sede, ['pedidos']);
    const diner = await makeClient(server.db, sede);
    const vuelve = inDays(3);
    const cierre = { vuelve, motivo: 'Estamos pintando' };
    const closed = await closeForTime({ vuelve, motivo: ' Estamos\n pintando ' });
    expect(closed.status, JSON.stringify(closed.body)).toBe(200);
    expect(closed.body).toMatchObject({
      message: sedeLifeMessages.closedForTime,
      data: { cierre },
    });
    for (const as of [{}, diner]) {
      const { status, body } = await order(as);
      expect([status, body.code, body.cierre]).toEqual([
        ...[409, 'sede_cerrada_por_un_tiempo', cierre],
      ]);
      expect(body.error).toContain('Estamos pintando');
    }
    expect((await order(waiter)).status).toBe(201);
    expect((await page()).data).toMatchObject([{ dbName: sede.dbName, cierre }]);
    expect(await trail()).toMatchObject({ accion: 'cerrada_por_un_tiempo', despues: cierre });
  });

  test('opens again when its owner says so, or by itself on its day', async () => {
    await closeForTime();
    expect((await order()).body.error).toBe(closingMessages.refused(closingMessages.closedOpenEnd));
    const opened = await call('DELETE', 'cierre');
    expect(opened.body).toMatchObject({ data: { cierre: null } });
    expect((await order()).status).toBe(201);
    await closeForTime({ vuelve: inDays(1) });
    // As if it had been closed yesterday.
    const cierre = JSON.stringify({ vuelve: inDays(0), motivo: '' });
    await server.db
      .updateTable('locations')
      .set({ cierre })
      .where('id', '=', sede.locationId)
      .execute();
    await server.db
      .updateTable('location_counters')
      .set((eb) => ({ menu_version: eb('menu_version', '+', 1) }))
      .where('location_id', '=', sede.locationId)
      .execute();
    await expect.poll(async () => (await order()).status, { timeout: 15_000 }).toBe(201);
  });

  test.each([
    ['vuelve', inDays(0), sedeLifeMessages.vuelvePast],
    ['vuelve', inDays(-1), sedeLifeMessages.vuelvePast],
    ['vuelve', inDays(800), sedeLifeMessages.vuelveFar],
    ['motivo', 'x'.repeat(CIERRE_MOTIVO_MAX + 1), textMessages.tooLong(CIERRE_MOTIVO_MAX)],
  ])('is not closed with such a %s: %s', async (field, value, message) => {
    const { status, body } = await closeForTime({ [field]: value });
    expect([status, body.code]).toEqual([422, 'regla_incumplida']);
    expect(body.details).toEqual([{ path: field, message }]);
    expect((await page()).data[0].cierre).toBeNull();
  });

  test('is so by its owner alone', async () => {
    const cook = await makeEmployee(server.db, sede, ['pedidos', 'caja', 'cocina']);
    const stranger = await makeRestaurant(server.db);
    for (const [as, status] of [
      [cook, 403],
      [stranger, 403],
      [{ token: '' }, 401],
    ] as const) {
      expect((await closeForTime({}, as)).status).toBe(status);
      expect((await closeForGood(as)).status).toBe(status);
    }
    expect((await page()).data).toMatchObject([{ cierre: null }]);
  });
});

describe('a sede that closes for good', () => {
  test('is gone for diners and staff, and its owner reads its history', async () => {
    const cashier = await makeEmployee(server.db, sede, ['caja', 'pedidos']);
    const diner = await makeClient(server.db, sede);
    const placed = await order(cashier);
    await server.call('PATCH', `/api/orders/editOrderAttributes/${placed.body.data._id}`, {
      token: owner.token,
      body: { dbName: sede.dbName, updates: { estado: 'cancelado' } },
    });
    const { status, body } = await closeForGood();
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data.cerrada).not.toBeNull();

    expect((await page()).data).toEqual([]);
    expect((await page()).restaurante.sedes).toBe(0);
    const menu = await server.call('GET', `/api/products?dbName=${sede.dbName}`);
    expect([menu.status, menu.body.code]).toEqual([404, 'sede_desconocida']);
    expect((await order()).status).toBe(404);
    for (const person of [cashier, diner]) {
      expect((await order(person)).status).toBe(401);
      const login = await server.call('POST', '/api/auth/login', {
        body: { dbName: sede.dbName, email: person.email, password: PASSWORD },
      });
      expect([login.status, login.body.error]).toEqual([404, closingMessages.goneForDiners]);
    }

    const mine = await server.call(
      'GET',
      `/api/locations/getLocationsByEmail?email=${owner.email}`,
      owner,
    );
    expect(mine.body.data).toMatchObject([{ dbName: sede.dbName, cerrada: body.data.cerrada }]);
    const day = bogotaDay(new Date());
    const span = `dbName=${sede.dbName}&desde=${day}&hasta=${day}`;
    for (const path of [`/api/orders?dbName=${sede.dbName}`, `/api/reports/summary?${span}`]) {
      expect((await server.call('GET', path, owner)).status).toBe(200);
    }
    const orders = await server.call('GET', `/api/orders?dbName=${sede.dbName}`, owner);
    expect(orders.body.data).toHaveLength(1);
    expect((await server.call('GET', '/api/admin/export', owner)).status).toBe(200);
    const home = await server.call('GET', '/api/admin/home', owner);
    expect(home.body.data).toEqual([]);
    const late = await order(owner);
    expect([late.status, late.body.code]).toEqual([409, 'sede_cerrada_definitivamente']);
    const change = await closeForTime();
    expect([change.status, change.body.error]).toEqual([409, closingMessages.gone]);
    expect(await trail()).toMatchObject({ accion: 'cerrada', entidad: 'sede' });
    // A second tap finds it closed.
    expect((await closeForGood()).body.data.cerrada).toBe(body.data.cerrada);
  });

  test('not while something is open there: it says what', async () => {
    const own = { ...service, sede, restaurant: owner };
    const staff = {
      waiter: await makeEmployee(server.db, sede, ['pedidos']),
      cashier: await makeEmployee(server.db, sede, ['caja']),
    };
    await activateAccounts(own);
    await order(staff.waiter);
    await atTables({ ...own, ...staff }).open({ mesa: '4' });
    const body = { dbName: sede.dbName, base: 100_000 };
    await server.call('POST', '/api/till/open', { token: staff.cashier.token, body });
    const refused = await closeForGood();
    const pendientes = { pedidos: 1, cuentas: 1, turnos: 1 };
    expect([refused.status, refused.body.code]).toEqual([409, 'sede_con_pendientes']);
    expect(refused.body.pendientes).toEqual(pendientes);
    expect(refused.body.error).toBe(sedeLifeMessages.unfinished(pendientes));
    expect(refused.body.error).toContain(
      '1 pedido en curso, 1 cuenta abierta y 1 turno de caja abierto',
    );
    expect((await page()).data).toHaveLength(1);
    expect((await order(staff.waiter)).status).toBe(201);
  });

  test('while others order: either the order is there and it stays open, or it closes and there is none', async () => {
    for (let round = 0; round < 10; round += 1) {
      const one = await makeSede(server.db, owner);
      await makeMenu(server.db, one);
      const waiter = await makeEmployee(server.db, one, ['pedidos']);
      const [placed, closed] = await Promise.all([
        order(waiter, one.dbName),
        call('POST', 'cerrar', { dbName: one.dbName, confirma: true }),
      ]);
      expect([placed.status === 201, closed.status === 200].sort()).toEqual([false, true]);
    }
  });

  test('frees its place of the plan and its name, and comes back if there is room', async () => {
    const { sedes } = await server.db
      .selectFrom('plans')
      .innerJoin('owners', 'owners.plan_id', 'plans.id')
      .select('plans.sedes')
      .where('owners.id', '=', owner.id)
      .executeTakeFirstOrThrow();
    const waiter = await makeEmployee(server.db, sede, ['pedidos']);
    await closeForGood();
    const usage = await server.call('GET', '/api/memberships/usage', owner);
    expect(usage.body.data).toMatchObject({ sedes: { usados: 0 }, usuarios: { usados: 0 } });
    const back = await reopen();
    expect(back.body).toMatchObject({
      message: sedeLifeMessages.reopened,
      data: { cerrada: null },
    });
    const login = await server.call('POST', '/api/auth/login', {
      body: { dbName: sede.dbName, email: waiter.email, password: PASSWORD },
    });
    expect(login.status).toBe(200);
    expect((await order()).status).toBe(201);

    await server.db.deleteFrom('orders').where('location_id', '=', sede.locationId).execute();
    await closeForGood();
    for (let at = 0; at < sedes; at += 1) await makeSede(server.db, owner);
    const full = await reopen();
    expect([full.status, full.body.code]).toEqual([422, 'limite_de_sedes']);
  });

  test('does not come back while a sister has its name', async () => {
    const { nombre } = await server.db
      .selectFrom('locations')
      .select('nombre')
      .where('id', '=', sede.locationId)
      .executeTakeFirstOrThrow();
    await closeForGood();
    const sister = await makeSede(server.db, owner);
    await server.db
      .updateTable('locations')
      .set({ nombre: nombre.toUpperCase() })
      .where('id', '=', sister.locationId)
      .execute();
    const { status, body } = await reopen();
    expect([status, body.code]).toEqual([409, 'nombre_de_sede_repetido']);
  });
});
