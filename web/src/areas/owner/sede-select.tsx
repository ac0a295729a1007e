import type { Location } from '@comanda/contract/locations/locations';
import { ChevronDown, MapPin } from 'lucide-react';

interface SedeSelectProps {
  /** The `_id` of a sede, or empty for all. */
  value: string;
  sedes: readonly Location[];
  /** The words for all of them, where they can be chosen together. */
  all?: string;
  onChoose: (id: string) => void;
}

export function SedeSelect({ value, sedes, all, onChoose }: SedeSelectProps) {
  return (
    <span className="relative min-w-0 justify-self-start">
      <MapPin
        aria-hidden
        size={18}
        className="pointer-events-none absolute top-3.5 left-3 text-ink-soft"
      />
      <select
        aria-label="Sede"
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className="min-h-11 w-full max-w-44 cursor-pointer appearance-none truncate rounded-control bg-sunken pr-10 pl-9 font-semibold text-14 text-ink hover:bg-line"
      >
        {all && <option value="">{all}</option>}
        {sedes.map(({ _id, nombre }) => (
          <option key={_id} value={_id}>
            {nombre}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={18}
        className="pointer-events-none absolute top-3.5 right-3 text-ink-soft"
      />
    </span>
  );
}
