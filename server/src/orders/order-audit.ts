import { type RawBuilder, sql } from 'kysely';
import type { Sede, Session } from '../sessions/session.ts';

type Trace = {
  action: string;
  /** The part of the statement that has the changed order, as `o`. */
  from: 'moved' | 'edited';
  before: RawBuilder<unknown>;
  after: RawBuilder<unknown>;
};

/**
 * The part of the statement that writes the audit entry of a changed order. Both are written or
 * neither, without another round trip.
 */
export function auditedBy(
  author: Session,
  sede: Sede,
  { action, from, before, after }: Trace,
): RawBuilder<unknown> {
  return sql`audited AS (
    INSERT INTO audit_entries (
      restaurant_id, location_id, actor_tipo, actor_id, actor_nombre, action, entity, entity_id,
      before, after
    )
    SELECT ${sede.restaurantId}, ${sede.locationId}, ${author.actor.tipo}, ${author.subjectId}::uuid,
      ${author.nombre || author.email}, ${action}, 'pedido', o.id, ${before}, ${after}
    FROM ${sql.table(from)} o
  )`;
}
