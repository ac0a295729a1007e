import { clientsMessages } from '@comanda/contract/clients/clients.messages';
import { ownersMessages } from '@comanda/contract/owners/owners.messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  daysFromNow,
  makeClient,
  makeEmployee,
  makeRestaurant,
  makeSede,
  PASSWORD,
} from '../../test/factories.ts';
import { openService } from '../../test/service.ts';
import { createSession } from '../sessions/session.ts';
import { forgetClosed } from './close-account.service.ts';

let service: Awaited<ReturnType<typeof openService>>;
let server: (typeof service)['server'];
beforeAll(async () => {
  service = await openService();
  server = service.server;
});
afterAll(() => server.close());

const NEW = 'otra-clave-mejor';
const change = (token: string, actual: string, nueva = NEW) =>
  server.call('POST', '/api/admin/password', { token, body: { actual, nueva } });
const close = (token: string, password = PASSWORD, confirmacion = 'CERRAR') =>
  server.call('DELETE', '/api/admin/account', { token, body: { password, confirmacion } });
const login = (email: string, password: string) =>
  server.call('POST', '/api/admin/login', { body: { email, password } });
const plans = (token: string) => server.call('GET', '/api/memberships/payments', { token });

describe('the owner’s password', () => {
  test('changes with the current one; other sessions end and this one goes on', async () => {
    const owner = await makeRestaurant(server.db);
    const { id: restaurantId } = owner;
    const other = await createSession(server.db, {
      tipo: 'propietario',
      restaurantId,
      locationId: null,
      subjectId: restaurantId,
    });
    const { status, body } = await change(owner.token, PASSWORD);
    expect([status, body.message]).toEqual([200, ownersMessages.passwordChanged]);
    expect((await plans(other)).status).toBe(401);
    expect((await plans(owner.token)).status).toBe(401);
    expect((await plans(body.token)).status).toBe(200);
    expect((await login(owner.email, PASSWORD)).status).toBe(401);
    expect((await login(owner.email, NEW)).status).toBe(200);
  });

  test('stays when the current one is wrong or the new one too short', async () => {
    const owner = await makeRestaurant(server.db);
    const wrong = await change(owner.token, 'no-es-esta');
    expect([wrong.body.code, wrong.body.details[0].path]).toEqual([
      'clave_actual_incorrecta',
      'actual',
    ]);
    const short = await change(owner.token, PASSWORD, 'corta');
    expect([short.status, short.body.details[0].path]).toEqual([422, 'nueva']);
    expect((await login(owner.email, PASSWORD)).status).toBe(200);
  });
});

describe('closing the account', () => {
  test('needs the password and the typed word, with or without membership', async () => {
    const owner = await makeRestaurant(server.db, { fechaFin: daysFromNow(-1) });
    expect((await close(owner.token, 'no-es-esta')).body.code).toBe('clave_actual_incorrecta');
    const untyped = await close(owner.token, PASSWORD, 'sí');
    expect(untyped.body.details[0].path).toBe('confirmacion');
    expect((await plans(owner.token)).status).toBe(200);
    expect((await close(owner.token, PASSWORD, ' cerrar ')).status).toBe(200);
  });

  test('ends every session, the link and the sedes at once, and frees the e-mail', async () => {
    const owner = await makeRestaurant(server.db);
    const sede = await makeSede(server.db, owner);
    const waiter = await makeEmployee(server.db, sede, ['pedidos']);
    const diner = await makeClient(server.db, sede);
    expect((await close(owner.token)).status).toBe(200);

    const orders = `/api/orders?dbName=${sede.dbName}`;
    for (const { token } of [owner, waiter, diner]) {
      expect((await server.call('POST', '/api/auth/logout', { token })).status).toBe(401);
    }
    expect((await server.call('GET', orders, { token: waiter.token })).status).toBe(401);
    expect((await server.call('GET', `/api/products?dbName=${sede.dbName}`)).status).toBe(404);
    const page = `/api/locations/getLocationsByPath?path=`;
    expect((await server.call('GET', page + owner.path)).status).toBe(404);
    expect((await server.call('GET', page + owner.id)).status).toBe(404);
    expect((await login(owner.email, PASSWORD)).status).toBe(401);

    await server.payments.outbox.deliver();
    expect(server.mails.findLast(({ to }) => to === owner.email)?.mail.subject).toBe(
      'Cerramos tu cuenta de Comanda',
    );
    const body = { email: owner.email, password: NEW };
    expect((await server.call('POST', '/api/admin/registerUser', { body })).status).toBe(201);
  });

  test('waits for orders in course, then keeps the sales without the people', async () => {
    const { restaurant } = service;
    const order = await service.create({ nombreCliente: 'Ana Gómez', email: 'ana@correo.example' });
    const refused = await close(restaurant.token);
    expect([refused.status, refused.body.error]).toEqual([409, ownersMessages.ordersOpen(1)]);

    await service.move(order, 'cancelado', service.waiter.token);
    const stranger = await makeSede(server.db, await makeRestaurant(server.db));
    const stays = await makeClient(server.db, stranger);
    expect((await close(restaurant.token)).status).toBe(200);
    await forgetClosed(server.db);

    const rows = await server.db
      .selectFrom('orders')
      .select(['total', 'nombreCliente', 'email', 'creadoPor', 'busqueda'])
      .where('restaurant_id', '=', restaurant.id)
      .execute();
    expect(rows).toEqual([
      expect.objectContaining({
        total: order.total,
        nombreCliente: clientsMessages.deleted,
        email: null,
      }),
    ]);
    expect(JSON.stringify(rows).toLowerCase()).not.toContain('ana@');
    const people = await server.db
      .selectFrom('clients')
      .select(['id', 'email'])
      .where('restaurant_id', 'in', [restaurant.id, stranger.restaurantId])
      .execute();
    expect(people.filter(({ email }) => email !== null)).toEqual([
      { id: stays.id, email: stays.email },
    ]);
  });
});
