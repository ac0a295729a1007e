import { locationsMessages } from '@comanda/contract/locations/locations.messages';
import type { sedesProgress } from '@comanda/contract/locations/locations.rules';

interface SedesLeftProps {
  progress: ReturnType<typeof sedesProgress>;
  planNombre: string | null;
}

/** How many sedes the membership still allows: the filled part is what is left. */
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
