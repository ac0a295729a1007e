import type { Location } from '@comanda/contract/locations/locations';
import { navigateToParams, useSearchParams } from '../../lib/address.tsx';
import { stored } from '../../lib/stored.ts';
import { SedeSelect } from './sede-select.tsx';

/** In the reports the sedes can be seen together; which one is seen stands in the address. */
export function ReportsSedeSwitch({ sedes }: { sedes: readonly Location[] }) {
  const params = useSearchParams();
  const chosen = sedes.find(({ dbName }) => dbName === params.get('sede'));

  const choose = (id: string) => {
    const sede = sedes.find(({ _id }) => _id === id);
    // The other screens follow: it is the same switch.
    if (sede) stored.location.set(sede);
    // The address itself: the report may have written its period there before this switch is drawn again.
    const next = new URLSearchParams(window.location.search);
    if (sede) next.set('sede', sede.dbName);
    else next.delete('sede');
    navigateToParams(next);
  };

  return (
    <SedeSelect value={chosen?._id ?? ''} sedes={sedes} all="Todas las sedes" onChoose={choose} />
  );
}
