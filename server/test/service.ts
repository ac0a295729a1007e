import type { Estado, Order } from '@comanda/contract/orders/orders';
import { expect } from 'vitest';
import { makeEmployee, makeMenu, makeRestaurant, makeSede } from './factories.ts';
import { startTestApp } from './harness.ts';

export const line = (id_sigo: string, precio?: number, extra: object = {}) => ({
  id_sigo,
  nombre: id_sigo,
  cantidad: 1,
  ...(precio !== undefined && { precio }),
  ...extra,
});

/** A sede with its menu, waiter, cook and cashier, ready to take orders over the API. */
export async function openService(
  env: Record<string, string> = {},
  options: Parameters<typeof startTestApp>[1] = {},
) {
  const server = await startTestApp(env, options);
  const restaurant = await makeRestaurant(server.db);
  const sede = await makeSede(server.db, restaurant);
  await makeMenu(server.db, sede);

  const waiter = await makeEmployee(server.db, sede, ['pedidos']);
  const draft = (extra: object = {}) => ({
    dbName: sede.dbName,
    tipo: 'en_local',
    mesa: '7',
    nombreCliente: 'Nubia Rincón',
    email: 'nubia@correo.example',
    metodoPago: 'efectivo',
    productos: [line('BANDEJA', 32_900)],
    ...extra,
  });

  return {
    server,
    restaurant,
    sede,
    waiter,
    cook: await makeEmployee(server.db, sede, ['cocina']),
    cashier: await makeEmployee(server.db, sede, ['caja']),
    draft,
    /** As the waiter, unless somebody else is named; null is a guest. */
    create: async (extra: object = {}, token: string | null = waiter.token): Promise<Order> => {
      const request = { body: draft(extra), token: token ?? undefined };
      const { status, body } = await server.call('POST', '/api/orders/create', request);
      expect(status, JSON.stringify(body)).toBe(201);
      return body.data;
    },
    move: (order: Pick<Order, '_id'>, estado: Estado, token: string, motivoBaja?: string) =>
      server.call('PATCH', `/api/orders/editOrderAttributes/${order._id}`, {
        token,
        body: { dbName: sede.dbName, updates: { estado, motivoBaja } },
      }),
    /** What a diner who scanned the table's code sends along. */
    scanTable: async (mesa = '7'): Promise<{ mesa: string; firma: string }> => {
      const query = `dbName=${sede.dbName}&desde=${mesa}&hasta=${mesa}`;
      const { body } = await server.call('GET', `/api/locations/mesas?${query}`, restaurant);
      return { mesa, firma: body.data[0].firma };
    },
    revision: async (): Promise<number> => {
      const { body } = await server.call('GET', `/api/orders?dbName=${sede.dbName}&limit=1`, {
        token: restaurant.token,
      });
      return body.revision;
    },
  };
}
