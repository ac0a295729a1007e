import { clientsMessages } from '@comanda/contract/clients/clients.messages';
import { phonesMessages } from '@comanda/contract/forms/phones.messages';
import type { Order } from '@comanda/contract/orders/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeClient, PASSWORD, type Person } from '../../test/factories.ts';
import { openService } from '../../test/service.ts';

let service: Awaited<ReturnType<typeof openService>>;
let client: Person;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.server.close());

const call = (
  method: 'PATCH' | 'POST' | 'DELETE',
  path: string,
  body: object,
  token = client.token,
) =>
  service.server.call(method, `/api/clients/me${path}`, {
    token,
    body: { dbName: service.sede.dbName, ...body },
  });
const logIn = (password: string) =>
  service.server.call('POST', '/api/auth/login', {
    body: { email: client.email, password, dbName: service.sede.dbName },
  });
const finished = async (): Promise<Order> => {
  const order = await service.create({}, client.token);
  for (const estado of ['preparado', 'entregado', 'facturado'] as const) {
    await service.move(order, estado, service.restaurant.token);
  }
  return order;
};

test('a client finds the address of the last delivery again, and the account’s own before it', async () => {
  client = await makeClient(service.server.db, service.sede);
  const { server, sede } = service;
  const own = async (token = client.token) => {
    const answer = await server.call('GET', `/api/clients/me?dbName=${sede.dbName}`, { token });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data;
  };
  await call('PATCH', '', { cliente: { nombre: 'Diana', telefono: '3001112233', direccion: '' } });
  const account = { nombre: 'Diana', telefono: '3001112233', email: client.email };
  const nowhere = { direccion: null, telefono: '3001112233' };
  expect(await own()).toMatchObject({ ...account, entrega: nowhere });

  const delivery = { tipo: 'a_domicilio', mesa: null, telefono: '310 555 0101' };
  await service.create({ ...delivery, direccion: 'Calle 1' }, client.token);
  await service.create({ ...delivery, direccion: 'Calle 2' }, client.token);
  await service.create({}, client.token);
  expect((await own()).entrega).toEqual({ direccion: 'Calle 2', telefono: '3001112233' });

  const other = await makeClient(server.db, sede);
  expect((await own(other.token)).entrega.direccion).not.toBe('Calle 2');
  await call('PATCH', '', { cliente: { ...account, direccion: 'Cra 9' } });
  expect((await own()).entrega.direccion).toBe('Cra 9');
});

test('clients change their own data, not their e-mail', async () => {
  client = await makeClient(service.server.db, service.sede);
  const cliente = {
    nombre: ' Diana M. ',
    telefono: 3001112233,
    direccion: 'Calle 5',
    email: 'x@y.z',
  };
  const { status, body } = await call('PATCH', '', { cliente });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({
    message: clientsMessages.updated,
    data: { nombre: 'Diana M.', telefono: '3001112233', direccion: 'Calle 5', email: client.email },
  });
  expect((await call('PATCH', '', { cliente: { nombre: '' } })).status).toBe(422);
});

test('clients change their password with the current one, and their other devices are signed out', async () => {
  client = await makeClient(service.server.db, service.sede);
  const other = (await logIn(PASSWORD)).body.tokens.cliente;
  const wrong = await call('POST', '/password', { actual: 'otra', nueva: 'una-clave-nueva' });
  expect([wrong.status, wrong.body.code]).toEqual([422, 'clave_actual_incorrecta']);
  const short = await call('POST', '/password', { actual: PASSWORD, nueva: 'x' });
  expect(short.body.details[0].path).toBe('nueva');
  const { body } = await call('POST', '/password', { actual: PASSWORD, nueva: 'una-clave-nueva' });
  const cliente = { nombre: 'Ana', telefono: '3001112233' };
  for (const old of [client.token, other]) {
    expect((await call('PATCH', '', { cliente }, old)).status).toBe(401);
  }
  expect((await call('PATCH', '', { cliente }, body.token)).status).toBe(200);
  expect((await logIn(PASSWORD)).status).toBe(401);
  expect((await logIn('una-clave-nueva')).status).toBe(200);
});

test('erasing the history keeps the sales, without the person, and the open orders', async () => {
  client = await makeClient(service.server.db, service.sede);
  const done = await finished();
  const underway = await service.create({}, client.token);
  const { server, sede, restaurant } = service;
  const erased = await server.call('DELETE', `/api/clients/me/orders?dbName=${sede.dbName}`, {
    token: client.token,
  });
  expect(erased.body.message).toBe(clientsMessages.historyErased);
  const mine = await server.call('GET', `/api/orders/mine?dbName=${sede.dbName}`, {
    token: client.token,
  });
  expect(mine.body.data.map(({ _id }: Order) => _id)).toEqual([underway._id]);
  const all = await server.call('GET', `/api/orders?dbName=${sede.dbName}`, {
    token: restaurant.token,
  });
  const sale = all.body.data.find(({ _id }: Order) => _id === done._id);
  expect(sale).toMatchObject({ total: done.total, estado: 'facturado', email: null });
  expect(JSON.stringify(sale)).not.toContain(client.email);
});

test('deleting the account needs the password, and leaves no name anywhere', async () => {
  client = await makeClient(service.server.db, service.sede);
  await finished();
  expect((await call('DELETE', '', { password: 'otra' })).body.code).toBe(
    'clave_actual_incorrecta',
  );
  const { body } = await call('DELETE', '', { password: PASSWORD });
  expect(body.message).toBe(clientsMessages.accountDeleted);
  expect((await logIn(PASSWORD)).status).toBe(401);
  const trail = await service.server.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('entity_id', '=', client.id)
    .execute();
  expect(trail).toHaveLength(1);
  expect(JSON.stringify(trail)).not.toMatch(new RegExp(`${client.nombre}|${client.email}`));
});

test('a phone that nobody can call is refused, and an older one stays while the rest changes', async () => {
  client = await makeClient(service.server.db, service.sede);
  const wrong = await call('PATCH', '', { cliente: { nombre: 'Diana', telefono: '300' } });
  const message = phonesMessages.invalid;
  expect([wrong.status, wrong.body.details]).toEqual([422, [{ path: 'telefono', message }]]);
  const { db } = service.server;
  await db.updateTable('clients').set({ telefono: 'casa' }).where('id', '=', client.id).execute();
  const kept = await call('PATCH', '', { cliente: { nombre: 'Diana M.', telefono: 'casa' } });
  expect(kept.body.data).toMatchObject({ nombre: 'Diana M.', telefono: 'casa' });
});

test('an old form on a second device puts back nothing that the first one changed', async () => {
  client = await makeClient(service.server.db, service.sede);
  const antes = { nombre: 'Diana', telefono: '3001234567', direccion: 'Calle 5' };
  await call('PATCH', '', { cliente: antes });
  await call('PATCH', '', { cliente: { ...antes, telefono: '3011234567' } });
  const late = await call('PATCH', '', { cliente: { ...antes, direccion: 'Calle 6', antes } });
  expect(late.body.data).toMatchObject({ telefono: '3011234567', direccion: 'Calle 6' });
  const clash = await call('PATCH', '', { cliente: { ...antes, telefono: '3021234567', antes } });
  expect([clash.status, clash.body.data.telefono]).toEqual([409, '3011234567']);
});
