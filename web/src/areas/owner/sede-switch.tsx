import type { Location } from '@comanda/contract/locations/locations';
import { ChevronDown, MapPin } from 'lucide-react';
import { useSedeInAddress } from '../../features/owner/sede-in-address.ts';
import { chooseSede } from '../../features/owner/tab-sede.ts';
import { navigateToParams, useAddress } from '../../lib/address.tsx';
import { OWNER_PATHS } from '../../owner-paths.ts';

interface SedeSwitchProps {
  sede: Location | null;
  sedes: readonly Location[];
  /** Those that closed for good: the reports still have them. */
  closed: readonly Location[];
}

/** The only place where an owner chooses a sede. */
export function SedeSwitch({ sede, sedes, closed }: SedeSwitchProps) {
  const { pathname } = useAddress();
  const canBeAll = pathname === OWNER_PATHS.reports || pathname === OWNER_PATHS.home;
  const reported = pathname === OWNER_PATHS.reports ? [...sedes, ...closed] : sedes;
  if (canBeAll && reported.length > 1) return <AllSedesSwitch sedes={reported} />;
  if (!sede) return <span />;
  return (
    <SedeSelect
      value={sede._id}
      sedes={sedes}
      onChoose={(id) => {
        const next = sedes.find(({ _id }) => _id === id);
        if (next) chooseSede(next);
      }}
    />
  );
}

/** At home and in the reports all sedes can be chosen together; the choice is in the address. */
function AllSedesSwitch({ sedes }: { sedes: readonly Location[] }) {
  const chosen = useSedeInAddress(sedes);

  const choose = (id: string) => {
    const sede = sedes.find(({ _id }) => _id === id);
    // The other screens change too, because it is the same switch.
    if (sede && !sede.cerrada) chooseSede(sede);
    // Reads the address itself, because the report may have written its period there before this
    // switch is drawn again.
    const next = new URLSearchParams(window.location.search);
    if (sede) next.set('sede', sede.dbName);
    else next.delete('sede');
    navigateToParams(next);
  };

  return (
    <SedeSelect value={chosen?._id ?? ''} sedes={sedes} all="Todas las sedes" onChoose={choose} />
  );
}

interface SedeSelectProps {
  /** The `_id` of a sede, or empty for all. */
  value: string;
  sedes: readonly Location[];
  /** The words for all sedes, if they can be chosen together. */
  all?: string;
  onChoose: (id: string) => void;
}

function SedeSelect({ value, sedes, all, onChoose }: SedeSelectProps) {
  return (
    <span className="relative min-w-0 justify-self-start">
      <MapPin
        aria-hidden
        size={18}
        className="pointer-events-none absolute top-3.5 left-3 text-ink-soft max-sm:hidden"
      />
      <select
        aria-label="Sede"
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className="min-h-11 w-full max-w-48 cursor-pointer appearance-none truncate rounded-control bg-sunken pr-9 pl-3 font-semibold text-14 text-ink hover:bg-line sm:pl-9"
      >
        {all && <option value="">{all}</option>}
        {sedes.map(({ _id, nombre, cerrada }) => (
          <option key={_id} value={_id}>
            {cerrada ? `${nombre} (cerrada)` : nombre}
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
