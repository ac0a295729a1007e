import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { inSede } from '../sessions/in-sede.ts';
import type { Sede } from '../sessions/session.ts';
import { type OrderRow, WIRE_COLUMNS } from './orders.presenter.ts';

/** The columns read of an order, `from` a table's alias or another expression of its row. */
export function columnsOf(from: string): string {
  return [...WIRE_COLUMNS, 'client_id', 'seguimiento', 'franja']
    .map((column) => `${from}."${column}"`)
    .join(', ');
}

/** The same from `orders o`. */
export const COLUMNS = sql.raw(columnsOf('o'));

export async function findOrder(db: Db, sede: Sede, id: string): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    SELECT ${COLUMNS} FROM orders o
    WHERE ${inSede(sede, 'o')}
      AND o.id = ${id}`.execute(db);
  return rows[0];
}

/** Whoever changes an order locks it before the sede's counter. */
export async function lockOrder(tx: Db, sede: Sede, id: string): Promise<void> {
  await tx
    .selectFrom('orders')
    .select('id')
    .where(inSede(sede))
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

export async function findOrderByKey(db: Db, sede: Sede, key: string) {
  const { rows } = await sql<OrderRow & { request_hash: Buffer }>`
    SELECT ${COLUMNS}, o.request_hash FROM orders o
    WHERE ${inSede(sede, 'o')}
      AND o.idempotency_key = ${key}`.execute(db);
  return rows[0];
}

/** Frees the key for another order. */
export async function releaseKey(db: Db, sede: Sede, id: string): Promise<void> {
  await db
    .updateTable('orders')
    .set({ idempotency_key: null, request_hash: null })
    .where(inSede(sede))
    .where('id', '=', id)
    .execute();
}
