import type { Order } from '@comanda/contract/orders/orders';
import type { Shift } from '@comanda/contract/till/till';
import { expect } from 'vitest';
import { activateAccounts } from './accounts.ts';
import { giveFacultades, makeEmployee } from './factories.ts';
import { openService } from './service.ts';
import { atTill } from './till.ts';

export const PRICE = 32_900;

type Answer = { status: number; body: { code: string; details?: { path: string }[] } };

/** The tills of a sede: its cashier, another one, and one who may review. */
export async function openShiftDesk() {
  const service = await openService();
  await activateAccounts(service);
  const { db } = service.server;
  const till = atTill(service);
  const { shifts } = till;
  const other = await makeEmployee(db, service.sede, ['caja']);
  const reviewer = await makeEmployee(db, service.sede, ['caja']);
  await giveFacultades(db, reviewer, ['arqueo']);
  await giveFacultades(db, service.cashier, ['descuentos', 'anulaciones']);

  const takeaway = (extra: object = {}): Promise<Order> =>
    service.create({ tipo: 'para_llevar', mesa: undefined, ...extra });
  const rowsOf = async () => [
    await db.selectFrom('till_shifts').selectAll().orderBy('id').execute(),
    await db.selectFrom('till_movements').selectAll().orderBy('id').execute(),
  ];
  return {
    service,
    till,
    shifts,
    other,
    reviewer,
    takeaway,
    opened: async (body: object = {}, token?: string): Promise<Shift> => {
      const answer = await shifts.open(body, token);
      expect(answer.status, JSON.stringify(answer.body)).toBe(201);
      return answer.body.data;
    },
    sold: async (pagos: object[], extra: object = {}, token?: string): Promise<Order> => {
      const order = await takeaway();
      const { status, body } = await till.sell([order._id], pagos, extra, token);
      expect(status, JSON.stringify(body)).toBe(200);
      return order;
    },
    served: async (extra: object = {}): Promise<Order> => {
      const order = await takeaway(extra);
      await service.move(order, 'preparado', service.cook.token);
      return (await service.move(order, 'entregado', service.waiter.token)).body.data;
    },
    /** The answer to a call that is refused and writes nothing about shifts. */
    refused: async (call: () => Promise<Answer>) => {
      const before = await rowsOf();
      const { status, body } = await call();
      expect(await rowsOf()).toEqual(before);
      return [status, body.code, ...(body.details ?? []).map(({ path }) => path)];
    },
    orderNow: async (id: string): Promise<Order> => {
      const path = `/api/orders?dbName=${service.sede.dbName}&limit=500`;
      const { body } = await service.server.call('GET', path, service.restaurant);
      return body.data.find(({ _id }: Order) => _id === id);
    },
    /** Closes what a test left open. */
    closeAll: async () => {
      const { body } = await shifts.list({ limit: 100 }, reviewer.token);
      for (const { _id, cerrado } of body.data) {
        if (cerrado === null) await shifts.force(_id, reviewer.token);
      }
    },
  };
}

export type ShiftDesk = Awaited<ReturnType<typeof openShiftDesk>>;
