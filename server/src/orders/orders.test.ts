import { randomUUID } from 'node:crypto';
import { phonesMessages } from '@comanda/contract/forms/phones.messages';
import {
  checkoutMessages,
  dinerCheckoutMessages,
} from '@comanda/contract/orders/checkout.messages';
import { matchesSearch } from '@comanda/contract/orders/order-search';
import type { Order } from '@comanda/contract/orders/orders';
import { afterAll, describe, expect, test } from 'vitest';
import {
  daysFromNow,
  makeClient,
  makeMenu,
  makeRestaurant,
  makeSede,
} from '../../test/factories.ts';
import { line, openService } from '../../test/service.ts';

const { server, sede, waiter, draft, create, revision } = await openService();
afterAll(() => server.close());

describe('creating an order', () => {
  test('a guest orders and the server decides state, author, times and total', async () => {
    const { status, body } = await server.call('POST', '/api/orders/create', {
      body: draft({
        _id: 'f'.repeat(24),
        estado: 'facturado',
        creadoPor: 'otro@correo.example',
        horaCreacion: '2001-01-01T00:00:00.000Z',
        total: 1,
        productos: [line('BANDEJA', 32_900, { cantidad: 2 })],
      }),
    });
    expect(status).toBe(201);
    expect(body.message).toBe('Pedido creado exitosamente');
    expect(body.seguimiento).toMatch(/^[\w-]{32}$/);
    expect(body.data).toMatchObject({
      estado: 'enviado',
      creadoPor: 'nubia@correo.example',
      total: 65_800,
      updates: [],
      mesa: '7',
      dbName: sede.dbName,
      fechaPreparado: null,
    });
    expect(body.data._id).not.toBe('f'.repeat(24));
    expect(Math.abs(Date.parse(body.data.horaCreacion) - Date.now())).toBeLessThan(60_000);
  });

  test('what a guest accepts with the order is kept as proof, once, and only for guests', async () => {
    const body = draft({ email: 'Acepta@correo.example', aceptaPolitica: true });
    const key = { 'idempotency-key': randomUUID() };
    await server.call('POST', '/api/orders/create', { body, headers: key });
    await server.call('POST', '/api/orders/create', { body, headers: key });
    await create({ email: 'calla@correo.example' });
    await create({ email: 'mesero@correo.example', aceptaPolitica: true }, waiter.token);
    const consents = await server.db
      .selectFrom('consents')
      .select(['email', 'version', 'canal'])
      .where('restaurant_id', '=', sede.restaurantId)
      .where('email', 'is not', null)
      .execute();
    expect(consents).toEqual([{ email: 'acepta@correo.example', version: '1', canal: 'pedido' }]);
  });

  test('lines cost what the menu says, additions once and combo parts by their own rule', async () => {
    const order = await create({
      productos: [
        line('BANDEJA', undefined, {
          cantidad: 2,
          nota: '  Sin huevo\u0007 ',
          adiciones: [{ id_sigo: 'AGUACATE' }],
          combo: { bebida: { id_sigo: 'LIMONADA' }, adicional: { id_sigo: 'PATACON' } },
        }),
        line('LIMONADA'),
      ],
    });
    const [dish, drink] = order.productos;
    expect(dish).toMatchObject({ precio: 32_900, nota: 'Sin huevo' });
    expect(dish?.adiciones[0]).toEqual({ id_sigo: 'AGUACATE', nombre: 'Aguacate', precio: 4_000 });
    expect(dish?.combo?.bebida.precio).toBe(4_000);
    expect(dish?.combo?.adicional.precio).toBe(7_000);
    expect(dish?.subtotal).toBe(2 * 32_900 + 4_000 + 4_000 + 7_000);
    expect(order.total).toBe((dish?.subtotal ?? 0) + (drink?.subtotal ?? 0));
  });

  test('an outdated price is answered with the new one and nothing is created', async () => {
    const before = await countOrders();
    const { status, body } = await server.call('POST', '/api/orders/create', {
      body: draft({ productos: [line('BANDEJA', 1), line('AJIACO', 27_500)] }),
    });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'precio_cambiado',
      details: [{ id_sigo: 'BANDEJA', precio: 32_900 }],
      total: 60_400,
    });
    expect(await countOrders()).toBe(before);
  });

  test.each([
    ['no existe', line('PIZZA'), 'producto_desconocido'],
    ['está oculto', line('FLAN'), 'producto_oculto'],
    ['está agotado', line('MOJARRA'), 'producto_agotado'],
    ['tiene precio negativo', line('BANDEJA', -1), 'precio_invalido'],
    [
      'lleva medio combo',
      line('BANDEJA', undefined, { combo: { bebida: { id_sigo: 'LIMONADA' } } }),
      'combo_invalido',
    ],
    [
      'no se ofrece en combo',
      line('AGUACATE', undefined, {
        combo: { bebida: { id_sigo: 'LIMONADA' }, adicional: { id_sigo: 'PATACON' } },
      }),
      'combo_invalido',
    ],
    [
      'no lleva adiciones',
      line('LIMONADA', undefined, { adiciones: [{ id_sigo: 'AGUACATE' }] }),
      'adicion_invalida',
    ],
    ['viene cero veces', line('BANDEJA', undefined, { cantidad: 0 }), 'regla_incumplida'],
    ['viene 101 veces', line('BANDEJA', undefined, { cantidad: 101 }), 'regla_incumplida'],
  ])('a product that %s is refused', async (_name, product, code) => {
    const { status, body } = await server.call('POST', '/api/orders/create', {
      body: draft({ productos: [product] }),
    });
    expect(status).toBe(422);
    expect(body.code).toBe(code);
    expect(body.details[0].path).toMatch(/^productos\.0/);
  });

  test('only staff may name the price of a service', async () => {
    const productos = [line('DESCORCHE', 35_000)];
    const order = await create({ productos }, waiter.token);
    expect(order.total).toBe(35_000);
    const { status } = await server.call('POST', '/api/orders/create', {
      body: draft({ productos }),
    });
    expect(status).toBe(409);
  });

  test.each([
    ['mesa', { mesa: '  ' }, dinerCheckoutMessages.mesaRequired],
    ['nombreCliente', { nombreCliente: '' }, dinerCheckoutMessages.guestRequired],
    ['email', { email: '' }, dinerCheckoutMessages.guestRequired],
    ['metodoPago', { metodoPago: 'trueque' }, dinerCheckoutMessages.metodoPagoRequired],
    [
      'direccion',
      { tipo: 'a_domicilio', telefono: '3001234567' },
      checkoutMessages.direccionRequired,
    ],
    ['telefono', { tipo: 'a_domicilio', direccion: 'Cra 1' }, checkoutMessages.telefonoRequired],
    [
      'telefono',
      { tipo: 'a_domicilio', direccion: 'Cra 1', telefono: '300' },
      phonesMessages.invalid,
    ],
    ['dbName', { dbName: undefined }, checkoutMessages.restaurantUnknown],
  ])('without a valid %s the spec’s text says so', async (path, extra, message) => {
    const { status, body } = await server.call('POST', '/api/orders/create', {
      body: draft(extra),
    });
    expect(status).toBe(422);
    expect(body.error).toBe(message);
    expect(body.details.map((problem: { path: string }) => problem.path)).toContain(path);
  });

  test('wrong types are a malformed request, not a broken rule', async () => {
    const { status, body } = await server.call('POST', '/api/orders/create', {
      body: draft({ productos: 'todo' }),
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'solicitud_invalida', details: [{ path: 'productos' }] });
  });

  test('a signed-in diner need not say who they are, and a waiter signs with their own e-mail', async () => {
    const client = await makeClient(server.db, sede);
    const byClient = await create({ nombreCliente: '', email: '' }, client.token);
    expect(byClient).toMatchObject({ nombreCliente: client.nombre, creadoPor: client.email });
    const byWaiter = await create({ email: '' }, waiter.token);
    expect(byWaiter).toMatchObject({ email: null, creadoPor: waiter.email });
  });

  test('a restaurant without active membership takes no orders', async () => {
    const lapsed = await makeRestaurant(server.db, { fechaFin: daysFromNow(-1) });
    const closed = await makeSede(server.db, lapsed);
    await makeMenu(server.db, closed);
    const { status, body } = await server.call('POST', '/api/orders/create', {
      body: draft({ dbName: closed.dbName }),
    });
    expect([status, body.code]).toEqual([403, 'restaurante_no_recibe_pedidos']);
  });
});

describe('an order of absurd size is refused', () => {
  test.each([
    ['nombreCliente', { nombreCliente: 'x'.repeat(201) }],
    ['mesa', { mesa: 'x'.repeat(51) }],
    [
      'productos.0.adiciones',
      {
        productos: [
          line('BANDEJA', undefined, { adiciones: Array(31).fill({ id_sigo: 'AGUACATE' }) }),
        ],
      },
    ],
  ])('by its %s', async (path, extra) => {
    const { status, body } = await server.call('POST', '/api/orders/create', {
      body: draft(extra),
    });
    expect(status).toBe(422);
    expect(body.details[0].path).toBe(path);
  });

  test('by its bytes', async () => {
    const { status } = await server.call('POST', '/api/orders/create', {
      body: draft({ nombreCliente: 'x'.repeat(140_000) }),
    });
    expect(status).toBe(413);
  });

  test('but the most expensive one that the rules allow is totalled correctly', async () => {
    const productos = [line('DESCORCHE', 100_000_000, { cantidad: 100 })];
    expect((await create({ productos }, waiter.token)).total).toBe(10_000_000_000);
  });
});

describe('sending the same order again', () => {
  const post = (key: string, extra: object = {}) =>
    server.call('POST', '/api/orders/create', {
      body: draft(extra),
      headers: { 'idempotency-key': key },
    });

  test('fifty requests with one key make one order and raise the revision once', async () => {
    const key = randomUUID();
    const before = await revision();
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(await revision()).toBe(before + 1);
  });

  test('a key already spent on another body is refused', async () => {
    const key = randomUUID();
    await post(key);
    const { status, body } = await post(key, { mesa: '8' });
    expect([status, body.code]).toEqual([422, 'clave_reutilizada']);
  });

  test('a key of one person does not show its order to another', async () => {
    const key = randomUUID();
    const client = await makeClient(server.db, sede);
    const options = { body: draft({ email: '' }), headers: { 'idempotency-key': key } };
    const own = await server.call('POST', '/api/orders/create', {
      ...options,
      token: client.token,
    });
    expect(own.status).toBe(201);
    const other = await server.call('POST', '/api/orders/create', options);
    expect(other.body).toEqual({ error: expect.any(String), code: 'clave_reutilizada' });
  });

  test('a key lives thirty days', async () => {
    const key = randomUUID();
    const { body } = await post(key);
    const age = (days: number) =>
      server.db
        .updateTable('orders')
        .set({ horaCreacion: daysFromNow(-days) })
        .where('id', '=', body.data._id)
        .execute();
    await age(29);
    expect((await post(key)).body.data._id).toBe(body.data._id);
    await age(31);
    expect((await post(key)).body.data._id).not.toBe(body.data._id);
  });

  test('a failed try does not use up the key', async () => {
    const key = randomUUID();
    expect((await post(key, { productos: [line('BANDEJA', 1)] })).status).toBe(409);
    expect((await post(key)).status).toBe(201);
  });
});

describe('listing orders', () => {
  const list = (query: string) =>
    server.call('GET', `/api/orders?dbName=${sede.dbName}&${query}`, { token: waiter.token });

  test('pages follow one another, newest first, and show every order once', async () => {
    await Promise.all(Array.from({ length: 12 }, () => create()));
    const all = (await list('limit=500')).body.data.map((order: Order) => order._id);
    const seen: string[] = [];
    let cursor = '';
    do {
      const { body } = await list(`limit=5${cursor && `&cursor=${cursor}`}`);
      seen.push(...body.data.map((order: Order) => order._id));
      cursor = body.nextCursor ?? '';
    } while (cursor);
    expect(seen).toEqual(all);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('only what changed after a revision comes back', async () => {
    const { body } = await list('limit=1');
    const order = await create();
    const since = await list(`sinceRevision=${body.revision}`);
    expect(since.body.data.map(({ _id }: Order) => _id)).toEqual([order._id]);
    expect(since.body.revision).toBe(order.revision);
  });

  test('estados, days and text narrow the list', async () => {
    const order = await create({ nombreCliente: 'Zacarías Único' });
    const found = await list('q=zacarías únic');
    expect(found.body.data.map(({ _id }: Order) => _id)).toEqual([order._id]);
    expect((await list('estado=cancelado&q=Zacarías')).body.data).toEqual([]);
    expect((await list('hasta=2020-01-01')).body).toMatchObject({ data: [], nextCursor: null });
  });

  test.each(['zacarias', 'ÚNICO', 'para llevar', 'para_llevar', 'bandeja', 'enviado', '#SHORT'])(
    'the text "%s" finds what the rule of the contract finds',
    async (typed) => {
      const order = await create({ tipo: 'para_llevar', nombreCliente: 'Zacarías Único' });
      const q = typed.replace('SHORT', order._id.slice(-5).toUpperCase());
      const all: Order[] = (await list('limit=500')).body.data;
      const found: Order[] = (await list(`limit=500&q=${encodeURIComponent(q)}`)).body.data;
      expect(found).toContainEqual(order);
      expect(found).toEqual(all.filter((one) => matchesSearch(one, q)));
    },
  );

  test.each([
    'limit=501',
    'limit=0',
    'desde=ayer',
    'estado=perdido',
    'cursor=xx',
    `cursor=${Buffer.from(`2020-01 ${'a'.repeat(24)}`).toString('base64url')}`,
    'sinceRevision=-1',
  ])('the query %s is malformed', async (query) => {
    expect((await list(query)).status).toBe(400);
  });
});

test('the short id does not repeat and reads the same in upper case', async () => {
  const orders = await Promise.all(Array.from({ length: 40 }, () => create()));
  const shorts = orders.map(({ _id }) => _id.slice(-5).toUpperCase());
  expect(new Set(shorts).size).toBe(orders.length);
});

async function countOrders(): Promise<number> {
  const { count } = await server.db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
