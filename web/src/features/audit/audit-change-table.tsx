import type { AuditEntry } from '@comanda/contract/audit/audit';
import { ArrowRight } from 'lucide-react';
import { Picture } from '../../ui/image/picture.tsx';
import { AUDIT_FIELDS, auditValue, IMAGE_FIELDS, OPAQUE_FIELDS } from './audit-words.ts';

interface AuditChangeTableProps {
  changes: readonly AuditChange[];
  /** False if the entry creates or deletes something: then only one side exists. */
  hasBoth: boolean;
}

/** The fields that changed, with their values before and after. */
export function AuditChangeTable({ changes, hasBoth }: AuditChangeTableProps) {
  return (
    <dl className="grid gap-x-6 text-14 md:grid-cols-[minmax(8rem,auto)_1fr]">
      {changes.map(({ field, antes, despues }) => (
        <div
          key={field}
          className="col-span-full grid grid-cols-subgrid gap-y-0.5 border-line border-t border-dashed py-2.5 first:border-t-0"
        >
          <dt className="text-ink-soft">{AUDIT_FIELDS[field]?.label}</dt>
          <dd className="wrap-anywhere min-w-0 whitespace-pre-line">
            {OPAQUE_FIELDS.includes(field) ? (
              'Cambió'
            ) : hasBoth ? (
              <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                <span className="text-ink-soft">
                  <span className="sr-only">Antes: </span>
                  <AuditValueView field={field} value={antes} />
                </span>
                {/* The arrow wraps together with the new value. */}
                <span className="flex items-center gap-2.5 font-semibold">
                  <ArrowRight aria-hidden size={16} className="text-ink-soft" />
                  <span className="min-w-0">
                    <span className="sr-only">Después: </span>
                    <AuditValueView field={field} value={despues} />
                  </span>
                </span>
              </span>
            ) : (
              <AuditValueView field={field} value={despues ?? antes} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface AuditValueViewProps {
  field: string;
  value: unknown;
}

/** The value of a field: a picture, a text, or a sign that it was empty. */
function AuditValueView({ field, value }: AuditValueViewProps) {
  if (IMAGE_FIELDS.includes(field) && typeof value === 'string') {
    return (
      <Picture
        src={value}
        alt=""
        sizes="64px"
        className="size-16 rounded-control inset-ring inset-ring-line"
      />
    );
  }
  return auditValue(field, value) ?? <span className="text-ink-soft">Vacío</span>;
}

export interface AuditChange {
  field: string;
  /** Undefined if there was no value, for example before the thing was created. */
  antes: unknown;
  despues: unknown;
}

/** The fields that differ, in the order of AUDIT_FIELDS. */
export function auditChanges({ antes, despues }: AuditEntry): AuditChange[] {
  return Object.keys(AUDIT_FIELDS)
    .map((field) => ({
      field,
      antes: known(antes?.[field], despues?.[field]),
      despues: known(despues?.[field], antes?.[field]),
    }))
    .filter(({ field, antes: before, despues: after }) =>
      // Order lines are compared by their text: an entry also keeps ids and subtotals that nobody reads.
      field === 'productos'
        ? auditValue(field, before) !== auditValue(field, after)
        : canonical(before) !== canonical(after),
    );
}

/** Sorts lists of strings, so that the same permisos in another order are equal. */
function canonical(value: unknown): string | undefined {
  const isSet = Array.isArray(value) && value.every((one) => typeof one === 'string');
  return JSON.stringify(isSet ? value.toSorted() : value);
}

/** Undefined for every kind of empty value. A missing flag counts as false. */
function known(value: unknown, other: unknown): unknown {
  if (value === undefined && typeof other === 'boolean') return false;
  if (value === undefined || value === null || value === '') return undefined;
  return Array.isArray(value) && value.length === 0 ? undefined : value;
}
