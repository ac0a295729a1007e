import { staffMessages } from '@comanda/contract/staff/staff.messages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeEmployee,
  makeRestaurant,
  makeSede,
  type Restaurant,
  type TestSede,
} from '../../test/factories.ts';
import { startTestApp } from '../../test/harness.ts';

let server: Awaited<ReturnType<typeof startTestApp>>;
let owner: Restaurant;
let sede: TestSede;
beforeAll(async () => {
  server = await startTestApp();
  owner = await makeRestaurant(server.db);
  sede = await makeSede(server.db, owner);
});
afterAll(() => server.close());

type Cargo = { _id: string; nombre: string };

async function register(nombre: string): Promise<string> {
  const body = { dbName: sede.dbName, roles: [{ nombre, descripcion: 'Trabaja' }] };
  const answer = await server.call('POST', '/api/roles/registerRoles', {
    token: owner.token,
    body,
  });
  return answer.body.data.find((one: Cargo) => one.nombre === nombre)._id;
}
const update = (id: string, role: object) =>
  server.call('PATCH', `/api/roles/update/${id}`, {
    token: owner.token,
    body: { dbName: sede.dbName, role },
  });
const erase = (id: string) =>
  server.call('DELETE', `/api/roles/delete/${id}?dbName=${sede.dbName}`, { token: owner.token });
const names = async () => {
  const { body } = await server.call('GET', `/api/roles?dbName=${sede.dbName}`, owner);
  return body.data.map(({ nombre }: Cargo) => nombre);
};

test('a renamed cargo is the cargo of the people who had it, and their permisos stay', async () => {
  const waiter = await makeEmployee(server.db, sede, ['pedidos']);
  const list = async () =>
    (await server.call('GET', `/api/employees?dbName=${sede.dbName}`, owner)).body.data.find(
      ({ id }: { id: string }) => id === waiter.id,
    );
  const { cargo } = await list();
  const edit = { nombre: 'Mesera de salón', descripcion: 'Atiende el salón' };
  const { status, body } = await update(cargo._id, edit);
  expect([status, body.message]).toEqual([200, staffMessages.roleUpdated]);
  expect(await list()).toMatchObject({ cargo: { nombre: edit.nombre }, permisos: ['pedidos'] });
  const orders = `/api/orders?dbName=${sede.dbName}`;
  expect((await server.call('GET', orders, waiter)).status).toBe(200);
});

test('a cargo keeps a name of its own and a description', async () => {
  await register('Cajera');
  const host = await register('Anfitrión');
  const taken = await update(host, { nombre: 'CAJERA ', descripcion: 'x' });
  expect(taken.body.details).toEqual([
    { path: 'nombre', message: staffMessages.roleNameRepeated('CAJERA') },
  ]);
  const bare = await update(host, { nombre: '', descripcion: ' ' });
  expect(bare.body.details.map(({ message }: { message: string }) => message)).toEqual([
    staffMessages.roleNeedsName,
    staffMessages.roleNeedsDescription,
  ]);
  expect((await update(host, { nombre: 'anfitrion', descripcion: 'Recibe' })).status).toBe(200);
});

test('of two who rename it at once, the second is told', async () => {
  const id = await register('Parrillero');
  const antes = { nombre: 'Parrillero', descripcion: 'Trabaja' };
  await update(id, { ...antes, nombre: 'Parrilla', antes });
  const late = await update(id, { ...antes, nombre: 'Brasas', antes });
  expect([late.status, late.body.data.nombre]).toEqual([409, 'Parrilla']);
});

test('a cargo that nobody has is deleted, one in use is refused with how many have it', async () => {
  const id = await register('Temporal');
  expect((await erase(id)).status).toBe(200);
  expect(await names()).not.toContain('Temporal');
  expect((await erase(id)).body.code).toBe('cargo_desconocido');

  const used = await register('Barra');
  const people = [await makeEmployee(server.db, sede, []), await makeEmployee(server.db, sede, [])];
  await server.db
    .updateTable('employees')
    .set({ role_id: used })
    .where(
      'id',
      'in',
      people.map((one) => one.id),
    )
    .execute();
  const refused = await erase(used);
  expect([refused.status, refused.body.error]).toEqual([409, staffMessages.roleInUse(2)]);
  expect(await names()).toContain('Barra');
});

test('nobody is hired into a cargo that is deleted at the same time', async () => {
  const cargo = await register('Fugaz');
  const employee = {
    nombre: 'Ana',
    edad: 30,
    telefono: '300 555 0164',
    direccion: 'Calle 1',
    cargo,
    email: 'ana-fugaz@correo.example',
    password: 'una-clave-larga',
    permisos: [],
  };
  const body = { dbName: sede.dbName, employees: [employee] };
  const hire = server.call('POST', '/api/employees/createEmployees', { token: owner.token, body });
  const [hired, gone] = await Promise.all([hire, erase(cargo)]);
  expect([
    [201, 409],
    [404, 200],
  ]).toContainEqual([hired.status, gone.status]);
});

test('the trail names the cargo', async () => {
  const id = await register('Domiciliario');
  await update(id, { nombre: 'Mensajero', descripcion: 'Lleva' });
  await erase(id);
  const { body } = await server.call('GET', '/api/audit?entidad=cargo&limit=2', owner);
  expect(body.data.map(({ accion, antes }: never) => [accion, (antes as Cargo).nombre])).toEqual([
    ['eliminado', 'Mensajero'],
    ['cambiado', 'Domiciliario'],
  ]);
});
