import { phoneDigits } from '@comanda/contract/clients.rules';
import { fold } from '@comanda/contract/text';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../db.ts';
import { foldedSql } from '../folded-sql.ts';
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
  { q, limit, after }: { q: string; limit: number; after: { at: string; id: string } | null },
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

/** Orders they placed signed in, and as a guest under the same e-mail. */
const ordersOf = (sede: Sede, { id, email }: Person) =>
  sql<SqlBool>`o.restaurant_id = ${sede.restaurantId} AND o.location_id = ${sede.locationId}
    AND (o.client_id = ${id}::uuid OR lower(o.email) = ${email})`;

export async function hasOpenOrders(tx: Db, sede: Sede, person: Person): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM orders o
    WHERE ${ordersOf(sede, person)} AND o.estado IN ('enviado', 'preparado') LIMIT 1`.execute(tx);
  return rows.length > 0;
}

/** What an order says of the person it was for, taken away. */
const namelessBy = (nobody: string) => sql`"nombreCliente" = ${nobody}, email = NULL,
  telefono = CASE WHEN o.telefono IS NULL THEN NULL ELSE ${nobody} END,
  direccion = CASE WHEN o.direccion IS NULL THEN NULL ELSE ${nobody} END`;

/** One revision for all of them: a screen that asks what changed gets them without the name. */
export async function anonymiseOrdersOf(
  tx: Db,
  sede: Sede,
  person: Person,
  nobody: string,
): Promise<void> {
  await sql`
    WITH counted AS (
      UPDATE location_counters SET revision = revision + 1
      WHERE restaurant_id = ${sede.restaurantId} AND location_id = ${sede.locationId}
      RETURNING revision
    )
    UPDATE orders o
    SET ${namelessBy(nobody)},
      "creadoPor" = CASE WHEN lower(o."creadoPor") = ${person.email} THEN '' ELSE o."creadoPor" END,
      revision = counted.revision
    FROM counted
    WHERE ${ordersOf(sede, person)}`.execute(tx);
}

export async function anonymiseClient(
  tx: Db,
  sede: Sede,
  id: string,
  nobody: string,
): Promise<void> {
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

/** Finished orders lose the person; one revision for all of them. */
export async function eraseHistoryOf(
  db: Db,
  sede: Sede,
  id: string,
  nobody: string,
): Promise<void> {
  await sql`
    WITH counted AS (
      UPDATE location_counters SET revision = revision + 1
      WHERE restaurant_id = ${sede.restaurantId} AND location_id = ${sede.locationId}
      RETURNING revision
    )
    UPDATE orders o
    SET ${namelessBy(nobody)}, "creadoPor" = '', client_id = NULL, revision = counted.revision
    FROM counted
    WHERE o.restaurant_id = ${sede.restaurantId} AND o.location_id = ${sede.locationId}
      AND o.client_id = ${id}::uuid AND o.estado NOT IN ('enviado', 'preparado')`.execute(db);
}
