import { MESSAGES } from '@comanda/contract/messages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeRestaurant, makeSede, PASSWORD, type TestSede } from '../../test/factories.ts';
import { startTestApp } from '../../test/harness.ts';

let server: Awaited<ReturnType<typeof startTestApp>>;
let sede: TestSede;
let sister: TestSede;

beforeAll(async () => {
  server = await startTestApp();
  const restaurant = await makeRestaurant(server.db);
  sede = await makeSede(server.db, restaurant);
  sister = await makeSede(server.db, restaurant);
});
afterAll(() => server.close());

const register = (cliente: object, dbName = sede.dbName) =>
  server.call('POST', '/api/clients/create', { body: { dbName, cliente } });

const ana = (email: string) => ({
  nombre: ' Ana\u0007 María ',
  telefono: 3105550164,
  email,
  password: PASSWORD,
});

test('a diner registers, with the policy it accepted on record, and comes in', async () => {
  const { status, body } = await register({ ...ana('Ana@Correo.example'), aceptaPolitica: true });
  expect(status).toBe(201);
  expect(body.message).toBe(MESSAGES.dinerAuth.registered);
  expect(body.data).toMatchObject({
    nombre: 'Ana María',
    telefono: '3105550164',
    email: 'ana@correo.example',
    direccion: null,
  });
  expect(JSON.stringify(body)).not.toMatch(/password|argon/);
  const consents = await server.db
    .selectFrom('consents')
    .select(['version', 'canal'])
    .where('client_id', '=', body.data._id)
    .execute();
  expect(consents).toEqual([{ version: '1', canal: 'registro' }]);
  const login = await server.call('POST', '/api/auth/login', {
    body: { email: 'ana@correo.example', password: PASSWORD, dbName: sede.dbName },
  });
  expect(Object.keys(login.body.tokens)).toEqual(['cliente']);
});

test('an e-mail registers once in a sede, also twice at once, and again in another', async () => {
  const twice = await Promise.all([register(ana('dos@x.example')), register(ana('dos@x.example'))]);
  expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await register(ana('dos@x.example'), sister.dbName)).status).toBe(201);
});

test('what is missing is named, field by field', async () => {
  const { status, body } = await register({ direccion: 'Calle 1' });
  expect(status).toBe(422);
  expect(body.error).toBe(MESSAGES.dinerAuth.registrationRequired);
  expect(body.details.map(({ path }: { path: string }) => path)).toEqual([
    'nombre',
    'telefono',
    'email',
    'password',
  ]);
});
