import type { AuditEntry } from '@comanda/contract/audit/audit';
import { useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { AuditRow } from './audit-row.tsx';

interface AuditDayListProps {
  title: string;
  entries: readonly AuditEntry[];
}

export function AuditDayList({ title, entries }: AuditDayListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h2 id={id} className="text-18">
        {title}
      </h2>
      <Card className="overflow-hidden">
        <ul className="divide-y divide-line">
          {entries.map((entry) => (
            <li key={entry._id}>
              <AuditRow entry={entry} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
