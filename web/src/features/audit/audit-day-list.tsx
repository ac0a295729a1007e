import type { AuditEntry } from '@comanda/contract/audit/audit';
import { addDays, bogotaDay, bogotaTime, dayRange } from '@comanda/contract/days';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { AuditChangeTable, auditChanges } from './audit-change-table.tsx';
import { auditSentence } from './audit-sentence.ts';
import { ENTITY_LOOK, OPAQUE_FIELDS } from './audit-words.ts';

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

interface AuditDay {
  /** 'YYYY-MM-DD' */
  day: string;
  title: string;
  entries: AuditEntry[];
}

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('es-CO', { ...options, timeZone: 'America/Bogota' });
const THIS_YEAR = format({ weekday: 'long', day: 'numeric', month: 'long' });
const OTHER_YEAR = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** Groups the entries, newest first, by their day in Bogota. */
export function byDay(entries: readonly AuditEntry[], now: Date): AuditDay[] {
  const days: AuditDay[] = [];
  for (const entry of entries) {
    const day = bogotaDay(entry.fecha);
    if (days.at(-1)?.day !== day) days.push({ day, title: dayTitle(day, now), entries: [] });
    days.at(-1)?.entries.push(entry);
  }
  return days;
}

/** 'Hoy, martes 18 de noviembre' */
function dayTitle(day: string, now: Date): string {
  const today = bogotaDay(now);
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const words = (isThisYear ? THIS_YEAR : OTHER_YEAR).format(dayRange(day).from).replace(',', '');
  if (day === today) return `Hoy, ${words}`;
  if (day === addDays(today, -1)) return `Ayer, ${words}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const ACTOR_WORDS: Record<AuditEntry['actor']['tipo'], string> = {
  propietario: 'Propietario',
  empleado: 'Empleado',
  cliente: 'Cliente',
  invitado: 'Invitado',
  sistema: 'Automático',
};

const LAYOUT = 'grid grid-cols-[auto_1fr_auto] items-start gap-x-3 px-4 py-3 md:gap-x-4 md:px-5';

/** One entry. It opens to show the values before and after, if the entry has them. */
function AuditRow({ entry }: { entry: AuditEntry }) {
  const hasBoth = entry.antes !== null && entry.despues !== null;
  // A new person always has a new password, so that row says nothing.
  const changes = auditChanges(entry).filter(
    ({ field }) => hasBoth || !OPAQUE_FIELDS.includes(field),
  );
  if (changes.length === 0) {
    return (
      <div className={LAYOUT}>
        <RowWords entry={entry} />
      </div>
    );
  }
  return (
    <details className="group">
      <summary
        className={`${LAYOUT} list-none outline-offset-[-3px] hover:bg-sunken/60 group-open:bg-sunken/60 [&::-webkit-details-marker]:hidden`}
      >
        <RowWords entry={entry} />
        <ChevronDown
          aria-hidden
          size={20}
          className="mt-2.5 text-ink-soft transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="bg-sunken/60 px-4 pb-4 md:px-5 md:pl-19">
        <div className="rounded-control bg-surface px-4 py-1 inset-ring inset-ring-line">
          <AuditChangeTable changes={changes} hasBoth={hasBoth} />
        </div>
      </div>
    </details>
  );
}

function RowWords({ entry }: { entry: AuditEntry }) {
  const { who, did } = auditSentence(entry);
  const Icon = ENTITY_LOOK[entry.entidad].icon;
  const facts = [ACTOR_WORDS[entry.actor.tipo], entry.sede?.nombre].filter(Boolean);
  return (
    <>
      <span className="grid size-10 place-items-center rounded-full bg-sunken text-ink-soft">
        <Icon aria-hidden size={20} />
      </span>
      <div className="min-w-0">
        <p className="wrap-anywhere text-16">
          <strong className="font-semibold">{who}</strong> {did}
        </p>
        <p className="text-14 text-ink-soft">
          <time dateTime={entry.fecha}>{bogotaTime(entry.fecha)}</time>
          {facts.map((fact) => ` · ${fact}`)}
        </p>
      </div>
    </>
  );
}
