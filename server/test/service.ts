import type { Estado, Order } from '@comanda/contract/orders';
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
export async function openService() {
  const server = await startTestApp();
  const restaurant = await makeRestaurant(server.db);
  const sede = await makeSede(server.db, restaurant);
  await makeMenu(server.db, sede);

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
    waiter: await makeEmployee(server.db, sede, ['pedidos']),
    cook: await makeEmployee(server.db, sede, ['cocina']),
    cashier: await makeEmployee(server.db, sede, ['caja']),
    draft,
    create: async (extra: object = {}, token?: string): Promise<Order> => {
      const request = { body: draft(extra), token };
      const { status, body } = await server.call('POST', '/api/orders/create', request);
      expect(status, JSON.stringify(body)).toBe(201);
      return body.data;
    },
    move: (order: Pick<Order, '_id'>, estado: Estado, token: string, motivoBaja?: string) =>
      server.call('PATCH', `/api/orders/editOrderAttributes/${order._id}`, {
        token,
        body: { dbName: sede.dbName, updates: { estado, motivoBaja } },
      }),
    revision: async (): Promise<number> => {
      const { body } = await server.call('GET', `/api/orders?dbName=${sede.dbName}&limit=1`, {
        token: restaurant.token,
      });
      return body.revision;
    },
  };
}
