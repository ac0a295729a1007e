import type { Facultad } from '@comanda/contract/permissions';
import type { Employee } from '@comanda/contract/staff/staff';
import { staffMessages } from '@comanda/contract/staff/staff.messages';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  giveFacultades,
  makeEmployee,
  makeRestaurant,
  makeSede,
  PASSWORD,
  type Restaurant,
  type TestSede,
} from '../../test/factories.ts';
import { startNode, startTestApp } from '../../test/harness.ts';

let server: Awaited<ReturnType<typeof startTestApp>>;
let owner: Restaurant;
let sede: TestSede;
let count = 0;

beforeAll(async () => {
  server = await startTestApp();
  owner = await makeRestaurant(server.db, { plan: 'Cadena' });
  sede = await makeSede(server.db, owner);
  const roles = [{ nombre: 'Mesero', descripcion: 'Atiende mesas' }];
  const body = { dbName: sede.dbName, roles };
  await server.call('POST', '/api/roles/registerRoles', { token: owner.token, body });
});
afterAll(() => server.close());

const create = (employees: object[], token = owner.token) =>
  server.call('POST', '/api/employees/createEmployees', {
    token,
    body: { dbName: sede.dbName, employees },
  });
const update = (employee: object, token = owner.token) =>
  server.call('PUT', '/api/employees/update', {
    token,
    body: { dbName: sede.dbName, employees: [employee] },
  });
const remove = (employee: string, token = owner.token) =>
  server.call('DELETE', '/api/employees/deleteEmployee', {
    token,
    body: { dbName: sede.dbName, employee },
  });
const list = async (): Promise<Employee[]> =>
  (await server.call('GET', `/api/employees?dbName=${sede.dbName}`, { token: owner.token })).body
    .data;
const logIn = (email: string, password: string) =>
  server.call('POST', '/api/auth/login', { body: { email, password, dbName: sede.dbName } });

function person(extra: object = {}) {
  count += 1;
  return {
    nombre: `Persona ${count}`,
    edad: 30,
    telefono: '3105550164',
    direccion: 'Calle 1',
    cargo: 'Mesero',
    email: `persona-${count}@equipo.example`,
    password: PASSWORD,
    permisos: ['pedidos'],
    ...extra,
  };
}

async function hire(extra: object = {}): Promise<Employee> {
  const { status, body } = await create([person(extra)]);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data[0];
}

const stored = async (id: string) => (await list()).find((one) => one.id === id)?.facultades;
const trailOf = async (id: string) => {
  const { body } = await server.call('GET', '/api/audit?entidad=empleado', { token: owner.token });
  return body.data.filter((one: { entidadId: string }) => one.entidadId === id);
};
const give = (person: { id: string }, facultades: Facultad[]) =>
  giveFacultades(server.db, person, facultades);

test('facultades are stored, answered and signed in with; none are given without being named', async () => {
  expect((await hire()).facultades).toEqual([]);
  const { id, email, facultades } = await hire({ facultades: ['sede', 'cobrar'] });
  expect(facultades).toEqual(['cobrar', 'sede']);
  const login = await logIn(email, PASSWORD);
  expect(login.body.data.empleado.facultades).toEqual(['cobrar', 'sede']);
  await update(person({ id, email, password: '' }));
  expect(await stored(id)).toEqual(['cobrar', 'sede']);
  await update(person({ id, email, password: '', facultades: [] }));
  expect(await stored(id)).toEqual([]);
  const [cleared, kept] = await trailOf(id);
  expect([cleared.antes.facultades, cleared.despues.facultades]).toEqual([['cobrar', 'sede'], []]);
  expect(kept.despues.facultades).toEqual(['cobrar', 'sede']);
});

test.each([
  ['an unknown word', ['anular'], staffMessages.facultadUnknown],
  ['the same twice', ['cobrar', 'cobrar'], staffMessages.facultadRepeated],
  [
    'six',
    ['cobrar', 'descuentos', 'cobrar', 'sede', 'cobrar', 'cobrar'],
    staffMessages.facultadRepeated,
  ],
  ['one without its permiso', ['arqueo'], '«Arqueo» necesita el permiso Caja.'],
])('facultades are refused with a sentence: %s', async (_what, facultades, message) => {
  const made = await create([person({ facultades })]);
  expect([made.status, made.body.error]).toEqual([422, message]);
  expect(made.body.details).toEqual([{ path: 'employees.0.facultades', message }]);
  const { id, email } = await hire();
  const { permisos: _, ...change } = person({ id, email, password: '', facultades });
  expect((await update(change)).body.error).toBe(message);
  expect(await stored(id)).toEqual([]);
});

test('facultades go with the permiso that they stand on, and do not come back with it', async () => {
  const { id, email } = await hire({ permisos: ['caja'], facultades: ['arqueo', 'sede'] });
  await update(person({ id, email, password: '', permisos: ['cocina'] }));
  expect(await stored(id)).toEqual(['sede']);
  await update(person({ id, email, password: '', permisos: ['caja'] }));
  expect(await stored(id)).toEqual(['sede']);
  // A node of the version before takes the permiso away and knows of no facultades.
  await give({ id }, ['arqueo']);
  await server.db
    .updateTable('employees')
    .set({ permisos: ['menu'] })
    .where('id', '=', id)
    .execute();
  expect(await stored(id)).toEqual([]);
  await update(person({ id, email, password: '', permisos: ['caja'] }));
  expect(await stored(id)).toEqual([]);
});

test('facultades are granted only by who has them, and who has more cannot be touched', async () => {
  const boss = await makeEmployee(server.db, sede, ['empleados', 'pedidos', 'caja']);
  const cashier = { permisos: ['caja'], facultades: ['arqueo'] };
  const refused = await create([person(cashier)], boss.token);
  expect([refused.status, refused.body.code]).toEqual([403, 'facultad_no_otorgable']);
  expect(refused.body.details[0].path).toBe('employees.0.facultades');
  const { id, email } = await hire(cashier);
  for (const facultades of [['arqueo'], []]) {
    const change = person({ id, email, password: '', permisos: ['caja'], facultades });
    expect((await update(change, boss.token)).body.code).toBe('empleado_no_editable');
  }
  expect((await remove(id, boss.token)).body.code).toBe('empleado_no_editable');

  const other = await makeEmployee(server.db, sede, ['empleados', 'caja']);
  await give(other, ['arqueo']);
  expect((await create([person(cashier)], other.token)).status).toBe(201);
  expect((await remove(id, other.token)).status).toBe(200);
});

test('facultades that change sign the person out at once, sockets too, on every node', async () => {
  const { id, email } = await hire({ facultades: ['sede'] });
  const token = (await logIn(email, PASSWORD)).body.tokens.empleado;
  const node = await startNode(server.db);
  try {
    const settings = `/api/locations/ajustes/completos?dbName=${sede.dbName}`;
    for (const one of [server, node]) {
      expect((await one.call('GET', settings, { token })).status).toBe(200);
    }
    const socket = io(server.origin, { auth: { token, dbName: sede.dbName }, reconnection: false });
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    const closed = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()));
    expect((await update(person({ id, email, password: '', facultades: [] }))).status).toBe(200);
    await closed;
    expect((await server.call('GET', settings, { token })).status).toBe(401);
    await vi.waitFor(async () =>
      expect((await node.call('GET', settings, { token })).status).toBe(401),
    );
    const again = (await logIn(email, PASSWORD)).body.tokens.empleado;
    expect((await node.call('GET', settings, { token: again })).status).toBe(403);
  } finally {
    await node.close();
  }
});
