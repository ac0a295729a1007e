import type { Location } from '@comanda/contract/locations';
import { useSearchParams } from 'react-router';
import { stored } from '../../lib/stored.ts';
import { SedeSelect } from './sede-select.tsx';

/** In the reports the sedes can be seen together; which one is seen stands in the address. */
export function ReportsSedeSwitch({ sedes }: { sedes: readonly Location[] }) {
  const [params, setParams] = useSearchParams();
  const chosen = sedes.find(({ dbName }) => dbName === params.get('sede'));

  const choose = (id: string) => {
    const sede = sedes.find(({ _id }) => _id === id);
    // The other screens follow: it is the same switch.
    if (sede) stored.location.set(sede);
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (sede) next.set('sede', sede.dbName);
      else next.delete('sede');
      return next;
    });
  };

  return (
    <SedeSelect value={chosen?._id ?? ''} sedes={sedes} all="Todas las sedes" onChoose={choose} />
  );
}
