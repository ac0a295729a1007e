import { isInstant } from '@comanda/contract/days';
import type { Order } from '@comanda/contract/orders/orders';
import type { Db } from '../db/db.ts';
import { readCursor, writeCursor } from '../db/page-cursor.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { selectFollowed, selectOrdersOf } from './my-orders.db.ts';
import { isOrderId } from './order-id.ts';
import { presentOrder, presentToDiner } from './orders.presenter.ts';

/** A diner's own orders at a sede, newest first. */
export async function listMyOrders(
  db: Db,
  sede: Sede,
  { subjectId }: Session,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ data: Order[]; nextCursor: string | null }> {
  const after = cursor ? readCursor(cursor, isInstant, isOrderId) : null;
  const rows = await selectOrdersOf(db, sede, subjectId, { limit: limit + 1, after });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    data: page.map((row) => presentToDiner(presentOrder(row, sede.dbName))),
    nextCursor: last ? writeCursor(last.horaCreacion.toISOString(), last.id) : null,
  };
}

/** Anybody with the token that came with an order may follow it; a wrong token finds nothing. */
export async function followOrders(db: Db, sede: Sede, tokens: readonly string[]) {
  const rows = tokens.length > 0 ? await selectFollowed(db, sede, tokens) : [];
  return rows.map((row) => ({
    seguimiento: row.seguimiento ?? '',
    order: presentToDiner(presentOrder(row, sede.dbName)),
  }));
}
