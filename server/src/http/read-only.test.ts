import { PERMISOS } from '@comanda/contract/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeClient,
  makeEmployee,
  makeMenu,
  makeRestaurant,
  makeSede,
  type Restaurant,
  type TestSede,
} from '../../test/factories.ts';
import { startTestApp } from '../../test/harness.ts';

/** Calls that write and still work in a sede that the plan does not cover. */
const GOES_ON = [
  // Open orders can end, and those who wait for them can look.
  'PATCH /api/orders/editOrderAttributes/:id',
  'POST /api/orders/seguimiento',
  'POST /api/orders/cancelOwn/:id',
  'PATCH /api/kitchen/fire/:pedido',
  'PATCH /api/kitchen/platos/:pedido',
  'POST /api/printers/failed/retry',
  // Their tables ask for the bill and are freed.
  'POST /api/accounts/:id/bill',
  'POST /api/accounts/:id/release',
  'POST /api/visits/bill',
  // They pay, and the till is counted.
  'POST /api/accounts/:id/pay',
  'POST /api/accounts/direct',
  'POST /api/accounts/:id/payments/:pid/correct',
  'POST /api/accounts/:id/payments/:pid/replace',
  'POST /api/accounts/:id/reopen',
  'POST /api/accounts/:id/refund',
  'POST /api/till/open',
  'POST /api/till/:id/move',
  'POST /api/till/:id/close',
  'POST /api/till/:id/force',
  'POST /api/till/:id/recount',
  'POST /api/accounts/:id/print',
  'POST /api/till/:id/print',
  // People sign in and out.
  'POST /api/auth/login',
  'POST /api/auth/pin',
  'POST /api/auth/logout',
  'POST /api/auth/forgotPassword',
  'POST /api/auth/resetPassword',
  // The owner closes a sede, or takes it back.
  'POST /api/locations/cerrar',
  'POST /api/locations/reabrir',
  // The owner removes access, and people decide about their own data.
  'DELETE /api/employees/deleteEmployee',
  'DELETE /api/employees/tabletas/:id',
  'DELETE /api/printers/agents/:id',
  'DELETE /api/clients/delete/:clientId',
  'DELETE /api/clients/me',
  'DELETE /api/clients/me/orders',
  'PATCH /api/clients/me',
  'POST /api/clients/me/password',
  'POST /api/clients/me/emailCode',
  'POST /api/clients/me/email',
];

/** Calls of the owner's account and of the agents, which print what was queued. */
const OF_NO_SEDE =
  /^(POST|PUT) \/api\/(admin|memberships|payments|printers\/agent)\/|^POST \/api\/locations\/create$/;

let server: Awaited<ReturnType<typeof startTestApp>>;
let owner: Restaurant;
let sede: TestSede;
let writes: string[];

beforeAll(async () => {
  server = await startTestApp();
  owner = await makeRestaurant(server.db);
  sede = await makeSede(server.db, owner);
  await makeMenu(server.db, sede);
  await server.db
    .updateTable('locations')
    .set({ activa: false })
    .where('id', '=', sede.locationId)
    .execute();
  writes = server.routes
    .filter(({ method }) => method !== 'GET')
    .map(({ method, url }) => `${method} ${url}`);
});
afterAll(() => server.close());

const GUEST_ORDER = {
  tipo: 'para_llevar',
  nombreCliente: 'Nubia Rincón',
  email: 'nubia@correo.example',
  metodoPago: 'efectivo',
  productos: [{ id_sigo: 'AJIACO', cantidad: 1 }],
};

async function call(route: string, at: TestSede, token?: string) {
  const [method = '', path = ''] = route.split(' ');
  const isSede = path.includes(':locationId');
  const url = path.replace(/:\w+/, isSede ? at.locationId : crypto.randomUUID());
  const named = { dbName: at.dbName, storeId: at.locationId };
  const isInQuery = method === 'DELETE';
  const location = { nombre: 'x', direccion: 'x', telefono: '3001234567', horario: 'x' };
  const body = isSede ? { email: owner.email, location } : { ...GUEST_ORDER, ...named };
  return server.call(
    method as 'POST',
    isInQuery ? `${url}?${new URLSearchParams(named)}` : url,
    isInQuery ? { token } : { token, body },
  );
}

test('every write of a sede that the plan does not cover is refused', async () => {
  const ofSede = writes.filter((route) => !OF_NO_SEDE.test(route) && !GOES_ON.includes(route));
  expect(ofSede.length).toBeGreaterThan(20);
  for (const route of ofSede) {
    const { status, body } = await call(route, sede, owner.token);
    // Diners may make this call too, so it gives the message for diners.
    const isPublic = ['POST /api/chatV1/chatbot', 'POST /api/clients/create'].includes(route);
    const code = isPublic ? 'restaurante_no_recibe_pedidos' : 'sede_solo_lectura';
    expect([status, body.code], `${route}: ${JSON.stringify(body)}`).toEqual([403, code]);
  }
});

test('open orders can end there, people come and go, and decide about their data', async () => {
  const tokenFor = async (route: string) => {
    if (/\/me|\/cancelOwn/.test(route)) return (await makeClient(server.db, sede)).token;
    return route.endsWith('logout') ? (await makeEmployee(server.db, sede, [])).token : owner.token;
  };
  for (const route of GOES_ON) {
    expect(writes).toContain(route);
    const { status, body } = await call(route, sede, await tokenFor(route));
    expect(String(body.code), route).not.toMatch(/solo_lectura|no_recibe_pedidos/);
    expect(status, route).not.toBe(403);
  }
});

test('an employee whom the plan does not cover reads, and writes nothing anywhere', async () => {
  const open = await makeSede(server.db, owner);
  const employee = await makeEmployee(server.db, open, [...PERMISOS]);
  await server.db
    .updateTable('employees')
    .set({ activo: false })
    .where('id', '=', employee.id)
    .execute();
  const refused: string[] = [];
  for (const { method, url, action } of server.routes) {
    const route = `${method} ${url}`;
    if (method === 'GET' || action === 'public' || action === 'session.own') continue;
    const code = String((await call(route, open, employee.token)).body.code);
    if (code === 'usuario_solo_lectura') refused.push(route);
    // Employees may not make the other calls anyway.
    else expect(code, route).toMatch(/^(permiso_denegado|no_autenticado)$/);
  }
  expect(refused.length).toBeGreaterThan(20);
  const orders = `/api/orders?dbName=${open.dbName}`;
  expect((await server.call('GET', orders, { token: employee.token })).status).toBe(200);
});
