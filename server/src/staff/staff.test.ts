import { PERMISOS, type Permiso } from '@comanda/contract/permissions';
import type { Employee, Role } from '@comanda/contract/staff/staff';
import { staffMessages } from '@comanda/contract/staff/staff.messages';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  makeEmployee,
  makeRestaurant,
  makeSede,
  PASSWORD,
  type Restaurant,
  type TestSede,
} from '../../test/factories.ts';
import { startTestApp } from '../../test/harness.ts';

let server: Awaited<ReturnType<typeof startTestApp>>;
let owner: Restaurant;
let sede: TestSede;
let waiterRole: Role;
let count = 0;

beforeAll(async () => {
  server = await startTestApp();
  // A plan without limit, because these tests hire more people than Pro covers.
  owner = await makeRestaurant(server.db, { plan: 'Cadena' });
  sede = await makeSede(server.db, owner);
  const { body } = await roles([{ nombre: 'Mesero', descripcion: 'Atiende mesas' }]);
  waiterRole = body.data[0];
});
afterAll(() => server.close());

const roles = (list: object[], token = owner.token) =>
  server.call('POST', '/api/roles/registerRoles', {
    token,
    body: { dbName: sede.dbName, roles: list },
  });
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
const remove = (employee: unknown, token = owner.token) =>
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
    telefono: 3105550164,
    direccion: 'Calle 1',
    cargo: { _id: waiterRole._id, nombre: waiterRole.nombre },
    email: `Persona-${count}@Equipo.example`,
    password: PASSWORD,
    permisos: ['pedidos'] as Permiso[],
    readonly: false,
    ...extra,
  };
}

async function hire(extra: object = {}): Promise<Employee> {
  const { status, body } = await create([person(extra)]);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data[0];
}

describe('new employees', () => {
  test('are stored together and sign in with their permisos', async () => {
    const [ana, beto] = [person(), person({ cargo: waiterRole._id, permisos: ['cocina', 'caja'] })];
    const { status, body } = await create([ana, beto]);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.message).toBe(staffMessages.saved);
    expect(body.data).toHaveLength(2);
    expect(JSON.stringify(body)).not.toMatch(/password|argon/);
    const stored = (await list()).find(({ nombre }) => nombre === beto.nombre);
    expect(stored).toMatchObject({
      email: beto.email.toLowerCase(),
      telefono: '3105550164',
      cargo: { _id: waiterRole._id, nombre: 'Mesero' },
      permisos: ['cocina', 'caja'],
    });
    const login = await logIn(beto.email, PASSWORD);
    expect(login.body.data.empleado.permisos).toEqual(['cocina', 'caja']);
  });

  test('one that is incomplete stops all of them, each field named', async () => {
    const before = await list();
    const { status, body } = await create([
      person(),
      person({ nombre: ' ', edad: 0, password: '' }),
    ]);
    expect([status, body.error]).toEqual([422, staffMessages.fieldsRequired]);
    expect(body.details.map(({ path }: { path: string }) => path)).toEqual([
      'employees.1.nombre',
      'employees.1.edad',
      'employees.1.password',
    ]);
    expect(await list()).toEqual(before);
  });

  test.each([
    ['a password of seven', { password: '1234567' }, 422],
    ['a password of twenty-one', { password: 'x'.repeat(21) }, 422],
    ['half a year', { edad: 20.5 }, 422],
    ['a thousand years', { edad: 1000 }, 422],
    ['an invalid e-mail', { email: 'nadie' }, 422],
    ['an unknown cargo', { cargo: crypto.randomUUID() }, 404],
    ['an unknown permiso', { permisos: ['todo'] }, 400],
  ])('cannot have %s', async (_what, extra, status) => {
    expect((await create([person(extra)])).status).toBe(status);
  });

  test('have an e-mail of their own in the sede, or none of the batch is stored', async () => {
    const { email } = await hire();
    const before = await list();
    const { status, body } = await create([person(), person({ email })]);
    expect([status, body.code]).toEqual([409, 'correo_ya_registrado']);
    expect(body.details[0].path).toBe('employees.1.email');
    expect(await list()).toEqual(before);
  });
});

describe('an employee that is changed', () => {
  test('keeps password and permisos when none are sent', async () => {
    const { id, email } = await hire();
    const { permisos: _, ...rest } = person({ id, email, nombre: 'Otro nombre', password: '' });
    const { status, body } = await update(rest);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.message).toBe(staffMessages.updated);
    expect(body.data).toMatchObject([{ id, nombre: 'Otro nombre', permisos: ['pedidos'] }]);
    expect((await logIn(email, PASSWORD)).status).toBe(200);
  });

  test('is signed out at once when the password or the permisos change, sockets too', async () => {
    for (const change of [{ password: 'otra-clave-8' }, { password: '', permisos: ['caja'] }]) {
      const { id, email } = await hire();
      const token = (await logIn(email, PASSWORD)).body.tokens.empleado;
      const socket = io(server.origin, {
        auth: { token, dbName: sede.dbName },
        reconnection: false,
      });
      await new Promise<void>((resolve) => socket.once('connect', resolve));
      const closed = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()));
      expect((await update(person({ id, email, ...change }))).status).toBe(200);
      await closed;
      const orders = `/api/orders?dbName=${sede.dbName}`;
      expect((await server.call('GET', orders, { token })).status).toBe(401);
    }
  });

  test('stays signed in when only the address changes', async () => {
    const { id, email } = await hire();
    const token = (await logIn(email, PASSWORD)).body.tokens.empleado;
    await update(person({ id, email, password: '', direccion: 'Calle 2' }));
    const orders = `/api/orders?dbName=${sede.dbName}`;
    expect((await server.call('GET', orders, { token })).status).toBe(200);
  });

  test('is not found if it does not exist', async () => {
    for (const id of [crypto.randomUUID(), 'x', '']) {
      expect((await update(person({ id }))).body.code).toBe('empleado_desconocido');
    }
  });
});

test('a deleted employee’s token and open socket stop at once', async () => {
  const { id, email } = await hire();
  const token = (await logIn(email, PASSWORD)).body.tokens.empleado;
  const socket = io(server.origin, { auth: { token, dbName: sede.dbName }, reconnection: false });
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  const closed = new Promise<number>((resolve) =>
    socket.once('disconnect', () => resolve(performance.now())),
  );
  const asked = performance.now();
  const { body } = await remove({ id, nombre: 'lo demás no importa' });
  expect(body.message).toBe(staffMessages.deleted);
  expect((await closed) - asked).toBeLessThan(1000);
  const orders = `/api/orders?dbName=${sede.dbName}`;
  expect((await server.call('GET', orders, { token })).status).toBe(401);
  expect((await logIn(email, PASSWORD)).status).toBe(401);
  expect((await remove(id)).body.code).toBe('empleado_desconocido');
  const other = await hire();
  const query = `?dbName=${sede.dbName}&employee=${other.id}`;
  const byQuery = await server.call('DELETE', `/api/employees/deleteEmployee${query}`, {
    token: owner.token,
  });
  expect(byQuery.status).toBe(200);
});

test('a changed e-mail or password makes the links in the old mailbox invalid', async () => {
  const { id, email } = await hire();
  await server.call('POST', '/api/auth/forgotPassword', { body: { email, dbName: sede.dbName } });
  const link = await vi.waitFor(() => {
    const text = server.mails.find(({ to }) => to === email)?.mail.text ?? '';
    return new URL(/https?:\/\/\S+restablecer\S+/.exec(text)?.[0] ?? 'nada');
  });
  await update(person({ id, email: `otra-${email}`, password: '' }));
  const { body } = await server.call('POST', '/api/auth/resetPassword', {
    body: {
      token: link.searchParams.get('token'),
      password: 'del-atacante',
      dbName: sede.dbName,
    },
  });
  expect(body.code).toBe('enlace_vencido');
});

test('somebody dismissed in the middle of a long request does nothing more', async () => {
  const boss = await makeEmployee(server.db, sede, ['empleados', 'pedidos']);
  const before = await list();
  const many = Array.from({ length: 20 }, () => person());
  const [made] = await Promise.all([create(many, boss.token), remove(boss.id)]);
  expect(made.status).toBe(401);
  expect(await list()).toHaveLength(before.length - 1);
});

describe('somebody with empleados', () => {
  const boss = (permisos: Permiso[]) => makeEmployee(server.db, sede, ['empleados', ...permisos]);

  test.each(PERMISOS.filter((permiso) => permiso !== 'empleados'))(
    'grants %s only if they have it',
    async (permiso) => {
      const without = await boss([]);
      const refused = await create([person({ permisos: [permiso] })], without.token);
      expect([refused.status, refused.body.code]).toEqual([403, 'permiso_no_otorgable']);
      const withIt = await boss([permiso]);
      expect((await create([person({ permisos: [permiso] })], withIt.token)).status).toBe(201);
    },
  );

  test('cannot widen somebody’s permisos beyond their own', async () => {
    const { token } = await boss(['pedidos']);
    const { id, email } = await hire();
    const wider = person({ id, email, password: '', permisos: ['pedidos', 'caja'] });
    expect((await update(wider, token)).body.code).toBe('permiso_no_otorgable');
  });

  test('cannot touch a person who may do more, not even to remove a permiso', async () => {
    const { token } = await boss(['pedidos']);
    const { id, email } = await hire({ permisos: ['caja', 'pedidos'] });
    const less = person({ id, email, password: '', permisos: ['pedidos'] });
    expect((await update(less, token)).body.code).toBe('empleado_no_editable');
    expect((await remove(id, token)).body.code).toBe('empleado_no_editable');
  });

  test('cannot change or delete themselves', async () => {
    const self = await boss(['pedidos']);
    const mine = person({ id: self.id, email: self.email, permisos: ['empleados'] });
    expect((await update(mine, self.token)).body.code).toBe('empleado_no_editable');
    expect((await remove(self.id, self.token)).body.code).toBe('empleado_no_editable');
  });

  test('reaches nobody of another sede', async () => {
    const sister = await makeSede(server.db, owner);
    const stranger = await makeEmployee(server.db, sister, ['pedidos']);
    const { token } = await boss(['pedidos']);
    expect((await remove(stranger.id, token)).body.code).toBe('empleado_desconocido');
    const abroad = await makeEmployee(server.db, sister, ['empleados']);
    expect((await create([person({ permisos: [] })], abroad.token)).body.code).toBe('sede_ajena');
  });
});

describe('cargos', () => {
  test('only the new ones are saved, each available', async () => {
    const before = await roles([]);
    expect(before.body.message).toBe(staffMessages.noNewRoles);
    const { body } = await roles([
      { ...waiterRole, nombre: 'Cambiado' },
      { nombre: 'Cajero', descripcion: 'Cobra', disponible: false },
    ]);
    expect(body.message).toBe(staffMessages.rolesSaved);
    expect(body.data).toHaveLength(before.body.data.length + 1);
    expect(body.data).toContainEqual(waiterRole);
    expect(body.data.find(({ nombre }: Role) => nombre === 'Cajero')).toMatchObject({
      descripcion: 'Cobra',
      disponible: true,
    });
  });

  test('need a name and a description', async () => {
    const nameless = await roles([{ nombre: ' ', descripcion: 'x' }]);
    expect([nameless.status, nameless.body.error]).toEqual([422, staffMessages.roleNameRequired]);
    const plain = await roles([{ nombre: 'Host' }]);
    expect([plain.status, plain.body.error]).toEqual([422, staffMessages.roleDescriptionRequired]);
  });

  test('no two have the same name, however it is spelt, not even at the same moment', async () => {
    const chef = (nombre: string) => ({ nombre, descripcion: 'Cocina' });
    const twins = await roles([chef('Jefe de cocina'), chef('jefe  de COCINA ')]);
    const message = staffMessages.roleNameRepeated('jefe  de COCINA');
    expect([twins.status, twins.body.error]).toEqual([422, message]);
    expect(twins.body.details).toEqual([{ path: 'roles.1.nombre', message }]);

    const atOnce = await Promise.all(
      ['Panadería', 'panaderia', 'PANADERÍA'].map((n) => roles([chef(n)])),
    );
    expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const { body } = await roles([]);
    const named = body.data.filter(({ nombre }: Role) => /^panader/i.test(nombre));
    expect(named).toHaveLength(1);
  });
});

test('an old form of an employee puts back no permiso that somebody else took away', async () => {
  const { activo: _activo, ...saved } = await hire({ permisos: ['pedidos', 'caja'] });
  const { id: _id, ...antes } = { ...saved, cargo: saved.cargo?._id };
  await update({ ...saved, permisos: ['pedidos'] });
  const late = await update({ ...saved, ...antes, telefono: '3201112233', antes });
  expect(late.status, JSON.stringify(late.body)).toBe(200);
  expect(late.body.data[0]).toMatchObject({ telefono: '3201112233', permisos: ['pedidos'] });
  const clash = await update({ ...saved, ...antes, telefono: '3211112233', antes });
  expect([clash.status, clash.body.code]).toEqual([409, 'cambiado_mientras']);
  expect(clash.body.details[0].path).toBe('employees.0.telefono');
  expect(clash.body.data.telefono).toBe('3201112233');
});
