import type { AuditEntry } from '@comanda/contract/audit/audit';
import { bogotaTime } from '@comanda/contract/days';
import { ChevronDown } from 'lucide-react';
import { AuditChangeTable } from './audit-change-table.tsx';
import { auditChanges } from './audit-changes.ts';
import { ENTITY_LOOK } from './audit-entities.ts';
import { OPAQUE_FIELDS } from './audit-fields.ts';
import { auditSentence } from './audit-sentence.ts';

const ACTOR_WORDS: Record<AuditEntry['actor']['tipo'], string> = {
  propietario: 'Propietario',
  empleado: 'Empleado',
  cliente: 'Cliente',
  invitado: 'Invitado',
  sistema: 'Automático',
};

const LAYOUT = 'grid grid-cols-[auto_1fr_auto] items-start gap-x-3 px-4 py-3 md:gap-x-4 md:px-5';

/** One thing somebody did; it opens on what it was before and after, where that is known. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const hasBoth = entry.antes !== null && entry.despues !== null;
  // Something new has a password of course.
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
