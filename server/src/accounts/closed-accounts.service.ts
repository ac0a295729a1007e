import type { ClosedList, ClosedQuery } from '@comanda/contract/accounts/corrections';
import { dayRange } from '@comanda/contract/days';
import { fold } from '@comanda/contract/fold';
import { isUuid } from '@comanda/contract/text';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Db, foldedSql } from '../db/db.ts';
import { readCursor, writeCursor } from '../db/page-cursor.ts';
import { inSede } from '../sessions/in-sede.ts';
import type { Sede } from '../sessions/session.ts';
import { asTheyAre } from './change-accounts.ts';

/** The closed accounts of a sede, newest first. */
export async function listClosed(db: Db, sede: Sede, query: ClosedQuery): Promise<ClosedList> {
  const { rows } = await sql<{ id: string; cerrada: Date }>`
    SELECT a.id, a.cerrada FROM accounts a
    WHERE ${sql.join(conditions(sede, query), sql` AND `)}
    ORDER BY a.cerrada DESC, a.id DESC
    LIMIT ${query.limit + 1}`.execute(db);
  const page = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? page.at(-1) : undefined;
  const ids = page.map(({ id }) => id);
  return {
    data: ids.length > 0 ? await asTheyAre(db, sede, ids) : [],
    nextCursor: last ? writeCursor(last.cerrada.toISOString(), last.id) : null,
  };
}

function conditions(sede: Sede, { desde, hasta, q, cursor: sent }: ClosedQuery) {
  const cursor = sent ? readCursor(sent, isMoment, isUuid) : null;
  const wanted = q?.trim();
  return [
    sql<SqlBool>`${inSede(sede, 'a')} AND a.estado = 'cerrada'`,
    desde && sql<SqlBool>`a.cerrada >= ${dayRange(desde).from}`,
    hasta && sql<SqlBool>`a.cerrada < ${dayRange(hasta).to}`,
    cursor && sql<SqlBool>`(a.cerrada, a.id) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`,
    wanted && search(sede, wanted),
  ].filter((one) => typeof one === 'object' && one !== null);
}

/** A number, also as it is written: «1.204». */
function search(sede: Sede, wanted: string): RawBuilder<SqlBool> {
  const digits = wanted.replace(/^#|\./g, '');
  const numero = /^\d{1,15}$/.test(digits) ? Number(digits) : null;
  const text = fold(wanted);
  return sql<SqlBool>`(a.numero = ${numero}::bigint
    OR position(${text} IN ${foldedSql(sql`concat_ws(chr(10), array_to_string(a.mesas, chr(10)), a.nombre)`)}) > 0
    OR EXISTS (SELECT 1 FROM account_payments p WHERE ${inSede(sede, 'p')} AND p.cuenta_id = a.id
      AND position(${text} IN ${foldedSql(sql`p.referencia`)}) > 0))`;
}

function isMoment(at: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(at) && !Number.isNaN(Date.parse(at));
}
