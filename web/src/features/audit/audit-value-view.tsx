import { Picture } from '../../ui/image/picture.tsx';
import { IMAGE_FIELDS } from './audit-fields.ts';
import { auditValue } from './audit-value.ts';

interface AuditValueViewProps {
  field: string;
  value: unknown;
}

/** What a field held: a picture, a text, or nothing. */
export function AuditValueView({ field, value }: AuditValueViewProps) {
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
