import type { Location } from '@comanda/contract/locations';
import { ChevronDown, MapPin } from 'lucide-react';
import { stored } from '../../lib/stored.ts';

interface SedeSwitchProps {
  sede: Location | null;
  sedes: readonly Location[];
}

/** The one place where an owner chooses a sede. */
export function SedeSwitch({ sede, sedes }: SedeSwitchProps) {
  if (!sede) return <span />;
  return (
    <span className="relative min-w-0 justify-self-start">
      <MapPin
        aria-hidden
        size={18}
        className="pointer-events-none absolute top-3.5 left-3 text-ink-soft"
      />
      <select
        aria-label="Sede"
        value={sede._id}
        onChange={(event) => {
          const next = sedes.find(({ _id }) => _id === event.target.value);
          if (next) stored.location.set(next);
        }}
        className="min-h-11 w-full max-w-44 cursor-pointer appearance-none truncate rounded-control bg-sunken pr-10 pl-9 font-semibold text-14 text-ink hover:bg-line"
      >
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
