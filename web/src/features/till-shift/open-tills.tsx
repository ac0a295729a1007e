import type { ShiftRow } from '@comanda/contract/till/till';
import { isLeftOpen } from '@comanda/contract/till/till.rules';
import { ChevronRight, LockOpen, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { now } from '../../lib/clock.ts';
import { Card } from '../../ui/card.tsx';
import { useShifts } from './shift.queries.ts';
import { ShiftHost } from './shift-host.tsx';
import { showShift } from './shift-view.ts';
import { hourOf } from './shift-words.ts';

interface OpenTillsProps {
  sedes: readonly { dbName: string; nombre: string }[];
}

/** The shifts that are open at these sedes, for who may see how they go and close one that somebody left open. */
export function OpenTills({ sedes }: OpenTillsProps) {
  const [chosen, setChosen] = useState('');
  return (
    <>
      <ul
        aria-label="Turnos abiertos"
        className="grid gap-3 empty:hidden md:grid-cols-2 xl:grid-cols-3"
      >
        {sedes.map(({ dbName, nombre }) => (
          <SedeTills
            key={dbName}
            dbName={dbName}
            sede={sedes.length > 1 ? nombre : null}
            onOpen={({ _id: id }) => {
              setChosen(dbName);
              showShift({ kind: 'so-far', id });
            }}
          />
        ))}
      </ul>
      <ShiftHost dbName={chosen} canReview />
    </>
  );
}

interface SedeTillsProps {
  dbName: string;
  /** Null where there is no other. */
  sede: string | null;
  onOpen: (shift: ShiftRow) => void;
}

function SedeTills({ dbName, sede, onOpen }: SedeTillsProps) {
  const { own, others } = useShifts(dbName);
  return [...(own ? [own] : []), ...others].map((shift) => (
    <li key={shift._id} className="grid">
      <Card className="grid overflow-hidden p-0">
        <button
          type="button"
          onClick={() => onOpen(shift)}
          className="flex min-h-16 items-center gap-3 px-4 py-3 text-left hover:bg-sunken"
        >
          <LockOpen aria-hidden size={20} className="shrink-0 text-ink-soft" />
          <span className="min-w-0 flex-1">
            <span className="wrap-anywhere block font-semibold">
              {[`${shift.caja} de ${shift.nombre}`, sede].filter(Boolean).join(' · ')}
            </span>
            <span className="block text-14 text-ink-soft">
              Abierto desde las {hourOf(shift.abierto)}
            </span>
            {isLeftOpen(shift, now()) && (
              <span className="mt-0.5 flex items-start gap-1.5 text-14 text-aji">
                <TriangleAlert aria-hidden size={18} className="mt-px shrink-0" />
                Lleva abierto más de un día: ciérralo.
              </span>
            )}
          </span>
          <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-soft" />
        </button>
      </Card>
    </li>
  ));
}
