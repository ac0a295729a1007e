import { phoneDigits } from '@comanda/contract/clients.rules';
import { searchText } from '@comanda/contract/order-search';
import { fold } from '@comanda/contract/text';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../db.ts';
import { foldedSql } from '../folded-sql.ts';
import type { PageCursor } from '../page-cursor.ts';
import type { Sede } from '../session.ts';
import type { ClientRow } from './clients.presenter.ts';

export type NewClient = {
  nombre: string;
  telefono: string;
  direccion: string;
  email: string;
  password_hash: string;
};

export async function insertClient(db: Db, sede: Sede, client: NewClient): Promise<ClientRow> {
  return db
    .insertInto('clients')
    .values({ restaurant_id: sede.restaurantId, location_id: sede.locationId, ...client })
    .returning(['id', 'nombre', 'telefono', 'direccion', 'email', 'fecha_registro'])
    .executeTakeFirstOrThrow();
}

/** What a person accepted, when and where: it has to be shown one day. */
export async function insertConsent(
  db: Db,
  sede: Sede,
  consent: { client_id: string; version: string; canal: string },
): Promise<void> {
  await db
    .insertInto('consents')
    .values({ restaurant_id: sede.restaurantId, location_id: sede.locationId, ...consent })
    .execute();
}

type Person = { id: string; email: string };

/** Newest first, one more than asked for, and how many there are in all. */
export async function selectClients(
  db: Db,
  sede: Sede,
  { q, limit, after }: { q: string; limit: number; after: PageCursor | null },
): Promise<{ rows: ClientRow[]; total: number }> {
  const matching = db
    .selectFrom('clients as c')
    .where('c.restaurant_id', '=', sede.restaurantId)
    .where('c.location_id', '=', sede.locationId)
    .where('c.forgotten_at', 'is', null)
    .$if(q !== '', (query) => query.where(matches(q)));
  const rows = await matching
    .select(['c.id', 'c.nombre', 'c.telefono', 'c.direccion', 'c.email', 'c.fecha_registro'])
    .$if(after !== null, (query) =>
      // A cursor holds milliseconds; the column is finer.
      query.where(
        sql<SqlBool>`(date_trunc('milliseconds', c.fecha_registro), c.id)
          < (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy(sql`date_trunc('milliseconds', c.fecha_registro)`, 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit + 1)
    .execute();
  const counted = await matching
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(counted.total) };
}

/** As `matchesClientSearch` of contract: letters without accents, and a phone by its digits. */
function matches(q: string) {
  const text = sql`concat_ws(chr(10), c.nombre, c.direccion, c.telefono, c.email)`;
  const folded = foldedSql(text);
  const digits = phoneDigits(q);
  return sql<SqlBool>`(position(${fold(q)} IN ${folded}) > 0
    OR (${digits} <> '' AND position(${digits} IN regexp_replace(c.telefono, '\\D', '', 'g')) > 0))`;
}

export async function findClientForUpdate(tx: Db, sede: Sede, id: string) {
  return tx
    .selectFrom('clients')
    .select(['id', 'email'])
    .where('restaurant_id', '=', sede.restaurantId)
    .where('location_id', '=', sede.locationId)
    .where('id', '=', id)
    .where('forgotten_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Orders they placed signed in, and as a guest under the same e-mail, locked. Everybody locks in one
 * order, or they would wait for each other: the client, then orders, then the sede's counter.
 */
export async function lockOrdersOf(tx: Db, sede: Sede, { id, email }: Person): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT o.id FROM orders o
    WHERE o.restaurant_id = ${sede.restaurantId} AND o.location_id = ${sede.locationId}
      AND (o.client_id = ${id}::uuid OR lower(o.email) = ${email})
    ORDER BY o.id FOR UPDATE`.execute(tx);
  return rows.map((row) => row.id);
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

export async function hasOpenOrders(tx: Db, sede: Sede, { id, email }: Person): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM orders o
    WHERE o.restaurant_id = ${sede.restaurantId} AND o.location_id = ${sede.locationId}
      AND o.estado IN ('enviado', 'preparado')
      AND (o.client_id = ${id}::uuid OR lower(o.email) = ${email})
    LIMIT 1`.execute(tx);
  return rows.length > 0;
}

/**
 * The sales stay; what they say of a person goes: name, addresses, notes, what an edit or the trail
 * remembers of the lines, and the tickets.
 */
export async function anonymiseOrders(
  tx: Db,
  sede: Sede,
  ids: readonly string[],
  { nobody, email, revision }: { nobody: string; email: string; revision: number },
): Promise<void> {
  if (ids.length === 0) return;
  const described = await tx
    .selectFrom('orders')
    .select(['id', 'tipo', 'mesa', 'direccion', 'productos'])
    .where('restaurant_id', '=', sede.restaurantId)
    .where('location_id', '=', sede.locationId)
    .where('id', 'in', ids)
    .execute();
  const searched = described.map((order) =>
    searchText({ ...order, direccion: order.direccion && nobody, nombreCliente: nobody }),
  );
  await sql`
    UPDATE orders o
    SET busqueda = named.busqueda,
      "nombreCliente" = ${nobody}, email = NULL, client_id = NULL,
      telefono = CASE WHEN o.telefono IS NULL THEN NULL ELSE ${nobody} END,
      direccion = CASE WHEN o.direccion IS NULL THEN NULL ELSE ${nobody} END,
      "creadoPor" = CASE WHEN lower(o."creadoPor") = ${email} THEN '' ELSE o."creadoPor" END,
      productos = (
        SELECT jsonb_agg(line || '{"nota": ""}' ORDER BY place)
        FROM jsonb_array_elements(o.productos) WITH ORDINALITY AS lines (line, place)
      ),
      updates = (
        SELECT coalesce(jsonb_agg(edit - 'productosAntes' ORDER BY place), '[]')
        FROM jsonb_array_elements(o.updates) WITH ORDINALITY AS edits (edit, place)
      ),
      seguimiento = NULL, revision = ${revision}
    FROM unnest(${described.map(({ id }) => id)}::text[], ${searched}::text[]) AS named (id, busqueda)
    WHERE o.restaurant_id = ${sede.restaurantId} AND o.location_id = ${sede.locationId}
      AND o.id = named.id`.execute(tx);
  await sql`
    UPDATE audit_entries SET before = before - 'productos', after = after - 'productos'
    WHERE restaurant_id = ${sede.restaurantId} AND entity = 'pedido' AND action = 'editado'
      AND entity_id = ANY(${ids})`.execute(tx);
  await tx
    .deleteFrom('print_jobs')
    .where('restaurant_id', '=', sede.restaurantId)
    .where('location_id', '=', sede.locationId)
    .where('order_id', 'in', ids)
    .execute();
}

/** What they accepted stays proven, as a guest under the same e-mail too, without saying who they were. */
export async function anonymiseClient(
  tx: Db,
  sede: Sede,
  { id, email }: Person,
  nobody: string,
): Promise<void> {
  await tx
    .updateTable('consents')
    .set({ client_id: id, email: null })
    .where('restaurant_id', '=', sede.restaurantId)
    .where('location_id', '=', sede.locationId)
    .where('email', '=', email)
    .execute();
  await tx
    .updateTable('clients')
    .set({
      nombre: nobody,
      direccion: '',
      telefono: '',
      email: null,
      password_hash: null,
      forgotten_at: new Date(),
    })
    .where('restaurant_id', '=', sede.restaurantId)
    .where('location_id', '=', sede.locationId)
    .where('id', '=', id)
    .execute();
  await tx
    .deleteFrom('password_resets')
    .where('restaurant_id', '=', sede.restaurantId)
    .where('subject_id', '=', id)
    .execute();
}

export async function updateClientRow(
  db: Db,
  sede: Sede,
  id: string,
  values: { nombre: string; telefono: string; direccion: string },
): Promise<ClientRow> {
  return db
    .updateTable('clients')
    .set(values)
    .where('restaurant_id', '=', sede.restaurantId)
    .where('location_id', '=', sede.locationId)
    .where('id', '=', id)
    .returning(['id', 'nombre', 'telefono', 'direccion', 'email', 'fecha_registro'])
    .executeTakeFirstOrThrow();
}

export async function findPasswordHash(db: Db, sede: Sede, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('clients')
    .select('password_hash')
    .where('restaurant_id', '=', sede.restaurantId)
    .where('location_id', '=', sede.locationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.password_hash ?? null;
}

export async function updatePasswordHash(
  tx: Db,
  sede: Sede,
  id: string,
  password_hash: string,
): Promise<void> {
  await tx
    .updateTable('clients')
    .set({ password_hash })
    .where('restaurant_id', '=', sede.restaurantId)
    .where('location_id', '=', sede.locationId)
    .where('id', '=', id)
    .execute();
}

/** Those that are over: what is still on its way stays theirs. */
export async function lockFinishedOrdersOf(tx: Db, sede: Sede, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT o.id FROM orders o
    WHERE o.restaurant_id = ${sede.restaurantId} AND o.location_id = ${sede.locationId}
      AND o.client_id = ${id}::uuid AND o.estado NOT IN ('enviado', 'preparado')
    ORDER BY o.id FOR UPDATE`.execute(tx);
  return rows.map((row) => row.id);
}
