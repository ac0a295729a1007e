import { randomUUID } from 'node:crypto';
import type { Account } from '@comanda/contract/accounts/accounts';
import type { Order } from '@comanda/contract/orders/orders';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { activateAccounts, atTables } from './accounts.ts';
import { giveFacultades } from './factories.ts';
import { openService } from './service.ts';
import { atTill } from './till.ts';

export const PRICE = 32_900;
export const cash = (valor: number, extra: object = {}) => ({
  metodo: 'efectivo',
  valor,
  ...extra,
});
export const card = (valor: number, extra: object = {}) => ({
  metodo: 'datafono',
  valor,
  ...extra,
});

/** Tables, and a cashier who charges them and may take off and take back. */
export async function openChargeDesk() {
  const service = await openService();
  await activateAccounts(service);
  const { db } = service.server;
  await giveFacultades(db, service.cashier, ['descuentos', 'anulaciones']);
  const tables = atTables(service);
  const till = atTill(service);
  let table = 0;

  const serve = async (order: Pick<Order, '_id'>) => {
    await service.move(order, 'preparado', service.cook.token);
    return service.move(order, 'entregado', service.waiter.token);
  };
  const served = async (extra: object = {}): Promise<Order> => {
    const order = await service.create({ mesa: String(table), ...extra });
    return (await serve(order)).body.data;
  };
  const paymentsOf = (cuenta: string | null | undefined) =>
    db
      .selectFrom('account_payments')
      .selectAll()
      .where('cuenta_id', '=', cuenta ?? '')
      .orderBy('at')
      .execute();
  return {
    service,
    tables,
    till,
    /** The name of a table at which nobody sat yet; what is served next is served there. */
    nextTable: () => {
      table += 1;
      return String(table);
    },
    serve,
    served,
    charged: async (extra: object = {}): Promise<{ order: Order; account: Account }> => {
      const order = await served(extra);
      const { status, body } = await till.pay(order.cuentaId, { pagos: [cash(PRICE)] });
      expect(status, JSON.stringify(body)).toBe(200);
      return { order, account: body.data };
    },
    /** «Marcar facturado». */
    invoice: (order: Pick<Order, '_id'>, metodoPago?: string) =>
      service.server.call('PATCH', `/api/orders/editOrderAttributes/${order._id}`, {
        token: service.cashier.token,
        body: { dbName: service.sede.dbName, updates: { estado: 'facturado', metodoPago } },
      }),
    orderNow: async (id: string): Promise<Order> => {
      const path = `/api/orders?dbName=${service.sede.dbName}&limit=500`;
      const { body } = await service.server.call('GET', path, service.restaurant);
      return body.data.find(({ _id }: Order) => _id === id);
    },
    paymentsOf,
    /** The answer to a call that is refused, after which the account is as it was. */
    refused: async (
      id: string | null,
      call: () => Promise<{ status: number; body: { code: string } }>,
    ) => {
      const before = [await paymentsOf(id), await tables.at(String(table))];
      const { status, body } = await call();
      expect([await paymentsOf(id), await tables.at(String(table))]).toEqual(before);
      return [status, body.code];
    },
    /** Lets so much time pass for an account and its orders. */
    age: async (cuenta: string | null | undefined, ms: number) => {
      const by = sql`${ms} * interval '1 millisecond'`;
      await sql`UPDATE accounts SET cerrada = cerrada - ${by}, desde = desde - ${by} WHERE id = ${cuenta}`.execute(
        db,
      );
      await sql`UPDATE orders SET "fechaPago" = "fechaPago" - ${by}, "horaCreacion" = "horaCreacion" - ${by},
        "fechaFacturado" = "fechaFacturado" - ${by} WHERE "cuentaId" = ${cuenta}`.execute(db);
    },
    trail: async (id: string): Promise<{ accion: string; antes: object; despues: object }[]> => {
      const { server, sede, restaurant } = service;
      const { body } = await server.call('GET', `/api/audit?dbName=${sede.dbName}`, restaurant);
      return body.data.filter(({ entidadId }: { entidadId: string }) => entidadId === id);
    },
    openShift: async (caja: string) => {
      const row = { id: randomUUID(), caja, nombre: 'Inés', base: 0, reconteos: '[]' };
      const { restaurantId: restaurant_id, locationId: location_id } = service.sede;
      await db
        .insertInto('till_shifts')
        .values({ ...row, restaurant_id, location_id })
        .execute();
      return row.id;
    },
    closeShift: (id: string) =>
      sql`UPDATE till_shifts s SET cerrado = now(), conteo = '{}', esperado = '{}',
        numero = 1 + (SELECT count(numero) FROM till_shifts) WHERE s.id = ${id}`.execute(db),
  };
}

export type ChargeDesk = Awaited<ReturnType<typeof openChargeDesk>>;
