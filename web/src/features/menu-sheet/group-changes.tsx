import type { AccionPlan } from '@comanda/contract/menu/menu-plan.words';
import { Badge } from '../../ui/badge.tsx';
import { MARKS, ORDER } from './menu-plan.ts';

interface PlannedGroup {
  accion: AccionPlan;
  codigo: string;
  nombre: string;
  opciones: number;
  /** How many it has now; left out where the plan does not say. */
  opcionesActuales?: number | null;
}

/** The groups that change, each with how many options it has. */
export function GroupChanges({ grupos }: { grupos: readonly PlannedGroup[] }) {
  const changes = ORDER.flatMap((one) => grupos.filter(({ accion }) => accion === one));
  if (changes.length === 0) return null;
  return (
    <ul aria-label="Grupos que cambian" className="text-14">
      {changes.map(({ accion, codigo, nombre, opciones, opcionesActuales }) => {
        const isOther = opcionesActuales != null && opcionesActuales !== opciones;
        return (
          <li
            key={codigo}
            className="flex flex-wrap items-center gap-x-3 border-line border-b py-2 last:border-b-0"
          >
            <span className="wrap-anywhere min-w-0 flex-1 font-semibold">{nombre}</span>
            <span className="text-ink-soft">
              {isOther && `${opcionesActuales} → `}
              {opciones === 1 ? '1 opción' : `${opciones} opciones`}
            </span>
            {accion !== 'igual' && <Badge tone={MARKS[accion].tone}>{MARKS[accion].word}</Badge>}
          </li>
        );
      })}
    </ul>
  );
}
