import type { Location } from '@comanda/contract/locations/locations';
import { useAddress } from '../../lib/address.tsx';
import { stored } from '../../lib/stored.ts';
import { PATHS } from '../../paths.ts';
import { ReportsSedeSwitch } from './reports-sede-switch.tsx';
import { SedeSelect } from './sede-select.tsx';

interface SedeSwitchProps {
  sede: Location | null;
  sedes: readonly Location[];
}

/** The one place where an owner chooses a sede. */
export function SedeSwitch({ sede, sedes }: SedeSwitchProps) {
  const isReports = useAddress().pathname === PATHS.owner.reports;
  if (!sede) return <span />;
  if (isReports && sedes.length > 1) return <ReportsSedeSwitch sedes={sedes} />;
  return (
    <SedeSelect
      value={sede._id}
      sedes={sedes}
      onChoose={(id) => {
        const next = sedes.find(({ _id }) => _id === id);
        if (next) stored.location.set(next);
      }}
    />
  );
}
