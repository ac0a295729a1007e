import type { Db } from '../db.ts';
import type { Sede, Session } from '../session.ts';

export type AuditEntry = {
  /** What was done, as 'producto.creado'. */
  action: string;
  entity: string;
  entityId: string;
  before?: object | null;
  after?: object | null;
};

/** Written in the transaction of the change itself: one is never there without the other. */
export async function recordAudit(
  tx: Db,
  author: Session,
  sede: Sede | null,
  { action, entity, entityId, before = null, after = null }: AuditEntry,
): Promise<void> {
  await tx
    .insertInto('audit_entries')
    .values({
      restaurant_id: author.restaurantId,
      location_id: sede?.locationId ?? null,
      actor_tipo: author.actor.tipo,
      actor_id: author.subjectId,
      actor_nombre: author.nombre || author.email,
      action,
      entity,
      entity_id: entityId,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    })
    .execute();
}
