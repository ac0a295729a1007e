import type { KnownCustomer } from '@comanda/contract/orders/known-customers';
import { phonePrefixes } from '@comanda/contract/orders/known-customers.rules';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { inSede } from '../sessions/in-sede.ts';
import type { Sede } from '../sessions/session.ts';

/** A bound on what is read, also where hundreds were written down under one phone. */
const MAX_READ = 200;

// As the indexes have it: of clients in migration 020, of orders in 029.
const DIGITS = sql`regexp_replace(t.telefono, '\\D', '', 'g')`;
const WRITTEN_DIGITS = sql`translate(t.telefono, ' +()./-‐‑‒–—', '')`;

/** Orders and accounts of this phone, the newest first. `key` has only digits, so it is no pattern. */
export async function selectKnownCustomers(
  db: Db,
  sede: Sede,
  key: string,
): Promise<KnownCustomer[]> {
  const parts = phonePrefixes(key).flatMap((prefix) => [
    sql`(SELECT t."nombreCliente" AS nombre, t.telefono, t.direccion, t."horaCreacion" AS at
      FROM orders t
      WHERE ${inSede(sede, 't')} AND t.telefono IS NOT NULL AND ${WRITTEN_DIGITS} LIKE ${`${prefix}%`}
      ORDER BY ${WRITTEN_DIGITS} USING ~<~, t."horaCreacion" DESC LIMIT ${MAX_READ})`,
    sql`(SELECT t.nombre, t.telefono, nullif(t.direccion, ''), t.fecha_registro
      FROM clients t
      WHERE ${inSede(sede, 't')} AND t.forgotten_at IS NULL AND ${DIGITS} LIKE ${`${prefix}%`}
      ORDER BY ${DIGITS} USING ~<~ LIMIT ${MAX_READ})`,
  ]);
  const { rows } = await sql<KnownCustomer>`
    SELECT nombre, telefono, direccion FROM (${sql.join(parts, sql` UNION ALL `)}) known
    ORDER BY at DESC`.execute(db);
  return rows;
}
