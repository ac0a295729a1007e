import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { PageCursor } from '../db/page-cursor.ts';
import { inSede } from '../sessions/in-sede.ts';
import type { Sede } from '../sessions/session.ts';
import { COLUMNS } from './orders.db.ts';
import type { OrderRow } from './orders.presenter.ts';

export async function selectOrdersOf(
  db: Db,
  sede: Sede,
  clientId: string,
  { limit, after }: { limit: number; after: PageCursor | null },
): Promise<OrderRow[]> {
  const later = after ? sql`AND (o."horaCreacion", o.id) < (${after.at}, ${after.id})` : sql``;
  const { rows } = await sql<OrderRow>`
    SELECT ${COLUMNS} FROM orders o
    WHERE ${inSede(sede, 'o')}
      AND o.client_id = ${clientId}::uuid ${later}
    ORDER BY o."horaCreacion" DESC, o.id DESC
    LIMIT ${limit}`.execute(db);
  return rows;
}

export async function selectFollowed(
  db: Db,
  sede: Sede,
  tokens: readonly string[],
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    SELECT ${COLUMNS} FROM orders o
    WHERE ${inSede(sede, 'o')}
      AND o.seguimiento = ANY(${tokens})
    ORDER BY o."horaCreacion" DESC`.execute(db);
  return rows;
}

/** The id of the order that a guest follows with this token. */
export async function findFollowed(
  db: Db,
  sede: Sede,
  seguimiento: string,
): Promise<string | null> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where(inSede(sede))
    .where('seguimiento', '=', seguimiento)
    .executeTakeFirst();
  return order?.id ?? null;
}
