import { editMessages } from '@comanda/contract/forms/edits.messages';
import { nitMessages } from '@comanda/contract/forms/nit.rules';
import { ownersMessages } from '@comanda/contract/owners/owners.messages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeClient, makeRestaurant, makeSede } from '../../test/factories.ts';
import { formOf, picture } from '../../test/forms.ts';
import { startTestApp } from '../../test/harness.ts';

let server: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const save = (token: string, restaurant: object, logoUpload?: Buffer) =>
  server.call('PATCH', '/api/admin/restaurant', {
    token,
    body: formOf({ restaurant, logoUpload }),
  });

const publicFace = async (path: string) =>
  (await server.call('GET', `/api/locations/getLocationsByPath?path=${path}`)).body.restaurante;

test('the owner types the name and uploads the logo, and the public page has both', async () => {
  const owner = await makeRestaurant(server.db);
  const saved = await save(owner.token, { nombre: '  La Brasa ' }, await picture());
  expect([saved.status, saved.body.message]).toEqual([200, ownersMessages.brandSaved]);
  const { logo } = saved.body.data;
  expect(await publicFace(owner.path)).toMatchObject({ nombre: 'La Brasa', logo });
  expect((await server.call('GET', logo)).status).toBe(200);

  await save(owner.token, { nombre: 'La Brasa de Ana' });
  expect(await publicFace(owner.path)).toMatchObject({ nombre: 'La Brasa de Ana', logo });
});

test('the owner types the NIT once, and keeps it where it is not sent', async () => {
  const owner = await makeRestaurant(server.db);
  const own = async () => (await server.call('GET', '/api/admin/restaurant', owner)).body.data;
  expect((await own()).nit).toBe('');
  expect((await save(owner.token, { nombre: 'La Brasa', nit: ' 900123456-8 ' })).status).toBe(200);
  await save(owner.token, { nombre: 'La Brasa de Ana' });
  expect(await own()).toMatchObject({ nombre: 'La Brasa de Ana', nit: '900123456-8' });
  const wrong = await save(owner.token, { nombre: 'La Brasa', nit: '900123456-1' });
  expect([wrong.status, wrong.body.details]).toEqual([
    ...[422, [{ path: 'nit', message: nitMessages.invalid }]],
  ]);
  expect(await own()).toMatchObject({ nombre: 'La Brasa de Ana', nit: '900123456-8' });
  await save(owner.token, { nombre: 'La Brasa', nit: '' });
  expect((await own()).nit).toBe('');
});

test.each([[''], ['   '], [null], ['x'.repeat(201)]])('the name cannot be %j', async (nombre) => {
  const { token } = await makeRestaurant(server.db);
  const { status } = await save(token, { nombre });
  expect([400, 422]).toContain(status);
});

test('of two who rename it at once, the second is told what the first wrote', async () => {
  const owner = await makeRestaurant(server.db);
  const antes = { nombre: (await publicFace(owner.path)).nombre };
  expect((await save(owner.token, { nombre: 'Uno', antes })).status).toBe(200);
  const { status, body } = await save(owner.token, { nombre: 'Dos', antes });
  expect([status, body.code, body.data.nombre]).toEqual([409, 'cambiado_mientras', 'Uno']);
  expect(body.details).toEqual([{ path: 'nombre', message: editMessages.fieldChanged }]);
  expect((await save(owner.token, { nombre: antes.nombre, antes }, await picture())).status).toBe(
    200,
  );
  expect(await publicFace(owner.path)).toMatchObject({ nombre: 'Uno' });
});

test('the trail says who changed it from what to what', async () => {
  const owner = await makeRestaurant(server.db);
  await save(owner.token, { nombre: 'La Brasa' });
  const { body } = await server.call('GET', '/api/audit', { token: owner.token });
  expect(body.data[0]).toMatchObject({
    accion: 'cambiado',
    entidad: 'restaurante',
    despues: { nombre: 'La Brasa' },
  });
});

test('a mail to a diner names the restaurant', async () => {
  const owner = await makeRestaurant(server.db);
  const sede = await makeSede(server.db, owner);
  const { email } = await makeClient(server.db, sede);
  await save(owner.token, { nombre: 'La Brasa' });
  const body = { email, dbName: sede.dbName };
  await server.call('POST', '/api/auth/forgotPassword', { body });
  await server.payments.outbox.deliver();
  const mail = server.mails.findLast(({ to }) => to === email)?.mail;
  expect(mail?.subject).toBe('Cambia tu contraseña de La Brasa');
  expect(mail?.text).toContain('en La Brasa');
});
