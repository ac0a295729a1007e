import { ArrowRight } from 'lucide-react';
import { Picture } from '../../ui/image/picture.tsx';
import type { AuditChange } from './audit-changes.ts';
import { AUDIT_FIELDS, IMAGE_FIELDS, OPAQUE_FIELDS } from './audit-fields.ts';
import { auditValue } from './audit-value.ts';

interface AuditChangeTableProps {
  changes: readonly AuditChange[];
  /** False where something was made or taken away: there is only one side to show. */
  hasBoth: boolean;
}

/** The fields that differ, before and after. */
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
                {/* Its arrow goes with it to another line. */}
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

/** What a field held: a picture, a text, or nothing. */
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
