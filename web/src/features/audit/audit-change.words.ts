import type { AuditEntry } from '@comanda/contract/audit/audit';
import { type AuditChange, auditChanges } from './audit-change-table.tsx';
import { AUDIT_FIELDS, auditValue, inList } from './audit-words.ts';

/** The name before the change. A new name is told as a change. */
export function nameOf({ antes, despues }: AuditEntry): string {
  const kept = antes ?? despues ?? {};
  return String(kept.nombre ?? kept.name ?? 'algo');
}

/**
 * One change of a short field is told with both values. For several changes, or long texts, only the fields are
 * named.
 */
export function changed(entry: AuditEntry, thing: string): string {
  const changes = auditChanges(entry);
  const [first, ...others] = changes;
  if (!first) return `guardó ${thing} sin cambiar sus datos`;
  if (others.length === 0) return oneChange(first, thing);
  const which = new Set(changes.map(({ field }) => AUDIT_FIELDS[field]?.the ?? field));
  return `cambió ${inList([...which])} ${of(thing)}`;
}

const TOLD_WHOLE = ['precio', 'tono', 'cargo', 'edad', 'telefono', 'email', 'nombreAsistente'];

function oneChange({ field, antes, despues }: AuditChange, thing: string): string {
  const after = auditValue(field, despues);
  const before = auditValue(field, antes);
  if (field === 'nombre' || field === 'name') return `cambió el nombre ${of(thing)} a ${after}`;
  if (field === 'agotado') {
    return despues ? `marcó ${thing} como agotado` : `puso ${thing} disponible otra vez`;
  }
  const what = `cambió ${AUDIT_FIELDS[field]?.the ?? field} ${of(thing)}`;
  const isShort = TOLD_WHOLE.includes(field) && before !== null && after !== null;
  return isShort ? `${what} de ${before} a ${after}` : what;
}

function of(thing: string): string {
  return thing.startsWith('el ') ? `del ${thing.slice(3)}` : `de ${thing}`;
}

/** '12 productos nuevos, 3 cambiados y 1 retirado' */
export function menuTotals({ despues }: AuditEntry, noun = 'producto'): string {
  const counts = [
    [despues?.nuevo, 'nuevo'],
    [despues?.cambia, 'cambiado'],
    [despues?.sale, 'retirado'],
  ] as const;
  const parts = counts
    .filter(([count]) => typeof count === 'number' && count > 0)
    .map(([count, word], at) => {
      const ending = count === 1 ? '' : 's';
      return `${count} ${at === 0 ? `${noun}${ending} ` : ''}${word}${ending}`;
    });
  return inList(parts) || `ningún ${noun} cambió`;
}
