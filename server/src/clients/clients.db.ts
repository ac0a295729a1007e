import type { Client } from '@comanda/contract/clients/clients';
import { phoneDigits } from '@comanda/contract/clients/clients.rules';
import { fold } from '@comanda/contract/fold';
import { type Selectable, type SqlBool, sql } from 'kysely';
import { type Db, foldedSql } from '../db/db.ts';
import type { PageCursor } from '../db/page-cursor.ts';
import type { Tables } from '../db/tables.ts';
import { inSede, sedeKeys } from '../sessions/in-sede.ts';
import type { Sede } from '../sessions/session.ts';

const CLIENT_COLUMNS = [
  'id',
  'nombre',
  'telefono',
  'direccion',
  'email',
  'fecha_registro',
] as const;

type NewClient = {
  nombre: string;
  telefono: string;
  direccion: string;
  email: string;
  password_hash: string;
};

export async function insertClient(db: Db, sede: Sede, client: NewClient): Promise<ClientRow> {
  return db
    .insertInto('clients')
    .values({ ...sedeKeys(sede), ...client })
    .returning(CLIENT_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** What a person accepted, when and where; it may have to be proven. */
export async function insertConsent(
  db: Db,
  sede: Sede,
  consent: { client_id: string; version: string; canal: string },
): Promise<void> {
  await db
    .insertInto('consents')
    .values({ ...sedeKeys(sede), ...consent })
    .execute();
}

/** Newest first, one more than asked for, and the total number. */
export async function selectClients(
  db: Db,
  sede: Sede,
  { q, limit, after }: { q: string; limit: number; after: PageCursor | null },
): Promise<{ rows: ClientRow[]; total: number }> {
  const matching = db
    .selectFrom('clients as c')
    .where(inSede(sede, 'c'))
    .where('c.forgotten_at', 'is', null)
    .$if(q !== '', (query) => query.where(matches(q)));
  const rows = await matching
    .select(CLIENT_COLUMNS)
    .$if(after !== null, (query) =>
      // A cursor has milliseconds; the column has more digits.
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

/** Like `matchesClientSearch` of contract: letters without accents, and a phone by its digits. */
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
    .select(['id', 'email', 'email_verified_at'])
    .where(inSede(sede))
    .where('id', '=', id)
    .where('forgotten_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function findClient(db: Db, sede: Sede, id: string): Promise<ClientRow | undefined> {
  return db
    .selectFrom('clients')
    .select(CLIENT_COLUMNS)
    .where(inSede(sede))
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Of two who edit a client at once, the second reads what the first wrote. */
export async function lockClient(tx: Db, sede: Sede, id: string): Promise<ClientRow> {
  return tx
    .selectFrom('clients')
    .select(CLIENT_COLUMNS)
    .where(inSede(sede))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
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
    .where(inSede(sede))
    .where('id', '=', id)
    .returning(CLIENT_COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function findPasswordHash(db: Db, sede: Sede, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('clients')
    .select('password_hash')
    .where(inSede(sede))
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
    .where(inSede(sede))
    .where('id', '=', id)
    .execute();
}

/**
 * The client entered the code that was mailed to the e-mail. False when there is no such client.
 */
export async function markEmailVerified(tx: Db, sede: Sede, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('clients')
    .set({ email_verified_at: new Date() })
    .where(inSede(sede))
    .where('id', '=', id)
    .where('forgotten_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type ClientRow = Pick<
  Selectable<Tables['clients']>,
  'id' | 'nombre' | 'telefono' | 'direccion' | 'email' | 'fecha_registro'
>;

export function presentClient(row: ClientRow): Client {
  return {
    _id: row.id,
    nombre: row.nombre,
    direccion: row.direccion || null,
    telefono: row.telefono,
    email: row.email ?? '',
    fecha_registro: row.fecha_registro.toISOString(),
  };
}

/** The proof of consent stays, without saying whose it was. */
export async function anonymiseConsents(
  tx: Db,
  sede: Sede,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await sql`
    UPDATE consents SET client_id = ${id}::uuid, email = NULL
    WHERE ${inSede(sede)} AND lower(email) = ${email}`.execute(tx);
}

const FORGOTTEN = {
  direccion: '',
  telefono: '',
  email: null,
  password_hash: null,
  email_verified_at: null,
};

export async function anonymiseRow(tx: Db, sede: Sede, id: string, nobody: string): Promise<void> {
  await tx
    .updateTable('clients')
    .set({ ...FORGOTTEN, nombre: nobody, forgotten_at: new Date() })
    .where(inSede(sede))
    .where('id', '=', id)
    .execute();
}

export async function anonymiseAllClients(
  tx: Db,
  restaurantId: string,
  nobody: string,
): Promise<void> {
  await tx
    .updateTable('clients')
    .set({ ...FORGOTTEN, nombre: nobody, forgotten_at: new Date() })
    .where('restaurant_id', '=', restaurantId)
    .where('forgotten_at', 'is', null)
    .execute();
  await tx
    .updateTable('consents')
    .set({ email: null })
    .where('restaurant_id', '=', restaurantId)
    .execute();
}
