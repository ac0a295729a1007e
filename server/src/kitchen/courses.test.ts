import { coursesMessages } from '@comanda/contract/kitchen/courses.messages';
import { heldCourses } from '@comanda/contract/kitchen/courses.rules';
import { tiemposMessages } from '@comanda/contract/menu/tiempos.words';
import type { Order } from '@comanda/contract/orders/orders';
import { pricingMessages } from '@comanda/contract/orders/pricing.messages';
import { MAX_PUESTO } from '@comanda/contract/orders/seats.rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeEmployee, makeSede } from '../../test/factories.ts';
import { formOf } from '../../test/forms.ts';
import { line, openService } from '../../test/service.ts';

let service: Awaited<ReturnType<typeof openService>>;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.server.close());

const dish = (tiempo?: number | null, extra: object = {}) =>
  line('BANDEJA', 32_900, { ...(tiempo !== undefined && { tiempo }), ...extra });
const drink = (extra: object = {}) => line('LIMONADA', 11_500, extra);
const served = ({ productos }: Order) => productos.map(({ tiempo, puesto }) => [tiempo, puesto]);

const fire = (order: Pick<Order, '_id'>, tiempo: unknown, token = service.cook.token) =>
  service.server.call('PATCH', `/api/kitchen/fire/${order._id}`, {
    token,
    body: { dbName: service.sede.dbName, tiempo },
  });

const edit = (order: Order, productos: object[]) =>
  service.server.call('PATCH', `/api/orders/edit/${order._id}`, {
    token: service.waiter.token,
    body: service.draft({ productos }),
  });

/** Gives a category of the menu its course; null clears it. */
async function serveCategory(id_sigo: string, tiempo: number | null) {
  const { server, sede, restaurant } = service;
  const [products, categories] = await Promise.all(
    ['products', 'categories'].map(
      async (path) => (await server.call('GET', `/api/${path}?dbName=${sede.dbName}`)).body,
    ),
  );
  const { categoryId } = products.find((one: { id_sigo: string }) => one.id_sigo === id_sigo);
  const { name } = categories.find((one: { _id: string }) => one._id === categoryId);
  const { status } = await server.call('PATCH', `/api/categories/update/${categoryId}`, {
    token: restaurant.token,
    body: formOf({ dbName: sede.dbName, category: { name, tiempo } }),
  });
  expect(status).toBe(200);
}

async function useCourses(tiempos: boolean) {
  const { server, sede, restaurant } = service;
  const { token } = restaurant;
  const path = '/api/locations/ajustes';
  const { version } = (await server.call('GET', `${path}?dbName=${sede.dbName}`)).body;
  const body = { dbName: sede.dbName, version, ajustes: { cocina: { tiempos } } };
  expect((await server.call('PATCH', path, { token, body })).status).toBe(200);
}

describe('the course and the seat of a dish', () => {
  test('are those that the waiter sends', async () => {
    const order = await service.create({ productos: [dish(2, { puesto: 4 }), drink()] });
    expect(served(order)).toEqual([
      [2, 4],
      [undefined, undefined],
    ]);
  });

  test('are refused out of range, with the place and what to write', async () => {
    const { status, body } = await service.server.call('POST', '/api/orders/create', {
      token: service.waiter.token,
      body: service.draft({ productos: [drink(), dish(6, { puesto: 31 })] }),
    });
    expect([status, body.code]).toEqual([422, 'regla_incumplida']);
    expect(body.details).toEqual([
      { path: 'productos.1.tiempo', message: tiemposMessages.range },
      { path: 'productos.1.puesto', message: pricingMessages.puesto(MAX_PUESTO) },
    ]);
  });

  test('of a guest are ignored', async () => {
    const order = await service.create(
      { ...(await service.scanTable()), productos: [dish(9, { puesto: 3 })] },
      null,
    );
    expect(served(order)).toEqual([[undefined, undefined]]);
  });

  test('come from the category of what the staff order, and only where dishes wait', async () => {
    await serveCategory('BANDEJA', 2);
    const productos = [dish(), dish(null), dish(3), drink()];
    expect(served(await service.create({ productos })).map(([tiempo]) => tiempo)).toEqual([
      2,
      undefined,
      3,
      undefined,
    ]);
    const guests = await service.create({ ...(await service.scanTable()), productos }, null);
    expect(served(guests).flat().filter(Boolean)).toEqual([]);
    await useCourses(false);
    expect(
      served(await service.create({ productos }))
        .flat()
        .filter(Boolean),
    ).toEqual([]);
    await useCourses(true);
    await serveCategory('BANDEJA', null);
  });

  test('are kept by an edit that does not name them', async () => {
    const order = await service.create({ productos: [dish(2, { puesto: 1 }), drink()] });
    const again = await edit(order, [dish(undefined, { linea: 1, nota: 'sin sal' }), drink()]);
    expect(served(again.body.data)[0]).toEqual([2, 1]);
    const moved = await edit(again.body.data, [dish(3, { linea: 1 }), drink()]);
    expect(served(moved.body.data)[0]).toEqual([3, 1]);
  });
});

describe('firing a course', () => {
  const twoCourses = () => service.create({ productos: [dish(1), dish(2, { nota: 'luego' })] });

  test('starts the clock of the kitchen again and tells every screen', async () => {
    const order = await twoCourses();
    const before = await service.revision();
    const { status, body } = await fire(order, 2);
    expect([status, body.message]).toEqual([200, coursesMessages.fired(2)]);
    const { cocina, inicioCocina, revision, estado } = body.data;
    expect(cocina).toEqual({ marchado: { 2: inicioCocina } });
    expect(Date.parse(inicioCocina)).toBeGreaterThan(Date.parse(order.horaCreacion) - 1);
    expect([estado, revision, await service.revision()]).toEqual([
      'enviado',
      before + 1,
      before + 1,
    ]);
    const { dbName } = service.sede;
    const changed = await service.server.call(
      'GET',
      `/api/orders?dbName=${dbName}&sinceRevision=${before}`,
      service.cook,
    );
    expect(changed.body.data).toEqual([body.data]);
  });

  test('twice keeps the first time, also when two people do it at once', async () => {
    const order = await twoCourses();
    const answers = await Promise.all([fire(order, 2), fire(order, 2, service.waiter.token)]);
    const again = await fire(order, 2);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const { body } of answers) expect(body.data).toEqual(again.body.data);
    expect(again.body.data.revision).toBe(order.revision + 1);
  });

  test('that is the first of the order changes nothing: the kitchen is making it', async () => {
    const order = await twoCourses();
    const { status, body } = await fire(order, 1);
    expect([status, body.data]).toEqual([200, order]);
  });

  test.each([3, 6, 1.5])('%d, which the order lacks, is refused', async (tiempo) => {
    const { status, body } = await fire(await twoCourses(), tiempo);
    expect([status, body.details]).toEqual([
      422,
      [{ path: 'tiempo', message: coursesMessages.unknown }],
    ]);
  });

  test('is refused once the order is prepared or cancelled, with the order as it is', async () => {
    for (const [estado, token] of [
      ['preparado', service.cook.token],
      ['cancelado', service.waiter.token],
    ] as const) {
      const order = await twoCourses();
      await fire(order, 2);
      await service.move(order, estado, token);
      const { status, body } = await fire(order, 2);
      expect([status, body.code, body.data.estado]).toEqual([409, 'estado_cambiado', estado]);
    }
  });

  test('of an order that nobody knows, or of another sede, is not found', async () => {
    expect((await fire({ _id: '66f0c1d2e3a4b5c6d7e8f9a0' }, 2)).status).toBe(404);
  });

  test('is for the kitchen and the waiters of the sede, for nobody else', async () => {
    const order = await twoCourses();
    const elsewhere = await makeSede(service.server.db, service.restaurant);
    const stranger = await makeEmployee(service.server.db, elsewhere, ['cocina']);
    for (const [token, code] of [
      [service.cashier.token, 'permiso_denegado'],
      [stranger.token, 'sede_ajena'],
    ] as const) {
      const refused = await fire(order, 2, token);
      expect([refused.status, refused.body.code]).toEqual([403, code]);
    }
    const there = await service.server.call('PATCH', `/api/kitchen/fire/${order._id}`, {
      token: stranger.token,
      body: { dbName: elsewhere.dbName, tiempo: 2 },
    });
    expect([there.status, there.body.code]).toEqual([404, 'pedido_desconocido']);
    expect((await fire(order, 2)).body.data.revision).toBe(order.revision + 1);
  });

  test('is in the audit log with who did it', async () => {
    const order = await twoCourses();
    await fire(order, 2, service.waiter.token);
    const { body } = await service.server.call(
      'GET',
      `/api/audit?dbName=${service.sede.dbName}&entidadId=${order._id}`,
      service.restaurant,
    );
    const entry = body.data.find((one: { accion: string }) => one.accion === 'marchado');
    expect(entry).toMatchObject({
      entidad: 'pedido',
      entidadId: order._id,
      despues: { tiempo: 2 },
    });
    expect(entry.actor.nombre).toBe(service.waiter.nombre);
  });
});

describe('an edit', () => {
  test('that adds a soup holds no main back that the kitchen is making', async () => {
    const mains = await service.create({ productos: [dish(2)] });
    const { body } = await edit(mains, [dish(2, { linea: 1 }), dish(1, { nota: 'sopa' })]);
    expect(body.data.cocina).toEqual({ desde: 2 });
    expect(heldCourses(body.data)).toEqual([]);
  });

  test('that takes the soup away does not start the mains', async () => {
    const order = await service.create({ productos: [dish(1), dish(2, { nota: 'luego' })] });
    const { body } = await edit(order, [dish(2, { linea: 2, nota: 'luego' })]);
    expect(heldCourses(body.data)).toEqual([2]);
    const fired = await fire(order, 2);
    expect(heldCourses(fired.body.data)).toEqual([]);
  });

  test('that puts a dish under way into a later course takes that course along, and keeps the clock', async () => {
    const order = await service.create({ productos: [dish(1), dish(2, { nota: 'luego' })] });
    const { body } = await edit(order, [
      dish(2, { linea: 1 }),
      dish(2, { linea: 2, nota: 'luego' }),
    ]);
    expect(heldCourses(body.data)).toEqual([]);
    expect(body.data.inicioCocina).toBeNull();
    const { marchado } = body.data.cocina;
    expect(Math.abs(Date.parse(marchado[2]) - Date.now())).toBeLessThan(60_000);
  });
});

describe('an order of which dishes wait', () => {
  const held = () => service.create({ productos: [dish(1), dish(2, { nota: 'luego' })] });

  test('is not prepared before they are fired', async () => {
    const order = await held();
    const { status, body } = await service.move(order, 'preparado', service.cook.token);
    expect([status, body.code, body.error]).toEqual([
      409,
      'platos_en_espera',
      coursesMessages.mustFireFirst,
    ]);
    expect(body.data).toEqual(order);
    await fire(order, 2);
    expect((await service.move(order, 'preparado', service.cook.token)).status).toBe(200);
  });

  test('is not prepared either when an edit adds them at the same time', async () => {
    for (let round = 0; round < 6; round += 1) {
      const order = await service.create({ productos: [dish(1)] });
      const [, prepared] = await Promise.all([
        edit(order, [dish(1, { linea: 1 }), dish(2, { nota: 'luego' })]),
        service.move(order, 'preparado', service.cook.token),
      ]);
      const now = (await fire(order, 1)).body.data as Order;
      expect([200, 409]).toContain(prepared.status);
      if (now.estado === 'preparado') expect(heldCourses(now)).toEqual([]);
    }
  });

  test('is cancelled all the same', async () => {
    const order = await held();
    expect((await service.move(order, 'cancelado', service.waiter.token)).status).toBe(200);
  });
});
