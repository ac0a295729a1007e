import { PERMISOS, type Permiso } from '@comanda/contract/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  daysFromNow,
  makeClient,
  makeEmployee,
  makeMenu,
  makeRestaurant,
  makeSede,
  PASSWORD,
  type Restaurant,
  type TestSede,
} from '../../test/factories.ts';
import { startTestApp } from '../../test/harness.ts';

let server: Awaited<ReturnType<typeof startTestApp>>;
let restaurant: Restaurant;
let sede: TestSede;
let sisterSede: TestSede;

beforeAll(async () => {
  server = await startTestApp();
  restaurant = await makeRestaurant(server.db);
  sede = await makeSede(server.db, restaurant);
  sisterSede = await makeSede(server.db, restaurant);
  await makeMenu(server.db, sede);
});
afterAll(() => server.close());

const listOrders = (token?: string, dbName = sede.dbName) =>
  server.call('GET', `/api/orders?dbName=${encodeURIComponent(dbName)}`, { token });

describe('who may list the orders of a sede', () => {
  const allowed: Permiso[] = ['pedidos', 'cocina', 'caja', 'reportes'];

  test.each(PERMISOS)('an employee with %s alone', async (permiso) => {
    const employee = await makeEmployee(server.db, sede, [permiso]);
    expect((await listOrders(employee.token)).status).toBe(allowed.includes(permiso) ? 200 : 403);
  });

  test('the owner may, in each of its sedes', async () => {
    expect((await listOrders(restaurant.token)).status).toBe(200);
    expect((await listOrders(restaurant.token, sisterSede.dbName)).status).toBe(200);
  });

  test('a guest must sign in and a diner may not', async () => {
    const diner = await makeClient(server.db, sede);
    expect((await listOrders()).body.code).toBe('no_autenticado');
    expect((await listOrders(diner.token)).body.code).toBe('permiso_denegado');
  });

  test('nobody of another sede or restaurant', async () => {
    const stranger = await makeRestaurant(server.db);
    const sister = await makeEmployee(server.db, sisterSede, [...PERMISOS]);
    expect((await listOrders(stranger.token)).body.code).toBe('sede_ajena');
    expect((await listOrders(sister.token)).body.code).toBe('sede_ajena');
  });

  test('an owner whose membership ended is told so', async () => {
    const lapsed = await makeRestaurant(server.db, { fechaFin: daysFromNow(-1) });
    const own = await makeSede(server.db, lapsed);
    const { status, body } = await listOrders(lapsed.token, own.dbName);
    expect([status, body.code]).toEqual([403, 'membresia_inactiva']);
  });

  test('an unknown sede is not found, whoever asks', async () => {
    expect((await listOrders(restaurant.token, 'no_existe')).status).toBe(404);
  });
});

describe('a session', () => {
  test('ends at once on logout', async () => {
    const { token } = await makeEmployee(server.db, sede, ['pedidos']);
    expect((await server.call('POST', '/api/auth/logout', { token })).status).toBe(200);
    expect((await listOrders(token)).status).toBe(401);
  });

  test('ends with the employee it belongs to', async () => {
    const { id, token } = await makeEmployee(server.db, sede, ['pedidos']);
    await server.db.deleteFrom('employees').where('id', '=', id).execute();
    expect((await listOrders(token)).status).toBe(401);
  });

  test('has the permisos of now, not those of when it began', async () => {
    const { id, token } = await makeEmployee(server.db, sede, ['pedidos']);
    await server.db
      .updateTable('employees')
      .set({ permisos: ['menu'] })
      .where('id', '=', id)
      .execute();
    expect((await listOrders(token)).status).toBe(403);
  });

  test('is not valid after twelve hours', async () => {
    const { id, token } = await makeEmployee(server.db, sede, ['pedidos']);
    await server.db
      .updateTable('sessions')
      .set({ expires_at: new Date() })
      .where('subject_id', '=', id)
      .execute();
    expect((await listOrders(token)).status).toBe(401);
  });

  test('that went stale reads the menu, but its order does not become a guest’s', async () => {
    const { status } = await server.call('GET', `/api/products?dbName=${sede.dbName}`, {
      token: 'vencido',
    });
    expect(status).toBe(200);
    const order = await server.call('POST', '/api/orders/create', {
      token: 'vencido',
      body: { dbName: sede.dbName },
    });
    expect(order.status).toBe(401);
  });

  test('is stored only as a hash', async () => {
    const { token } = await makeEmployee(server.db, sede, ['pedidos']);
    const rows = await server.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('signing in', () => {
  const logIn = (email: string, password = PASSWORD, dbName = sede.dbName) =>
    server.call('POST', '/api/auth/login', { body: { email, password, dbName } });

  test('only a client gets the token of clients', async () => {
    const client = await makeClient(server.db, sede);
    const { status, body } = await logIn(client.email.toUpperCase());
    expect(status).toBe(200);
    expect(body.data).toEqual({ cliente: expect.objectContaining({ email: client.email }) });
    expect(Object.keys(body.tokens)).toEqual(['cliente']);
  });

  test('only an employee gets the token of employees, with cargo and permisos', async () => {
    const employee = await makeEmployee(server.db, sede, ['cocina']);
    const { body } = await logIn(employee.email);
    expect(body.data.empleado).toMatchObject({
      tipo: 'empleado',
      permisos: ['cocina'],
      cargo: { nombre: 'Mesera' },
    });
    expect((await listOrders(body.tokens.empleado)).status).toBe(200);
  });

  test('a person who is both gets both', async () => {
    const email = 'ambos@prueba.example';
    await makeClient(server.db, sede, email);
    await makeEmployee(server.db, sede, ['caja'], email);
    expect(Object.keys((await logIn(email)).body.tokens).sort()).toEqual(['cliente', 'empleado']);
  });

  test('a wrong password and an unknown e-mail answer alike', async () => {
    const client = await makeClient(server.db, sede);
    const wrong = await logIn(client.email, 'otra-clave');
    const unknown = await logIn('nadie@prueba.example');
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual(unknown.body);
  });

  test('the account of one sede does not work in another', async () => {
    const employee = await makeEmployee(server.db, sede, ['caja']);
    expect((await logIn(employee.email, PASSWORD, sisterSede.dbName)).status).toBe(401);
  });

  test('an empty form is a broken rule', async () => {
    const { status, body } = await logIn('', '');
    expect(status).toBe(422);
    expect(body.details.map(({ path }: { path: string }) => path)).toEqual(['email', 'password']);
  });

  test('an owner gets its token, user and membership', async () => {
    const { status, body } = await server.call('POST', '/api/admin/login', {
      body: { email: restaurant.email, password: PASSWORD },
    });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      id: restaurant.id,
      estadoMembresia: 'activa',
      planNombre: 'Pro',
    });
    expect(body.membresiaParams).toMatchObject({ plan_name: 'Pro', sedes: 3 });
  });

  test('an owner whose membership ended can sign in and has no parameters', async () => {
    const lapsed = await makeRestaurant(server.db, { fechaFin: daysFromNow(-1) });
    const { body } = await server.call('POST', '/api/admin/login', {
      body: { email: lapsed.email, password: PASSWORD },
    });
    expect(body.user.estadoMembresia).toBe('inactiva');
    expect(body.membresiaParams).toBeNull();
  });
});
