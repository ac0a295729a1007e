import type { AuditEntry } from '@comanda/contract/audit/audit';
import { type AuditChange, auditChanges } from './audit-changes.ts';
import { AUDIT_FIELDS } from './audit-fields.ts';
import { auditValue } from './audit-value.ts';
import { inList } from './in-list.ts';

/** 'cambió la mesa de 4 a 7 y el pago de efectivo a datáfono; quitó el teléfono': every field by name. */
export function orderEditWords(entry: AuditEntry): string {
  const changes = auditChanges(entry);
  const isNew = ({ antes }: AuditChange) => antes === undefined;
  const isGone = ({ despues }: AuditChange) => despues === undefined;
  const clauses = [
    ['cambió', changes.filter((change) => !isNew(change) && !isGone(change)).map(fromTo)],
    ['puso', changes.filter(isNew).map(withValue)],
    ['quitó', changes.filter(isGone).map(({ field }) => the(field))],
  ] as const;
  return clauses
    .filter(([, parts]) => parts.length > 0)
    .map(([verb, parts]) => `${verb} ${inList(parts)}`)
    .join('; ');
}

function fromTo({ field, antes, despues }: AuditChange): string {
  // The lines are many: what opens under the sentence lists them.
  if (field === 'productos') return the(field);
  return `${the(field)} de ${said(field, antes)} a ${said(field, despues)}`;
}

function withValue({ field, despues }: AuditChange): string {
  return field === 'productos' ? the(field) : `${the(field)} ${said(field, despues)}`;
}

function the(field: string): string {
  return AUDIT_FIELDS[field]?.the ?? field;
}

/** Words that run on would read as part of the sentence. */
const QUOTED: readonly string[] = ['tipo', 'nombreCliente', 'direccion'];

function said(field: string, value: unknown): string {
  const text = auditValue(field, value) ?? '';
  if (QUOTED.includes(field)) return `«${text}»`;
  return field === 'metodoPago' ? text.toLowerCase() : text;
}
