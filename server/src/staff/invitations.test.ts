import type { Employee } from '@comanda/contract/staff/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEmployee, makeRestaurant, makeSede } from '../../test/factories.ts';
import { startTestApp } from '../../test/harness.ts';

let server: Awaited<ReturnType<typeof startTestApp>>;
let hire: (email: string, extra: object) => ReturnType<typeof server.call>;
let again: (id: string) => ReturnType<typeof server.call>;
let people: () => Promise<Employee[]>;
let dbName: string;
beforeAll(async () => {
  server = await startTestApp();
  const owner = await makeRestaurant(server.db);
  const sede = await makeSede(server.db, owner);
  dbName = sede.dbName;
  await makeEmployee(server.db, sede, []);
  const { body } = await server.call('GET', `/api/roles?dbName=${dbName}`, owner);
  again = (id) =>
    server.call('POST', '/api/employees/inviteAgain', { token: owner.token, body: { dbName, id } });
  people = async () =>
    (await server.call('GET', `/api/employees?dbName=${dbName}`, owner)).body.data;
  hire = (email, extra) => {
    const data = { nombre: 'Ana', edad: 30, telefono: '300 555 0164', direccion: 'Calle 1' };
    const employee = { ...data, cargo: body.data[0]._id, email, permisos: ['cocina'], ...extra };
    return server.call('POST', '/api/employees/createEmployees', {
      token: owner.token,
      body: { dbName, employees: [employee] },
    });
  };
});
afterAll(() => server.close());

const CHOSEN = 'la-que-eligio-ana';
const logIn = (email: string, password: string) =>
  server.call('POST', '/api/auth/login', { body: { email, password, dbName } });
const choose = (token: string, password = CHOSEN) =>
  server.call('POST', '/api/auth/resetPassword', { body: { token, password, dbName } });

async function invitationTo(email: string) {
  await server.payments.outbox.deliver();
  const mail = server.mails.findLast(({ to }) => to === email)?.mail;
  return { mail, token: /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
}

test('an invited employee chooses the own password by the mailed link, once', async () => {
  const email = 'ana@equipo.example';
  const { status, body } = await hire(email, { invitar: true, password: 'de-la-duena' });
  expect(status, JSON.stringify(body)).toBe(201);
  const { mail, token } = await invitationTo(email);
  expect(mail?.subject).toMatch(/^Te invitaron a trabajar en Restaurante/);
  expect(mail?.text).toContain('tipo=empleado');
  expect((await logIn(email, 'de-la-duena')).status).toBe(401);

  expect((await choose(token, 'corta')).status).toBe(422);
  expect((await choose(token)).status).toBe(200);
  expect((await logIn(email, CHOSEN)).body.data.empleado.permisos).toEqual(['cocina']);
  expect((await choose(token, 'otra-clave-mas')).body.code).toBe('enlace_vencido');
});

test('an invited employee keeps the PIN that the owner typed', async () => {
  const { body } = await hire('pilar@equipo.example', { invitar: true, pin: '135790' });
  expect(body.data[0]).toMatchObject({ tienePin: true });
});

test('an invitation can be sent again until it is accepted', async () => {
  const email = 'rosa@equipo.example';
  const { body } = await hire(email, { invitar: true });
  const { id } = body.data[0];
  const rosa = async () => (await people()).find((one) => one.id === id);
  const first = await invitationTo(email);
  expect(await rosa()).toMatchObject({ invitacionPendiente: true });

  expect((await again(id)).status).toBe(200);
  const second = await invitationTo(email);
  expect(second.mail?.subject).toBe(first.mail?.subject);
  expect(second.token).not.toBe(first.token);
  expect((await choose(second.token)).status).toBe(200);
  expect(await rosa()).toMatchObject({ invitacionPendiente: false });
  expect((await again(id)).body.code).toBe('invitacion_aceptada');
  expect((await choose(first.token)).body.code).toBe('enlace_vencido');
});

test('an invitation works for three days', async () => {
  const email = 'beto@equipo.example';
  await hire(email, { invitar: true });
  const { token } = await invitationTo(email);
  const { expires_at } = await server.db
    .selectFrom('password_resets')
    .select('expires_at')
    .where('tipo', '=', 'empleado')
    .executeTakeFirstOrThrow();
  const days = (expires_at.getTime() - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(2.9);
  expect(days).toBeLessThanOrEqual(3);
  await server.db.updateTable('password_resets').set({ expires_at: new Date() }).execute();
  expect((await choose(token)).body.code).toBe('enlace_vencido');
});

test('without an invitation a new employee needs a password, and gets no mail', async () => {
  const refused = await hire('carla@equipo.example', {});
  expect(refused.body.details[0].path).toBe('employees.0.password');
  await hire('carla@equipo.example', { password: 'clave-de-carla' });
  expect((await invitationTo('carla@equipo.example')).mail).toBeUndefined();
  const carla = (await people()).find(({ email }) => email === 'carla@equipo.example');
  expect(carla?.invitacionPendiente).toBe(false);
});
