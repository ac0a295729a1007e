import type { AuditEntry } from '@comanda/contract/audit/audit';
import { phonesMessages } from '@comanda/contract/forms/phones.messages';
import type { Category } from '@comanda/contract/menu/menu';
import { checkoutMessages } from '@comanda/contract/orders/checkout.messages';
import { comboMessages } from '@comanda/contract/orders/combo.messages';
import type { Order } from '@comanda/contract/orders/orders';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formOf } from '../../test/forms.ts';
import { line, openService } from '../../test/service.ts';

let service: Awaited<ReturnType<typeof openService>>;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.server.close());

const edit = (
  order: Pick<Order, '_id'>,
  extra: object = {},
  { token = service.waiter.token, key = crypto.randomUUID() } = {},
) =>
  service.server.call('PATCH', `/api/orders/edit/${order._id}`, {
    token,
    body: service.draft(extra),
    headers: { 'idempotency-key': key },
  });

const soldOut = async (id_sigo: string, agotado: boolean) => {
  const { server, sede, restaurant } = service;
  const products = await server.call('GET', `/api/products?dbName=${sede.dbName}`);
  const { _id } = products.body.find((one: { id_sigo: string }) => one.id_sigo === id_sigo);
  await server.call('PATCH', '/api/products/agotado', {
    token: restaurant.token,
    body: { dbName: sede.dbName, productId: _id, agotado },
  });
};

describe('an edited order', () => {
  test('is priced again, stays enviado, keeps its time of creation and says who changed what', async () => {
    const order = await service.create({}, service.waiter.token);
    const { status, body } = await edit(order, {
      mesa: '9',
      productos: [line('BANDEJA', 32_900, { cantidad: 2 }), line('LIMONADA', 11_500)],
      estado: 'facturado',
      horaCreacion: '2020-01-01T00:00:00.000Z',
      creadoPor: 'otra@x.example',
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.message).toBe(ordersMessages.updated);
    const edited: Order = body.data;
    expect(edited).toMatchObject({
      _id: order._id,
      estado: 'enviado',
      mesa: '9',
      total: 77_300,
      horaCreacion: order.horaCreacion,
      creadoPor: order.creadoPor,
      revision: order.revision + 1,
    });
    expect(edited.updates).toHaveLength(1);
    const { tipo, metodoPago, total, nombreCliente } = order;
    expect(edited.updates[0]).toMatchObject({
      antes: { tipo, mesa: '7', metodoPago, total, nombreCliente },
      otraDireccion: false,
    });
    expect(edited.updates[0]).toMatchObject({
      name: service.waiter.nombre,
      email: service.waiter.email,
      productosAntes: [{ id_sigo: 'BANDEJA', cantidad: 1 }],
    });
    expect(JSON.stringify(edited)).not.toContain('clave');
  });

  test('keeps a combo from before the menu stopped offering it, and takes no second one', async () => {
    const combo = { bebida: { id_sigo: 'LIMONADA' }, adicional: { id_sigo: 'PAPA' } };
    const dish = line('AJIACO', 27_500, { combo });
    const order = await service.create({ productos: [dish] });
    const mains = (esPlatoPrincipal: boolean) => setMains(service, esPlatoPrincipal);
    await mains(false);
    const kept = await edit(order, { productos: [dish, line('LIMONADA', 11_500)] });
    const second = await edit(order, { productos: [dish, dish] });
    await mains(true);
    expect(kept.status, JSON.stringify(kept.body)).toBe(200);
    expect(kept.body.data.productos[0].combo).toMatchObject({ adicional: { precio: 6_000 } });
    expect(second.status).toBe(422);
    expect(second.body.error).toBe(comboMessages.notOffered('Ajiaco'));
  });

  test('is edited once however often the request is sent', async () => {
    const order = await service.create();
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => edit(order, { mesa: '3' }, { key })),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(new Set(done.map(({ body }) => body.data.revision)).size).toBe(1);
    expect(done[0]?.body.data.updates).toHaveLength(1);
    expect((await edit(order, { mesa: '3' }, { key })).status).toBe(200);
    const { status, body } = await edit(order, { mesa: '4' });
    expect(status).toBe(200);
    expect(body.data.updates).toHaveLength(2);
  });

  test('is not undone by a request that is sent again after another edit', async () => {
    const order = await service.create();
    const key = crypto.randomUUID();
    await edit(order, { mesa: '1' }, { key });
    await edit(order, { mesa: '2' });
    const late = await edit(order, { mesa: '1' }, { key });
    expect([late.status, late.body.data.mesa]).toEqual([200, '2']);
    const other = await edit(order, { mesa: '3' }, { key });
    expect([other.status, other.body.code]).toEqual([422, 'clave_reutilizada']);
  });

  test('that somebody else changed in between is shown as it is now', async () => {
    const order = await service.create();
    await edit(order, { mesa: '5' });
    const { status, body } = await edit(order, { mesa: '6', revision: order.revision });
    expect([status, body.code]).toEqual([409, 'estado_cambiado']);
    expect(body.data.mesa).toBe('5');
  });

  test.each(['preparado', 'cancelado'] as const)('cannot be in %s', async (estado) => {
    const order = await service.create();
    await service.move(order, estado, service.restaurant.token);
    const { status, body } = await edit(order);
    expect([status, body.code]).toEqual([409, 'estado_cambiado']);
    expect(body.data.estado).toBe(estado);
  });

  test('against the kitchen has one winner, and its history explains the result', async () => {
    for (let round = 0; round < 10; round += 1) {
      const order = await service.create();
      const [edited, moved] = await Promise.all([
        edit(order, { mesa: '8', revision: order.revision }),
        service.move(order, 'preparado', service.cook.token),
      ]);
      expect(moved.status).toBe(200);
      expect(moved.body.data.updates).toHaveLength(edited.status === 200 ? 1 : 0);
    }
  });

  test('keeps a dish that sold out in between, but gets no more of it', async () => {
    const order = await service.create({ productos: [line('AJIACO', 27_500, { cantidad: 2 })] });
    await soldOut('AJIACO', true);
    const more = await edit(order, { productos: [line('AJIACO', 27_500, { cantidad: 3 })] });
    expect(more.body.code).toBe('producto_agotado');
    const same = await edit(order, {
      productos: [line('AJIACO', 27_500, { cantidad: 2, nota: 'sin crema' }), line('BANDEJA')],
    });
    expect(same.status, JSON.stringify(same.body)).toBe(200);
    await soldOut('AJIACO', false);
  });

  test('obeys the rules of a new one', async () => {
    const order = await service.create();
    const nobody = await edit(order, { nombreCliente: ' ' });
    expect([nobody.status, nobody.body.error]).toEqual([422, checkoutMessages.nombreRequired]);
    expect((await edit(order, { productos: [] })).status).toBe(422);
    const cheap = await edit(order, { productos: [line('BANDEJA', 1)] });
    expect([cheap.status, cheap.body.code]).toEqual([409, 'precio_cambiado']);
    expect((await edit({ _id: 'f'.repeat(24) })).status).toBe(404);
  });
});

test('an order with a phone older than the rule is edited, and a new phone is checked', async () => {
  const delivery = { tipo: 'a_domicilio', mesa: null, direccion: 'Calle 10' };
  const order = await service.create(
    { ...delivery, telefono: '300 123 4567' },
    service.waiter.token,
  );
  const { db } = service.server;
  await db.updateTable('orders').set({ telefono: 'casa' }).where('id', '=', order._id).execute();
  const kept = await edit(order, { ...delivery, telefono: 'casa', nombreCliente: 'Próspero' });
  expect([kept.status, kept.body.data?.telefono]).toEqual([200, 'casa']);
  const wrong = await edit(order, { ...delivery, telefono: '300' });
  const message = phonesMessages.invalid;
  expect([wrong.status, wrong.body.details]).toEqual([422, [{ path: 'telefono', message }]]);
});

describe('the audit log of an edit', () => {
  const trail = async (order: Pick<Order, '_id'>): Promise<AuditEntry[]> => {
    const { server, restaurant } = service;
    const { body } = await server.call('GET', `/api/audit?q=${order._id}`, {
      token: restaurant.token,
    });
    return body.data.filter(({ accion }: AuditEntry) => accion === 'editado');
  };
  const delivery = {
    tipo: 'a_domicilio',
    mesa: null,
    direccion: 'Calle 10',
    telefono: '300 123 4561',
  };

  test.each([
    ['the table', {}, { mesa: '9' }, { mesa: '7' }, { mesa: '9' }],
    [
      'the method',
      {},
      { metodoPago: 'datafono' },
      { metodoPago: 'efectivo' },
      { metodoPago: 'datafono' },
    ],
    [
      'the name',
      {},
      { nombreCliente: 'Próspero' },
      { nombreCliente: 'Nubia Rincón' },
      { nombreCliente: 'Próspero' },
    ],
    [
      'the e-mail',
      {},
      { email: 'Otra@correo.example' },
      { email: 'nubia@correo.example' },
      { email: 'otra@correo.example' },
    ],
    [
      'the address',
      delivery,
      { ...delivery, direccion: 'Calle 11' },
      { direccion: 'Calle 10' },
      { direccion: 'Calle 11' },
    ],
    [
      'the phone',
      delivery,
      { ...delivery, telefono: '300 123 4562' },
      { telefono: '300 123 4561' },
      { telefono: '300 123 4562' },
    ],
    [
      'the tipo, and the fields that change with it',
      {},
      delivery,
      { tipo: 'en_local', mesa: '7', direccion: null, telefono: null },
      delivery,
    ],
    ['nothing that stayed the same', {}, {}, {}, {}],
  ])('names %s', async (_what, made, change, antes, despues) => {
    const order = await service.create(made, service.waiter.token);
    const { status, body } = await edit(order, { ...made, ...change });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(await trail(order)).toMatchObject([{ actor: { id: service.waiter.id } }]);
    expect((await trail(order)).map((entry) => [entry.antes, entry.despues])).toEqual([
      [antes, despues],
    ]);
  });

  test('names the lines with their notes and additions, and the total', async () => {
    const order = await service.create({}, service.waiter.token);
    const more = { nota: 'sin cebolla', adiciones: [{ id_sigo: 'AGUACATE' }] };
    await edit(order, { productos: [line('BANDEJA', 32_900, more)] });
    const [entry] = await trail(order);
    expect(Object.keys(entry?.antes ?? {}).sort()).toEqual(['productos', 'total']);
    expect(entry).toMatchObject({
      antes: { productos: [{ id_sigo: 'BANDEJA', nota: '', adiciones: [] }], total: 32_900 },
      despues: {
        productos: [{ nota: 'sin cebolla', adiciones: [{ nombre: 'Aguacate' }] }],
        total: 36_900,
      },
    });
    await edit(order, { productos: [line('BANDEJA', 32_900, more)], mesa: '8' });
    expect((await trail(order))[0]?.despues).toEqual({ mesa: '8' });
  });
});

test('an order is found by what it is now, not by what it was', async () => {
  const { server, sede, waiter, create, move } = service;
  const order = await create({ nombreCliente: 'Eufemia' }, waiter.token);
  const foundBy = async (...texts: string[]) =>
    Promise.all(
      texts.map(async (q) => {
        const { token } = waiter;
        const { body } = await server.call('GET', `/api/orders?dbName=${sede.dbName}&q=${q}`, {
          token,
        });
        return body.data.some(({ _id }: Order) => _id === order._id);
      }),
    );
  await edit(order, { nombreCliente: 'Próspero', productos: [line('AJIACO', 27_500)] });
  expect(await foundBy('prospero', 'ajiaco', 'enviado')).toEqual([true, true, true]);
  expect(await foundBy('eufemia', 'bandeja')).toEqual([false, false]);
  expect((await move(order, 'cancelado', waiter.token)).status).toBe(200);
  const short = order._id.slice(-5).toUpperCase();
  expect(await foundBy('cancelado', short, 'enviado')).toEqual([true, true, false]);
});

/** Sets or clears the flag of the sede's main dishes. */
async function setMains(
  { server, sede, restaurant }: typeof service,
  esPlatoPrincipal: boolean,
): Promise<void> {
  const categories = await server.call('GET', `/api/categories?dbName=${sede.dbName}`);
  const { _id, name } = categories.body.find((one: Category) => one.name === 'Platos fuertes');
  const { status } = await server.call('PATCH', `/api/categories/update/${_id}`, {
    token: restaurant.token,
    body: formOf({ dbName: sede.dbName, category: { name, esPlatoPrincipal } }),
  });
  expect(status).toBe(200);
}
