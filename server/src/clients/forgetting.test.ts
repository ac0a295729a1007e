import { clientsMessages } from '@comanda/contract/clients/clients.messages';
import type { Order } from '@comanda/contract/orders/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD } from '../../test/factories.ts';
import { tablesWith } from '../../test/find-text.ts';
import { line, openService } from '../../test/service.ts';

let service: Awaited<ReturnType<typeof openService>>;
let count = 0;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.server.close());

const newEmail = () => `persona-${count++}@correo.example`;

async function register(email: string, data: object = {}) {
  const { server, sede } = service;
  const { dbName } = sede;
  const cliente = {
    nombre: 'Diana Morales',
    telefono: '3105550164',
    email,
    password: PASSWORD,
    aceptaPolitica: true,
    ...data,
  };
  const registered = await server.call('POST', '/api/clients/create', {
    body: { dbName, cliente },
  });
  expect(registered.status, JSON.stringify(registered.body)).toBe(201);
  return logIn(email);
}

async function logIn(email: string): Promise<{ token: string; correoConfirmado: boolean }> {
  const { server, sede } = service;
  const { body } = await server.call('POST', '/api/auth/login', {
    body: { email, password: PASSWORD, dbName: sede.dbName },
  });
  return { token: body.tokens.cliente, correoConfirmado: body.data.cliente.correoConfirmado };
}

const me = (method: 'POST' | 'DELETE', path: string, token: string, body: object = {}) =>
  service.server.call(method, `/api/clients/me${path}`, {
    token,
    body: { dbName: service.sede.dbName, ...body },
  });
const deleteAccount = (token: string) => me('DELETE', '', token, { password: PASSWORD });

async function codeFor(email: string) {
  const { server } = service;
  await server.payments.outbox.deliver();
  const mail = server.mails.findLast(({ to }) => to === email)?.mail;
  return /Código: (\d{6})/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function prove(email: string, token: string) {
  expect((await me('POST', '/emailCode', token)).status).toBe(200);
  const confirmed = await me('POST', '/email', token, { code: await codeFor(email) });
  expect([confirmed.status, confirmed.body.message]).toEqual([200, clientsMessages.emailConfirmed]);
}

/** An order of a guest, and the token to follow it. */
async function orderAsGuest(email: string): Promise<{ order: Order; seguimiento: string }> {
  const { server, draft } = service;
  const { body } = await server.call('POST', '/api/orders/create', {
    body: draft({ email, aceptaPolitica: true }),
  });
  return { order: body.data, seguimiento: body.seguimiento };
}

async function follow(seguimiento: string): Promise<Order[]> {
  const { server, sede } = service;
  const { body } = await server.call('POST', '/api/orders/seguimiento', {
    body: { dbName: sede.dbName, tokens: [seguimiento] },
  });
  return body.data.map(({ order }: { order: Order }) => order);
}

const rowOf = ({ _id }: Order) =>
  service.server.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', _id)
    .executeTakeFirstOrThrow();

async function finish(order: Order) {
  for (const estado of ['preparado', 'entregado', 'facturado'] as const) {
    await service.move(order, estado, service.restaurant.token);
  }
}

test('a waiter who registers with a guest’s e-mail erases nothing of what was changed and cancelled', async () => {
  const { server, waiter, draft, move } = service;
  const email = newEmail();
  const { order, seguimiento } = await orderAsGuest(email);
  const edited = await server.call('PATCH', `/api/orders/edit/${order._id}`, {
    token: waiter.token,
    body: draft({ email, productos: [line('PAPA', 6_000)] }),
  });
  expect(edited.status, JSON.stringify(edited.body)).toBe(200);
  const still = await register(email);
  expect((await deleteAccount(still.token)).status).toBe(200);
  expect(await rowOf(order)).toMatchObject({ email, seguimiento, nombreCliente: 'Nubia Rincón' });

  await move(order, 'cancelado', waiter.token);
  const trail = () =>
    server.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('entity_id', '=', order._id)
      .orderBy('at')
      .execute();
  const [before, entries] = [await rowOf(order), await trail()];
  const { token } = await register(email);
  expect((await me('DELETE', `/orders?dbName=${service.sede.dbName}`, token)).status).toBe(200);
  expect((await deleteAccount(token)).status).toBe(200);
  expect(await rowOf(order)).toEqual(before);
  expect(await trail()).toEqual(entries);
  expect(entries.map(({ action, actor_id }) => [action, actor_id])).toEqual([
    ['editado', waiter.id],
    ['cancelado', waiter.id],
  ]);
  expect(entries[0]).toMatchObject({
    before: { total: 32_900, productos: [{ id_sigo: 'BANDEJA' }] },
    after: { total: 6_000, productos: [{ id_sigo: 'PAPA' }] },
  });
  expect(await follow(seguimiento)).toMatchObject([{ _id: order._id, estado: 'cancelado' }]);
  const accepted = await server.db
    .selectFrom('consents')
    .select('email')
    .where('email', '=', email)
    .execute();
  expect(accepted).toHaveLength(1);
});

test('a person who proves the e-mail by its code has the guest’s orders forgotten too, except open ones', async () => {
  const email = newEmail();
  const [done, open] = [await orderAsGuest(email), await orderAsGuest(email)];
  await finish(done.order);
  const before = await rowOf(open.order);
  const { token, correoConfirmado } = await register(email);
  expect(correoConfirmado).toBe(false);
  await prove(email, token);
  expect((await logIn(email)).correoConfirmado).toBe(true);
  expect((await deleteAccount(token)).status).toBe(200);
  expect(await rowOf(done.order)).toMatchObject({
    email: null,
    nombreCliente: clientsMessages.deleted,
    total: done.order.total,
    estado: 'facturado',
  });
  expect(await rowOf(open.order)).toEqual(before);
  expect(await follow(open.seguimiento)).toMatchObject([{ _id: open.order._id }]);
});

test('a code for the e-mail allows five tries and one mail a minute, and belongs to its account', async () => {
  const [email, other] = [newEmail(), newEmail()];
  const { token } = await register(email);
  const stranger = await register(other);
  expect((await me('POST', '/emailCode', token)).status).toBe(200);
  expect((await me('POST', '/emailCode', token)).status).toBe(429);
  const code = await codeFor(email);
  const foreign = await me('POST', '/email', stranger.token, { code });
  expect(foreign.body.code).toBe('codigo_vencido');
  const wrong = { code: code === '000000' ? '000001' : '000000' };
  const tries = await Promise.all(
    Array.from({ length: 7 }, () => me('POST', '/email', token, wrong)),
  );
  const refused = tries.filter(({ body }) => body.code === 'codigo_invalido');
  expect(refused).toHaveLength(5);
  expect((await me('POST', '/email', token, { code })).body.code).toBe('codigo_vencido');
});

test('somebody who waits for food cannot delete the account, and nothing of it changes', async () => {
  const { token } = await register(newEmail());
  const order = await service.create({}, token);
  const before = await rowOf(order);
  const refused = await deleteAccount(token);
  expect(refused.body).toMatchObject({
    code: 'cliente_con_pedidos_abiertos',
    error: clientsMessages.waitForOrders,
  });
  expect(await rowOf(order)).toEqual(before);
});

test('a deleted account is nowhere in the database any more, and what the staff did stays', async () => {
  const { server, sede, waiter, restaurant, draft } = service;
  const email = newEmail();
  const [nombre, telefono] = ['Ludovina Quiceno', '3157770001'];
  const direccion = 'Transversal 99 # 1-2';
  const { token } = await register(email, { nombre, telefono, direccion });
  await prove(email, token);
  const person = {
    tipo: 'a_domicilio',
    mesa: null,
    direccion: `${direccion}, torre 3`,
    telefono,
    nombreCliente: nombre,
    email,
    aceptaPolitica: true,
  };
  const nota = 'Timbrar donde Ludovina';
  const own = await service.create(
    { ...person, productos: [line('BANDEJA', 32_900, { nota })] },
    token,
  );
  const asGuest = await service.create(person);
  const edited = await server.call('PATCH', `/api/orders/edit/${own._id}`, {
    token: waiter.token,
    body: draft({ ...person, productos: [line('AJIACO', 27_500, { nota })] }),
  });
  expect(edited.status, JSON.stringify(edited.body)).toBe(200);
  await server.call('POST', '/api/printers/print', {
    token: restaurant.token,
    body: { storeId: sede.locationId, target: 'caja', text: nota, orderId: own._id },
  });
  await server.call('POST', '/api/auth/forgotPassword', { body: { email, dbName: sede.dbName } });
  for (const order of [own, asGuest]) await finish(order);
  await server.payments.outbox.deliver();
  const said = ['Ludovina', email, telefono, direccion];
  expect((await tablesWith(server.db, ...said)).length).toBeGreaterThan(3);

  expect((await deleteAccount(token)).status).toBe(200);
  expect(await tablesWith(server.db, ...said)).toEqual([]);
  const trail = await server.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'before', 'after'])
    .where('entity_id', '=', own._id)
    .where('action', '=', 'editado')
    .execute();
  expect(trail).toMatchObject([
    {
      actor_id: waiter.id,
      before: { total: 32_900, productos: [{ id_sigo: 'BANDEJA', precio: 32_900, nota: '' }] },
      after: { total: 27_500, productos: [{ id_sigo: 'AJIACO', precio: 27_500, nota: '' }] },
    },
  ]);
  expect(await rowOf(own)).toMatchObject({
    total: 27_500,
    updates: [{ email: waiter.email, productosAntes: [{ id_sigo: 'BANDEJA', nota: '' }] }],
  });
});
