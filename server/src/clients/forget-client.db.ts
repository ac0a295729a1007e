import { searchText } from '@comanda/contract/orders/order-search';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { dropCode } from '../sessions/email-codes.ts';
import { dropDevices } from '../sessions/known-devices.ts';
import { dropResets } from '../sessions/password-resets.ts';
import type { Sede } from '../sessions/session.ts';
import { withoutPerson } from './without-person.ts';

/** `isProven`: a code mailed to the e-mail came back, so what was ordered under it is theirs. */
export type Person = { id: string; email: string; isProven: boolean };

/**
 * What they ordered and is over: what is on its way keeps its name, or nobody could bring it. All of it is
 * locked, so that none ends meanwhile. Everybody locks in one order, or they would wait for each other: the
 * client, then orders, then the sede's counter.
 */
export async function lockFinishedOrdersOf(
  tx: Db,
  sede: Sede,
  { id, email, isProven }: Person,
): Promise<string[]> {
  const guests = sql`o.client_id IS NULL AND lower(o.email) = ${email}`;
  const { rows } = await sql<{ id: string; isOpen: boolean }>`
    SELECT o.id, o.estado IN ('enviado', 'preparado') AS "isOpen" FROM orders o
    WHERE o.restaurant_id = ${sede.restaurantId} AND o.location_id = ${sede.locationId}
      AND (o.client_id = ${id}::uuid ${isProven ? sql`OR ${guests}` : sql``})
    ORDER BY o.id FOR UPDATE`.execute(tx);
  return rows.filter(({ isOpen }) => !isOpen).map((row) => row.id);
}

/** From here to the commit nobody places or moves an order of the sede. */
export async function raiseRevision(tx: Db, sede: Sede): Promise<number> {
  const row = await tx
    .updateTable('location_counters')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('restaurant_id', '=', sede.restaurantId)
    .where('location_id', '=', sede.locationId)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return row.revision;
}

export async function hasOpenOrders(tx: Db, sede: Sede, id: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM orders o
    WHERE o.restaurant_id = ${sede.restaurantId} AND o.location_id = ${sede.locationId}
      AND o.estado IN ('enviado', 'preparado') AND o.client_id = ${id}::uuid
    LIMIT 1`.execute(tx);
  return rows.length > 0;
}

/**
 * The sales stay, and what the staff changed of them; what they say of a person goes: name, addresses,
 * notes and the tickets.
 */
export async function anonymiseOrders(
  tx: Db,
  sede: Sede,
  ids: readonly string[],
  { nobody, email, revision }: { nobody: string; email: string; revision: number },
): Promise<void> {
  if (ids.length === 0) return;
  const orders = await tx
    .selectFrom('orders')
    .select(['id', 'tipo', 'mesa', 'direccion', 'productos', 'updates'])
    .where('restaurant_id', '=', sede.restaurantId)
    .where('location_id', '=', sede.locationId)
    .where('id', 'in', ids)
    .execute();
  const scrubbed = orders.map((order) => ({
    id: order.id,
    busqueda: searchText({ ...order, direccion: order.direccion && nobody, nombreCliente: nobody }),
    productos: withoutPerson(order.productos, nobody),
    // The name and the e-mail of an edit are those of who made it.
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
      "creadoPor" = CASE WHEN o.employee_id IS NULL AND lower(o."creadoPor") = ${email} THEN ''
        ELSE o."creadoPor" END,
      seguimiento = NULL, revision = ${revision}
    FROM jsonb_to_recordset(${JSON.stringify(scrubbed)}::jsonb)
      AS s (id text, busqueda text, productos jsonb, updates jsonb)
    WHERE o.restaurant_id = ${sede.restaurantId} AND o.location_id = ${sede.locationId}
      AND o.id = s.id`.execute(tx);
  await anonymiseTrail(tx, sede, ids, nobody);
  await tx
    .deleteFrom('print_jobs')
    .where('restaurant_id', '=', sede.restaurantId)
    .where('location_id', '=', sede.locationId)
    .where('order_id', 'in', ids)
    .execute();
}

/** Who did what to the orders stays, and what it was before and after. */
async function anonymiseTrail(tx: Db, sede: Sede, ids: readonly string[], nobody: string) {
  const entries = await tx
    .selectFrom('audit_entries')
    .select(['id', 'before', 'after'])
    .where('restaurant_id', '=', sede.restaurantId)
    .where('entity', '=', 'pedido')
    .where('entity_id', 'in', ids)
    .execute();
  await sql`
    UPDATE audit_entries a SET before = s.before, after = s.after
    FROM jsonb_to_recordset(${JSON.stringify(withoutPerson(entries, nobody))}::jsonb)
      AS s (id uuid, before jsonb, after jsonb)
    WHERE a.restaurant_id = ${sede.restaurantId} AND a.entity = 'pedido'
      AND a.entity_id = ANY(${ids}) AND a.id = s.id`.execute(tx);
}

/**
 * What they accepted stays proven without saying who they were; as a guest too, if the e-mail is theirs
 * and no order is on its way under it.
 */
export async function anonymiseClient(
  tx: Db,
  sede: Sede,
  { id, email, isProven }: Person,
  nobody: string,
): Promise<void> {
  if (isProven) {
    await sql`
      UPDATE consents SET client_id = ${id}::uuid, email = NULL
      WHERE restaurant_id = ${sede.restaurantId} AND location_id = ${sede.locationId}
        AND lower(email) = ${email}
        AND NOT EXISTS (
          SELECT 1 FROM orders o
          WHERE o.restaurant_id = ${sede.restaurantId} AND o.location_id = ${sede.locationId}
            AND o.client_id IS NULL AND lower(o.email) = ${email}
        )`.execute(tx);
  }
  await tx
    .updateTable('clients')
    .set({
      nombre: nobody,
      direccion: '',
      telefono: '',
      email: null,
      password_hash: null,
      email_verified_at: null,
      forgotten_at: new Date(),
    })
    .where('restaurant_id', '=', sede.restaurantId)
    .where('location_id', '=', sede.locationId)
    .where('id', '=', id)
    .execute();
  await dropResets(tx, sede.restaurantId, id);
  await dropDevices(tx, sede.restaurantId, id);
  await dropCode(tx, id);
  await dropMailsTo(tx, { id, email });
}

/** Of a mail that went only the fact is kept; one that waits goes with the account it is about. */
async function dropMailsTo(tx: Db, { id, email }: Pick<Person, 'id' | 'email'>) {
  await sql`
    DELETE FROM mails
    WHERE recipient = ${email} AND once_key IS NULL
      AND (sent_at IS NOT NULL OR letter ->> 'cliente' = ${id})`.execute(tx);
}
