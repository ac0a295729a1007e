import type { AuditEntry, AuditQuery } from '@comanda/contract/audit/audit';
import type { Audited } from '@comanda/contract/audit/audit.words';
import { dayRange } from '@comanda/contract/days';
import { fold } from '@comanda/contract/fold';
import { type Expression, type SqlBool, sql } from 'kysely';
import { type Db, foldedSql } from '../db/db.ts';
import type { PageCursor } from '../db/page-cursor.ts';
import type { Sede } from '../sessions/session.ts';

/** Newest first, one more than asked for. */
export async function selectAudit(
  db: Db,
  restaurantId: string,
  sede: Sede | null,
  query: Omit<AuditQuery, 'dbName' | 'cursor'> & { cursor: PageCursor | null },
): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    SELECT a.id, a.at, a.actor_tipo, a.actor_id, a.actor_nombre, a.action, a.entity, a.entity_id,
      a.before, a.after, l."dbName", l.nombre AS sede_nombre,
      to_char(a.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS instant
    FROM audit_entries a
    LEFT JOIN locations l ON l.restaurant_id = a.restaurant_id AND l.id = a.location_id
    WHERE ${sql.join(conditions(restaurantId, sede, query), sql` AND `)}
    ORDER BY a.at DESC, a.id DESC
    LIMIT ${query.limit + 1}`.execute(db);
  return rows;
}

function conditions(
  restaurantId: string,
  sede: Sede | null,
  query: Omit<AuditQuery, 'dbName' | 'cursor'> & { cursor: PageCursor | null },
): Expression<SqlBool>[] {
  const { entidad, actor, q, desde, hasta, cursor } = query;
  return [
    sql<SqlBool>`a.restaurant_id = ${restaurantId}`,
    sede && sql<SqlBool>`a.location_id = ${sede.locationId}`,
    entidad && sql<SqlBool>`a.entity = ${entidad}`,
    actor && sql<SqlBool>`a.actor_id::text = ${actor}`,
    desde && sql<SqlBool>`a.at >= ${dayRange(desde).from}`,
    hasta && sql<SqlBool>`a.at < ${dayRange(hasta).to}`,
    cursor && sql<SqlBool>`(a.at, a.id) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`,
    q?.trim() &&
      sql<SqlBool>`position(${fold(q.trim())} IN ${foldedSql(sql`concat_ws(chr(10), a.actor_nombre,
        a.action, a.entity_id, a.before->>'nombre', a.after->>'nombre', a.before->>'name',
        a.after->>'name')`)}) > 0`,
  ].filter((condition) => typeof condition === 'object' && condition !== null);
}

export async function selectEntriesOf(
  db: Db,
  restaurantId: string,
  entity: Audited,
  ids: readonly string[],
) {
  return db
    .selectFrom('audit_entries')
    .select(['id', 'entity', 'entity_id', 'before', 'after'])
    .where('restaurant_id', '=', restaurantId)
    .where('entity', '=', entity)
    .where('entity_id', 'in', ids)
    .execute();
}

type Entry = Awaited<ReturnType<typeof selectEntriesOf>>[number];

/** Replaces the before and after values of each entry. */
export async function rewriteEntries(
  tx: Db,
  restaurantId: string,
  entries: readonly Entry[],
): Promise<void> {
  await sql`
    UPDATE audit_entries a SET before = s.before, after = s.after
    FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      AS s (id uuid, entity text, entity_id text, before jsonb, after jsonb)
    WHERE a.restaurant_id = ${restaurantId} AND a.entity = s.entity AND a.entity_id = s.entity_id
      AND a.id = s.id`.execute(tx);
}

type AuditRow = {
  id: string;
  at: Date;
  /** `at` to the microsecond, for a cursor. */
  instant: string;
  actor_tipo: AuditEntry['actor']['tipo'];
  actor_id: string | null;
  actor_nombre: string;
  action: string;
  entity: Audited;
  entity_id: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  dbName: string | null;
  sede_nombre: string | null;
};

export function presentAudit(row: AuditRow): AuditEntry {
  return {
    _id: row.id,
    fecha: row.at.toISOString(),
    sede: row.dbName === null ? null : { dbName: row.dbName, nombre: row.sede_nombre ?? '' },
    actor: { tipo: row.actor_tipo, id: row.actor_id, nombre: row.actor_nombre },
    accion: row.action,
    entidad: row.entity,
    entidadId: row.entity_id,
    antes: row.before,
    despues: row.after,
  };
}
