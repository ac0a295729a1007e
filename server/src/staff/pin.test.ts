import type { Person as TabletPerson } from '@comanda/contract/staff/tablets';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  makeClient,
  makeEmployee,
  makeRestaurant,
  makeSede,
  PASSWORD,
  type Person,
  type Restaurant,
  type TestSede,
} from '../../test/factories.ts';
import { startTestApp } from '../../test/harness.ts';
import { hashPassword } from '../sessions/passwords.ts';

const PIN = '482915';
const pinHash = hashPassword(PIN);
let server: Awaited<ReturnType<typeof startTestApp>>;
let owner: Restaurant;
let sede: TestSede;
let luz: Person;
let ana: Person;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

beforeEach(async () => {
  owner = await makeRestaurant(server.db);
  sede = await makeSede(server.db, owner);
  [luz, ana] = [await withPin(sede), await withPin(sede)];
});

async function withPin(where: TestSede): Promise<Person> {
  const person = await makeEmployee(server.db, where, ['pedidos']);
  await set(person, { pin_hash: await pinHash });
  return person;
}

const set = (person: Person, values: object) =>
  server.db.updateTable('employees').set(values).where('id', '=', person.id).execute();

/** Signs in with a password on a new device that the person calls shared; returns its cookie. */
async function trust(person: Person, { where = sede, cookie = '' } = {}) {
  const answer = await server.call('POST', '/api/auth/login', {
    body: { email: person.email, password: PASSWORD, dbName: where.dbName, compartida: true },
    headers: { cookie },
  });
  const cookies = [answer.headers['set-cookie']].flat().map(String);
  const tablet = cookies.find((one) => one.startsWith('tableta='))?.split(';')[0] ?? '';
  return { cookie: tablet, cookies, token: answer.body.tokens?.empleado as string };
}

const enter = (person: Pick<Person, 'id'>, cookie: string, pin = PIN, dbName = sede.dbName) =>
  server.call('POST', '/api/auth/pin', {
    body: { dbName, empleado: person.id, pin },
    headers: { cookie },
  });
const look = async (cookie: string, dbName = sede.dbName) =>
  (await server.call('GET', `/api/auth/tableta?dbName=${dbName}`, { headers: { cookie } })).body
    .data as { compartida: boolean; personas: TabletPerson[] };
const tablets = async () =>
  (
    await server.call('GET', `/api/employees/tabletas?dbName=${sede.dbName}`, {
      token: owner.token,
    })
  ).body.data;
const revoke = (id: string) =>
  server.call('DELETE', `/api/employees/tabletas/${id}?dbName=${sede.dbName}`, {
    token: owner.token,
  });
const works = async (token: string) =>
  (await server.call('GET', `/api/orders?dbName=${sede.dbName}`, { token })).status;
const trail = async () => {
  const { body } = await server.call('GET', '/api/audit', { token: owner.token });
  return body.data.map(
    (one: { entidad: string; accion: string }) => `${one.entidad} ${one.accion}`,
  );
};

describe('a shared tablet', () => {
  test('shows the sede’s people who have a PIN, and a PIN opens a normal session', async () => {
    const { cookie, cookies } = await trust(luz);
    await makeEmployee(server.db, sede, ['cocina']);
    expect(cookies.find((one) => one.startsWith('tableta='))).toMatch(/HttpOnly; SameSite=Strict/);
    const { compartida, personas } = await look(cookie);
    expect(compartida).toBe(true);
    expect(personas.map(({ id }) => id).sort()).toEqual([ana.id, luz.id].sort());
    expect(personas[0]).toEqual({ id: expect.any(String), nombre: luz.nombre, cargo: 'Mesera' });
    const { status, body } = await enter(ana, cookie);
    expect(status).toBe(200);
    expect(body.data.empleado).toMatchObject({ id: ana.id, permisos: ['pedidos'] });
    expect(await works(body.tokens.empleado)).toBe(200);
  });

  test('lets two people with the same PIN in, each as themselves', async () => {
    const { cookie } = await trust(luz);
    for (const person of [luz, ana]) {
      expect((await enter(person, cookie)).body.data.empleado.id).toBe(person.id);
    }
  });

  test('is trusted only by who signs in as an employee with a password', async () => {
    const client = await makeClient(server.db, sede);
    expect((await trust(client)).cookie).toBe('');
    await set(ana, { activo: false });
    expect((await trust(ana)).cookie).toBe('');
    const plain = await server.call('POST', '/api/auth/login', {
      body: { email: luz.email, password: PASSWORD, dbName: sede.dbName },
    });
    expect(String(plain.headers['set-cookie'])).not.toContain('tableta=');
    expect(await tablets()).toEqual([]);
  });

  test('that is revoked knows nobody, and every session opened on it ends', async () => {
    const [{ cookie, token }, other] = [await trust(luz), await trust(ana)];
    const { body } = await enter(ana, cookie);
    const list = await tablets();
    expect(list.map(({ autorizadaPor }: { autorizadaPor: string }) => autorizadaPor)).toEqual([
      ana.nombre,
      luz.nombre,
    ]);
    expect((await revoke(list[1]._id)).status).toBe(200);
    expect((await revoke(list[1]._id)).body.code).toBe('tableta_no_encontrada');
    expect(await look(cookie)).toEqual({ compartida: false, personas: [] });
    expect((await enter(ana, cookie)).body.code).toBe('tableta_desconocida');
    expect([await works(token), await works(body.tokens.empleado)]).toEqual([401, 401]);
    expect((await enter(ana, other.cookie)).status).toBe(200);
    // Trusting the same device again makes a new cookie: a copy of the old one stays worthless.
    await trust(luz, { cookie });
    expect((await look(cookie)).compartida).toBe(false);
    expect(await trail()).toEqual([
      'tableta creado',
      'tableta eliminado',
      'tableta creado',
      'tableta creado',
    ]);
  });

  test('is revoked only by the owner of its sede', async () => {
    await trust(luz);
    const [{ _id }] = await tablets();
    const stranger = await makeRestaurant(server.db);
    const theirs = await makeSede(server.db, stranger);
    const path = `/api/employees/tabletas/${_id}?dbName=`;
    const tries = [
      server.call('DELETE', path + sede.dbName, { token: luz.token }),
      server.call('DELETE', path + sede.dbName, { token: stranger.token }),
      server.call('DELETE', path + theirs.dbName, { token: stranger.token }),
    ];
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([403, 403, 404]);
    expect(await tablets()).toHaveLength(1);
  });

  test('goes with the person who trusted it', async () => {
    const { cookie } = await trust(luz);
    await server.call('DELETE', '/api/employees/deleteEmployee', {
      token: owner.token,
      body: { dbName: sede.dbName, employee: luz.id },
    });
    expect((await enter(ana, cookie)).body.code).toBe('tableta_desconocida');
  });
});

describe('a PIN', () => {
  test('is worth nothing on any other device, and is not even counted there', async () => {
    const { cookie } = await trust(luz);
    for (const made of ['', 'tableta=', `tableta=${'a'.repeat(43)}`, `equipo=${cookie.slice(8)}`]) {
      const { status, body } = await enter(ana, made);
      expect([status, body.code]).toEqual([403, 'tableta_desconocida']);
      expect(await look(made)).toEqual({ compartida: false, personas: [] });
    }
    for (let at = 0; at < 8; at += 1) await enter(ana, '', '000000');
    expect((await enter(ana, cookie)).status).toBe(200);
  });

  test('opens nothing at another sede, with that sede’s tablet or with one’s own', async () => {
    const sister = await makeSede(server.db, owner);
    const nora = await withPin(sister);
    const [here, there] = [await trust(luz), await trust(nora, { where: sister })];
    expect((await enter(nora, here.cookie)).body.code).toBe('pin_incorrecto');
    expect((await enter(luz, there.cookie)).body.code).toBe('tableta_desconocida');
    expect((await enter(luz, there.cookie, PIN, sister.dbName)).body.code).toBe('pin_incorrecto');
    expect((await enter({ id: 'x' }, here.cookie)).body.code).toBe('pin_incorrecto');
  });

  test('of somebody whom the plan does not cover opens nothing', async () => {
    const { cookie } = await trust(luz);
    await set(ana, { activo: false });
    expect((await look(cookie)).personas.map(({ id }) => id)).toEqual([luz.id]);
    const { status, body } = await enter(ana, cookie);
    expect([status, body.code]).toEqual([403, 'pin_incorrecto']);
  });

  test('is wrong five times, and then has to wait ten minutes, for that person only', async () => {
    const { cookie } = await trust(luz);
    const codes = [];
    for (let at = 0; at < 5; at += 1) codes.push((await enter(ana, cookie, '111111')).status);
    expect(codes).toEqual([403, 403, 403, 403, 403]);
    const sixth = await enter(ana, cookie);
    expect([sixth.status, sixth.body.code]).toEqual([429, 'demasiadas_solicitudes']);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(590);
    expect(sixth.body.error).toContain('Espera 10 minutos');
    await set(ana, { pin_tries_since: new Date(Date.now() - 4.5 * 60_000) });
    expect((await enter(ana, cookie)).body.error).toContain('Espera 6 minutos');
    expect((await enter(luz, cookie)).status).toBe(200);
    expect((await trail()).filter((one: string) => one === 'empleado pin_bloqueado')).toHaveLength(
      1,
    );
    await set(ana, { pin_tries_since: new Date(Date.now() - 10 * 60_000) });
    expect((await enter(ana, cookie)).status).toBe(200);
  });

  test('cannot be guessed faster by many tries at once', async () => {
    const { cookie } = await trust(luz);
    const tries = Array.from({ length: 20 }, (_, at) => enter(ana, cookie, `${100_000 + at}`));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 403)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  test('that is right is not counted, however often', async () => {
    const { cookie } = await trust(luz);
    for (let at = 0; at < 7; at += 1) expect((await enter(ana, cookie)).status).toBe(200);
  });

  test('is set with the employee, has six digits, and is never answered nor told', async () => {
    const { body: list } = await server.call('GET', `/api/employees?dbName=${sede.dbName}`, {
      token: owner.token,
    });
    const { activo: _, tienePin, ...nora } = list.data.find(({ id }: Person) => id === ana.id);
    expect(tienePin).toBe(true);
    const save = (pin: unknown) =>
      server.call('PUT', '/api/employees/update', {
        token: owner.token,
        body: { dbName: sede.dbName, employees: [{ ...nora, pin }] },
      });
    for (const pin of ['12345', '1234567', '12a456', '      ']) {
      const { status, body } = await save(pin);
      expect([status, body.details?.[0]?.path]).toEqual([422, 'employees.0.pin']);
    }
    const { cookie } = await trust(luz);
    const before = (await enter(ana, cookie)).body.tokens.empleado;
    const saved = await save('905173');
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect(await works(before)).toBe(401);
    expect((await enter(ana, cookie)).body.code).toBe('pin_incorrecto');
    expect((await enter(ana, cookie, '905173')).status).toBe(200);
    expect((await save('')).status).toBe(200);
    expect((await enter(ana, cookie, '905173')).status).toBe(200);
    const { body: entries } = await server.call('GET', '/api/audit', { token: owner.token });
    const told = JSON.stringify([saved.body, list, entries]);
    expect(told).toContain('pinNuevo');
    expect(told).not.toMatch(/905173|482915|argon2/);
  });

  test('comes with a new employee, and a first one ends no session', async () => {
    const nora = await makeEmployee(server.db, sede, ['pedidos']);
    const { body } = await server.call('GET', `/api/employees?dbName=${sede.dbName}`, {
      token: owner.token,
    });
    const { activo: _, id, ...row } = body.data.find((one: Person) => one.id === nora.id);
    const send = (method: 'POST' | 'PUT', url: string, employee: object) =>
      server.call(method, url, {
        token: owner.token,
        body: { dbName: sede.dbName, employees: [employee] },
      });
    await send('PUT', '/api/employees/update', { ...row, id, pin: '314159' });
    expect(await works(nora.token)).toBe(200);
    const hired = await send('POST', '/api/employees/createEmployees', {
      ...row,
      email: 'nueva@prueba.example',
      password: PASSWORD,
      pin: '271828',
    });
    const { cookie } = await trust(luz);
    expect((await enter(hired.body.data[0], cookie, '271828')).status).toBe(200);
  });
});
