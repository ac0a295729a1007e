import { dinerAuthMessages } from '@comanda/contract/auth/auth.messages';
import type { Client } from '@comanda/contract/clients/clients';
import { clientsMessages } from '@comanda/contract/clients/clients.messages';
import { matchesClientSearch } from '@comanda/contract/clients/clients.rules';
import type { Order } from '@comanda/contract/orders/orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  makeClient,
  makeEmployee,
  makeMenu,
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
let sister: TestSede;

beforeAll(async () => {
  server = await startTestApp();
  owner = await makeRestaurant(server.db);
  sede = await makeSede(server.db, owner);
  sister = await makeSede(server.db, owner);
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

test('a diner registers, with the accepted policy on record, and signs in', async () => {
  const { status, body } = await register({ ...ana('Ana@Correo.example'), aceptaPolitica: true });
  expect(status).toBe(201);
  expect(body.message).toBe(dinerAuthMessages.registered);
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

test('missing fields are named one by one', async () => {
  const { status, body } = await register({ direccion: 'Calle 1' });
  expect(status).toBe(422);
  expect(body.error).toBe('Escribe el nombre.');
  expect(body.details.map(({ path }: { path: string }) => path)).toEqual([
    'nombre',
    'telefono',
    'email',
    'password',
  ]);
});

describe('the list of clients', () => {
  const list = (query: string, token = owner.token) =>
    server.call('GET', `/api/clients?dbName=${listed.dbName}${query}`, { token });
  let listed: TestSede;

  beforeAll(async () => {
    listed = await makeSede(server.db, owner);
    const people = [
      { nombre: 'Ángela Peña', telefono: '(310) 555-0164', direccion: 'Cra 7 # 12-30' },
      { nombre: 'Beto Ruiz', telefono: '320 111 2233', direccion: 'Calle 80' },
      { nombre: 'Ciro Angel', telefono: '601 555 0199', direccion: '' },
    ];
    for (const [at, person] of people.entries()) {
      await register({ ...ana(`persona-${at}@lista.example`), ...person }, listed.dbName);
    }
  });

  test('is newest first, a page at a time, with how many there are', async () => {
    const first = await list('&limit=2');
    const second = await list(`&limit=2&cursor=${first.body.nextCursor}`);
    const names = [...first.body.data, ...second.body.data].map(
      ({ nombre }: { nombre: string }) => nombre,
    );
    expect(names).toEqual(['Ciro Angel', 'Beto Ruiz', 'Ángela Peña']);
    expect([first.body.total, second.body.total, second.body.nextCursor]).toEqual([3, 3, null]);
  });

  test.each([
    ['angel', ['Ciro Angel', 'Ángela Peña']],
    ['PEÑA', ['Ángela Peña']],
    ['pena', ['Ángela Peña']],
    ['3105550164', ['Ángela Peña']],
    ['555 01', ['Ciro Angel', 'Ángela Peña']],
    ['cra 7', ['Ángela Peña']],
    ['persona-1@', ['Beto Ruiz']],
    ['100%', []],
  ])('finds "%s" as the rule of the contract does', async (q, names) => {
    const { body } = await list(`&q=${encodeURIComponent(q)}`);
    const all: Client[] = (await list('')).body.data;
    expect(body.data.map(({ nombre }: Client) => nombre)).toEqual(names);
    expect(all.filter((client) => matchesClientSearch(client, q)).map((one) => one.nombre)).toEqual(
      names,
    );
    expect(body.total).toBe(names.length);
  });

  test.each(['1', '2026', '2026-02-31T00:00:00.000Z', '0000-01-01T00:00:00.000Z'])(
    'refuses a cursor that the server did not write: %s',
    async (at) => {
      const cursor = Buffer.from(`${at} ${crypto.randomUUID()}`).toString('base64url');
      expect((await list(`&cursor=${cursor}`)).status).toBe(400);
    },
  );

  test('is for the owner of the sede', async () => {
    const keeper = await makeEmployee(server.db, listed, ['empleados', 'menu', 'reportes']);
    expect((await list('', keeper.token)).status).toBe(403);
    const stranger = await makeRestaurant(server.db);
    expect((await list('', stranger.token)).body.code).toBe('sede_ajena');
  });
});

describe('deleting a client', () => {
  const forget = (id: string, token = owner.token) =>
    server.call('DELETE', `/api/clients/delete/${id}?dbName=${sede.dbName}`, { token });
  const buy = async (token?: string, email?: string): Promise<Order> => {
    const answer = await server.call('POST', '/api/orders/create', {
      token,
      body: {
        dbName: sede.dbName,
        tipo: 'a_domicilio',
        direccion: 'Calle secreta 1',
        telefono: '3001112233',
        nombreCliente: 'Nombre Secreto',
        email,
        metodoPago: 'efectivo',
        aceptaPolitica: true,
        productos: [{ id_sigo: 'AJIACO', cantidad: 1 }],
      },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body.data;
  };
  const finish = async ({ _id }: Order) => {
    for (const estado of ['preparado', 'entregado', 'facturado']) {
      await server.call('PATCH', `/api/orders/editOrderAttributes/${_id}`, {
        token: owner.token,
        body: { dbName: sede.dbName, updates: { estado } },
      });
    }
  };
  const orders = async (): Promise<Order[]> =>
    (await server.call('GET', `/api/orders?dbName=${sede.dbName}`, { token: owner.token })).body
      .data;

  test('forgets the person everywhere and keeps the sales', async () => {
    await makeMenu(server.db, sede);
    const client = await makeClient(server.db, sede, 'secreta@correo.example');
    await server.db
      .updateTable('clients')
      .set({ email_verified_at: new Date() })
      .where('id', '=', client.id)
      .execute();
    const bought = [await buy(client.token), await buy(undefined, 'secreta@correo.example')];
    const others = await buy(undefined, 'otra@correo.example');
    expect((await forget(client.id)).body.code).toBe('cliente_con_pedidos_abiertos');
    for (const order of [...bought, others]) await finish(order);
    const before = await orders();

    const { status, body } = await forget(client.id);
    expect([status, body.message]).toEqual([200, clientsMessages.deleted]);
    const after = await orders();
    expect(after.map(({ _id, total, estado }) => [_id, total, estado])).toEqual(
      before.map(({ _id, total, estado }) => [_id, total, estado]),
    );
    const theirs = after.filter(({ _id }) => bought.some((one) => one._id === _id));
    expect(JSON.stringify(theirs)).not.toMatch(/secret|3001112233/i);
    expect(JSON.stringify(after.find(({ _id }) => _id === others._id))).toMatch(/Secreto/);

    const list = await server.call('GET', `/api/clients?dbName=${sede.dbName}&q=Diana`, {
      token: owner.token,
    });
    expect(list.body.data).toEqual([]);
    const login = await server.call('POST', '/api/auth/login', {
      body: { email: client.email, password: PASSWORD, dbName: sede.dbName },
    });
    expect(login.status).toBe(401);
    const again = await server.call('POST', '/api/auth/logout', { token: client.token });
    expect(again.status).toBe(401);
    const rest = await server.db
      .selectFrom('clients')
      .selectAll()
      .where('id', '=', client.id)
      .execute();
    expect(rest[0]).toMatchObject({
      email: null,
      password_hash: null,
      telefono: '',
      direccion: '',
    });
    const proofs = await server.db
      .selectFrom('consents')
      .select(['client_id', 'email'])
      .where('canal', '=', 'pedido')
      .where('location_id', '=', sede.locationId)
      .orderBy('email')
      .execute();
    expect(proofs).toEqual([
      { client_id: null, email: 'otra@correo.example' },
      { client_id: client.id, email: null },
    ]);
    expect((await register(ana(client.email))).status).toBe(201);
    expect((await forget(client.id)).status).toBe(404);
  });

  test('while they order, either refuses or leaves no name, and breaks nothing', async () => {
    for (let round = 0; round < 8; round += 1) {
      const email = `carrera-${round}@correo.example`;
      const client = await makeClient(server.db, sede, email);
      const order = () =>
        server.call('POST', '/api/orders/create', {
          token: client.token,
          body: {
            dbName: sede.dbName,
            tipo: 'para_llevar',
            metodoPago: 'efectivo',
            productos: [{ id_sigo: 'AJIACO', cantidad: 1 }],
          },
        });
      const [gone, ...placed] = await Promise.all([forget(client.id), order(), order(), order()]);
      expect(Math.max(gone.status, ...placed.map(({ status }) => status))).toBeLessThan(500);
      const left = await server.db
        .selectFrom('orders')
        .select('id')
        .where('email', '=', email)
        .execute();
      if (gone.status === 200) expect(left).toEqual([]);
      else
        expect([gone.body.code, left.length > 0]).toEqual(['cliente_con_pedidos_abiertos', true]);
    }
  });

  test('also removes the notes, what edits say of the person, and the tickets', async () => {
    const email = 'notas@correo.example';
    const client = await makeClient(server.db, sede, email);
    const draft = (cantidad: number, at = 'Carrera 7 de Ramona') => ({
      dbName: sede.dbName,
      tipo: 'a_domicilio',
      nombreCliente: `Ramona ${cantidad}`,
      email: `${cantidad}-${email}`,
      direccion: at,
      telefono: `300 555 016${cantidad}`,
      metodoPago: cantidad === 1 ? 'efectivo' : 'datafono',
      productos: [{ id_sigo: 'AJIACO', cantidad, nota: 'Para Ramona del 402' }],
    });
    const placed = await server.call('POST', '/api/orders/create', {
      token: client.token,
      body: draft(1),
    });
    const order: Order = placed.body.data;
    await server.call('PATCH', `/api/orders/edit/${order._id}`, {
      token: owner.token,
      body: draft(2, 'Calle 80 de Ramona'),
    });
    await server.call('POST', '/api/printers/print', {
      token: owner.token,
      body: { storeId: sede.locationId, target: 'caja', text: 'Ramona', orderId: order._id },
    });
    await finish(order);
    expect((await forget(client.id)).status).toBe(200);
    const { db } = server;
    const everything = await Promise.all([
      db.selectFrom('orders').selectAll().where('id', '=', order._id).execute(),
      db.selectFrom('print_jobs').selectAll().where('order_id', '=', order._id).execute(),
      db.selectFrom('audit_entries').selectAll().where('entity_id', '=', order._id).execute(),
    ]);
    expect(JSON.stringify(everything)).not.toMatch(/ramona|notas@|300 555 016/i);
    const edited = everything[2].find(({ action }) => action === 'editado');
    expect(edited).toMatchObject({
      before: { metodoPago: 'efectivo' },
      after: { metodoPago: 'datafono' },
    });
    expect(everything[0][0]?.total).toBe(55_000);
  });

  test('is not possible from another sede or restaurant, nor twice, nor for an unknown id', async () => {
    const client = await makeClient(server.db, sister);
    expect((await forget(client.id)).body.code).toBe('cliente_desconocido');
    expect((await forget('x')).status).toBe(404);
    const stranger = await makeRestaurant(server.db);
    expect((await forget(client.id, stranger.token)).body.code).toBe('sede_ajena');
  });
});
