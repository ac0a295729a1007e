import type { AuditEntry } from '@comanda/contract/audit/audit';
import { AUDIT_FIELDS } from './audit-fields.ts';
import { auditValue } from './audit-value.ts';

export interface AuditChange {
  field: string;
  /** Undefined where there was nothing, as before something was made. */
  antes: unknown;
  despues: unknown;
}

/** The fields that differ, in the order in which they are told. */
export function auditChanges({ antes, despues }: AuditEntry): AuditChange[] {
  return Object.keys(AUDIT_FIELDS)
    .map((field) => ({
      field,
      antes: known(antes?.[field], despues?.[field]),
      despues: known(despues?.[field], antes?.[field]),
    }))
    .filter(({ field, antes: before, despues: after }) =>
      // Lines are equal if they read so: what else an entry keeps of them is not for a person.
      field === 'productos'
        ? auditValue(field, before) !== auditValue(field, after)
        : canonical(before) !== canonical(after),
    );
}

/** The same permisos in another order are the same. */
function canonical(value: unknown): string | undefined {
  const isSet = Array.isArray(value) && value.every((one) => typeof one === 'string');
  return JSON.stringify(isSet ? value.toSorted() : value);
}

/** Nothing, however it was written. A mark that was missing was not set. */
function known(value: unknown, other: unknown): unknown {
  if (value === undefined && typeof other === 'boolean') return false;
  if (value === undefined || value === null || value === '') return undefined;
  return Array.isArray(value) && value.length === 0 ? undefined : value;
}
