import { type RawBuilder, sql } from 'kysely';
import type { Sede, Session } from '../sessions/session.ts';

type Trace = {
  action: string;
  /** The part of the statement that holds the order as it is now, as `o`. */
  from: 'moved' | 'edited';
  before: RawBuilder<unknown>;
  after: RawBuilder<unknown>;
};

/**
 * A part of the statement that changes an order: its entry in the trail is written with it or not at
 * all, and costs no round trip.
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
