import type { AuditEntry } from '@comanda/contract/audit/audit';
import type { Audited } from '@comanda/contract/audit/audit.words';

export type AuditRow = {
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
