import { searchText } from '@comanda/contract/orders/order-search';
import { sql } from 'kysely';
import { withoutPerson } from '../audit/audit.service.ts';
import type { Db } from '../db/db.ts';
import { inSede } from '../sessions/in-sede.ts';
import type { Sede } from '../sessions/session.ts';

/**
 * `isProven`: the person entered the code mailed to the e-mail, so orders placed under it are
 * theirs.
 */
export type Person = { id: string; email: string; isProven: boolean };

/**
 * Locks all orders of the person and returns those that are over. An open order keeps its name, or
 * nobody could bring it; the lock keeps it from ending in between. All transactions lock in the
 * same order to avoid deadlocks: the client, then orders, then the sede's counter.
 */
export async function lockFinishedOrdersOf(
  tx: Db,
  sede: Sede,
  { id, email, isProven }: Person,
): Promise<string[]> {
  const guests = sql`o.client_id IS NULL AND lower(o.email) = ${email}`;
  const { rows } = await sql<{ id: string; isOpen: boolean }>`
    SELECT o.id, o.estado IN ('enviado', 'preparado') AS "isOpen" FROM orders o
    WHERE ${inSede(sede, 'o')}
      AND (o.client_id = ${id}::uuid ${isProven ? sql`OR ${guests}` : sql``})
    ORDER BY o.id FOR UPDATE`.execute(tx);
  return rows.filter(({ isOpen }) => !isOpen).map((row) => row.id);
}

/** From here to the commit, nobody can place or move an order of the sede. */
export async function raiseRevision(tx: Db, sede: Sede): Promise<number> {
  const row = await tx
    .updateTable('location_counters')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where(inSede(sede))
    .returning('revision')
    .executeTakeFirstOrThrow();
  return row.revision;
}

export async function hasOpenOrders(tx: Db, sede: Sede, clientId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM orders o
    WHERE ${inSede(sede, 'o')}
      AND o.estado IN ('enviado', 'preparado') AND o.client_id = ${clientId}::uuid
    LIMIT 1`.execute(tx);
  return rows.length > 0;
}

/** Orders that somebody placed as a guest, with no account. */
export async function hasGuestOrders(tx: Db, sede: Sede, email: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM orders o
    WHERE ${inSede(sede, 'o')} AND o.client_id IS NULL AND lower(o.email) = ${email}
    LIMIT 1`.execute(tx);
  return rows.length > 0;
}

/** Of the whole restaurant: what is still in the kitchen or waits to be brought. */
export async function countOpenOrders(tx: Db, restaurantId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM orders
    WHERE restaurant_id = ${restaurantId} AND estado IN ('enviado', 'preparado')`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Some orders that still name a person. */
export async function selectNamedOrders(
  tx: Db,
  sede: Sede,
  { nobody, limit }: { nobody: string; limit: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('orders')
    .select('id')
    .where(inSede(sede))
    .where('nombreCliente', '<>', nobody)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** `email`: of the person who is forgotten; null where everybody is. */
export type Anonymous = { nobody: string; email: string | null; revision: number };

/**
 * Keeps the sales and what the staff changed in them, and removes what identifies a person: name,
 * addresses and notes.
 */
export async function anonymiseRows(
  tx: Db,
  sede: Sede,
  ids: readonly string[],
  { nobody, email, revision }: Anonymous,
): Promise<void> {
  const orders = await tx
    .selectFrom('orders')
    .select(['id', 'tipo', 'mesa', 'direccion', 'productos', 'updates'])
    .where(inSede(sede))
    .where('id', 'in', ids)
    .execute();
  const scrubbed = orders.map((order) => ({
    id: order.id,
    busqueda: searchText({ ...order, direccion: order.direccion && nobody, nombreCliente: nobody }),
    productos: withoutPerson(order.productos, nobody),
    // The name and e-mail of an edit are those of the employee who made it.
    updates: order.updates.map(({ name, email, ...edit }) => ({
      ...withoutPerson(edit, nobody),
      name,
      email,
    })),
  }));
  await sql`
    UPDATE orders o
    SET busqueda = s.busqueda, productos = s.productos, updates = s.updates,
      "nombreCliente" = ${nobody}, email = NULL, client_id = NULL,
      telefono = CASE WHEN o.telefono IS NULL THEN NULL ELSE ${nobody} END,
      direccion = CASE WHEN o.direccion IS NULL THEN NULL ELSE ${nobody} END,
      "creadoPor" = CASE WHEN o.employee_id IS NULL
        AND (${email}::text IS NULL OR lower(o."creadoPor") = ${email}) THEN ''
        ELSE o."creadoPor" END,
      seguimiento = NULL, revision = ${revision}
    FROM jsonb_to_recordset(${JSON.stringify(scrubbed)}::jsonb)
      AS s (id text, busqueda text, productos jsonb, updates jsonb)
    WHERE ${inSede(sede, 'o')} AND o.id = s.id`.execute(tx);
}
