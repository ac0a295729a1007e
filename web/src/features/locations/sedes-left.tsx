import { locationsMessages } from '@comanda/contract/locations/locations.messages';
import type { sedesProgress } from '@comanda/contract/locations/locations.rules';
import { Store } from 'lucide-react';

interface SedesLeftProps {
  progress: ReturnType<typeof sedesProgress>;
  planNombre: string | null;
}

/** How many sedes the membership still allows. The filled part of the bar is what is left. */
export function SedesLeft({ progress, planNombre }: SedesLeftProps) {
  const { remaining, total, percentage } = progress;
  const words = locationsMessages.remaining(remaining, total);
  return (
    <div className="grid w-80 max-w-full gap-2 text-14 sm:w-64">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>
          {remaining === 1 ? 'Te queda' : 'Te quedan'}{' '}
          <strong className="font-semibold">{words}</strong>
        </span>
        {planNombre && <span className="text-ink-soft">Plan {planNombre}</span>}
      </p>
      <div
        role="progressbar"
        aria-label="Sedes que te quedan"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percentage}
        aria-valuetext={words}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-cilantro" style={{ width: `${percentage}%` }} />
      </div>
    </div>
  );
}

interface FreeSedeSlotProps {
  total: number;
  onAdd: () => void;
}

/** An empty place for another sede that the plan allows. */
export function FreeSedeSlot({ total, onAdd }: FreeSedeSlotProps) {
  return (
    <li className="grid">
      <button
        type="button"
        onClick={onAdd}
        className="grid min-h-52 place-content-center justify-items-center gap-2 rounded-card border-2 border-control border-dashed p-6 text-center transition-colors duration-150 hover:border-achiote hover:bg-achiote-wash"
      >
        <span
          aria-hidden
          className="grid size-14 place-items-center rounded-full bg-sunken text-ink-soft"
        >
          <Store size={26} />
        </span>
        <span className="title text-18">Aquí cabe una más</span>
        <span className="max-w-60 text-14 text-ink-soft">
          Tu plan incluye {total} {total === 1 ? 'sede' : 'sedes'}. Abre la próxima cuando quieras.
        </span>
      </button>
    </li>
  );
}
