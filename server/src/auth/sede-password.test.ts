import { ownerAuthMessages } from '@comanda/contract/auth/auth.messages';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  makeClient,
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
beforeAll(async () => {
  server = await startTestApp();
  owner = await makeRestaurant(server.db);
  sede = await makeSede(server.db, owner);
});
afterAll(() => server.close());

const post = (call: string, body: object) =>
  server.call('POST', `/api/auth/${call}`, { body: { dbName: sede.dbName, ...body } });

async function linksFor(email: string, count = 1) {
  const isTheirs = ({ to }: { to: string }) => to === email.toLowerCase();
  const before = server.mails.filter(isTheirs).length;
  const { status, body } = await post('forgotPassword', { email });
  expect([status, body.message]).toEqual([200, ownerAuthMessages.resetSent]);
  await vi.waitFor(() => expect(server.mails.filter(isTheirs)).toHaveLength(before + count));
  return server.mails
    .filter(isTheirs)
    .slice(before)
    .map(({ to, mail }) => {
      const address = /https?:\/\/\S*restablecer\?\S+/.exec(mail.text)?.[0] ?? '';
      const query = new URL(address).searchParams;
      return {
        to,
        tipo: query.get('tipo'),
        sede: query.get('sede'),
        token: query.get('token') ?? '',
      };
    });
}

test('a diner chooses another password by the mailed link, once', async () => {
  const { email, token: session } = await makeClient(server.db, sede);
  const [link, ...others] = await linksFor(email.toUpperCase());
  expect(others).toEqual([]);
  expect(link).toMatchObject({ to: email, tipo: 'cliente', sede: sede.dbName });
  const token = link?.token;
  expect((await post('resetPassword', { token, password: 'corta' })).status).toBe(422);
  const password = 'otra-clave-mucho-más-larga-que-veinte';
  const { status, body } = await post('resetPassword', { token, password });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toEqual({ message: ownerAuthMessages.passwordChanged, data: { path: owner.path } });
  expect((await post('resetPassword', { token, password })).body.code).toBe('enlace_vencido');
  expect((await post('login', { email, password: PASSWORD })).status).toBe(401);
  expect((await post('login', { email, password })).status).toBe(200);
  const old = await server.call('POST', '/api/auth/logout', { token: session });
  expect(old.status).toBe(401);
});

test('a person who is client and employee gets a link for each, and each changes only its own password', async () => {
  const { email } = await makeClient(server.db, sede);
  await makeEmployee(server.db, sede, ['caja'], email);
  const links = await linksFor(email, 2);
  expect(links.map(({ tipo }) => tipo).sort()).toEqual(['cliente', 'empleado']);
  const employeeLink = links.find(({ tipo }) => tipo === 'empleado');
  const long = { token: employeeLink?.token, password: 'x'.repeat(21) };
  expect((await post('resetPassword', long)).status).toBe(422);
  expect(
    (await post('resetPassword', { token: employeeLink?.token, password: 'clave-nueva' })).status,
  ).toBe(200);
  const asEmployee = await post('login', { email, password: 'clave-nueva' });
  expect(Object.keys(asEmployee.body.tokens)).toEqual(['empleado']);
  const asClient = await post('login', { email, password: PASSWORD });
  expect(Object.keys(asClient.body.tokens)).toEqual(['cliente']);
});

test('nobody learns whether an e-mail is registered', async () => {
  expect(await linksFor('nadie@correo.example', 0)).toEqual([]);
  const waiting = server.db.selectFrom('mails').select('id').where('sent_at', 'is', null);
  expect(await waiting.where('recipient', '=', 'nadie@correo.example').execute()).toEqual([]);
});

test('a link is for its own sede and for a diner, never for an owner', async () => {
  const { email } = await makeClient(server.db, sede);
  const [link] = await linksFor(email);
  const sister = await makeSede(server.db, owner);
  const body = { token: link?.token, password: PASSWORD };
  const abroad = await post('resetPassword', { ...body, dbName: sister.dbName });
  expect(abroad.body.code).toBe('enlace_vencido');
  const asOwner = await server.call('POST', '/api/admin/resetPassword', { body });
  expect(asOwner.body.code).toBe('enlace_vencido');
});

test('a link becomes invalid when the password is changed in another way', async () => {
  const { dbName } = sede;
  const client = await makeClient(server.db, sede);
  const [own] = await linksFor(client.email);
  const nueva = 'una-clave-nueva-y-propia';
  const changed = await server.call('POST', '/api/clients/me/password', {
    token: client.token,
    body: { dbName, actual: PASSWORD, nueva },
  });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  const late = await post('resetPassword', { token: own?.token, password: 'clave-del-intruso' });
  expect(late.body.code).toBe('enlace_vencido');
  expect((await post('login', { email: client.email, password: nueva })).status).toBe(200);

  const employee = await makeEmployee(server.db, sede, ['caja']);
  const [theirs] = await linksFor(employee.email);
  const list = await server.call('GET', `/api/employees?dbName=${dbName}`, { token: owner.token });
  const person = list.body.data.find(({ id }: { id: string }) => id === employee.id);
  const update = await server.call('PUT', '/api/employees/update', {
    token: owner.token,
    body: { dbName, employees: [{ ...person, password: 'clave-de-turno' }] },
  });
  expect(update.status, JSON.stringify(update.body)).toBe(200);
  const tooLate = { token: theirs?.token, password: 'clave-intrusa' };
  expect((await post('resetPassword', tooLate)).body.code).toBe('enlace_vencido');
});

test('of two links used at once one wins', async () => {
  const { email } = await makeClient(server.db, sede);
  const [first] = await linksFor(email);
  const [second] = await linksFor(email);
  const answers = await Promise.all(
    [first, second].map((link) =>
      post('resetPassword', { token: link?.token, password: PASSWORD }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});
