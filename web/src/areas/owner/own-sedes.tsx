import type { Location } from '@comanda/contract/locations/locations';
import { FreeSedeSlot } from '../../features/locations/free-sede-slot.tsx';
import { OwnSedeCard } from '../../features/locations/own-sede-card.tsx';
import { useNow } from '../../features/realtime/use-now.ts';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { SedeToday } from './sede-today.tsx';

interface OwnSedesProps {
  sedes: readonly Location[];
  selected: Location | null;
  total: number;
  canAdd: boolean;
  onEdit: (location: Location) => void;
  onPrinters: (location: Location) => void;
  onTables: (location: Location) => void;
  onSettings: (location: Location) => void;
  onAdd: () => void;
}

export function OwnSedes(props: OwnSedesProps) {
  const { sedes, selected, total, canAdd, onEdit, onPrinters, onTables, onSettings, onAdd } = props;
  const now = useNow(60_000);
  const select = (location: Location) => {
    stored.location.set(location);
    toast.success(`Ahora ves la sede ${location.nombre}`, { id: 'sede' });
  };
  return (
    <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3">
      {sedes.map((location) => (
        <OwnSedeCard
          key={location._id}
          location={location}
          now={now}
          isSelected={location._id === selected?._id}
          onSelect={() => select(location)}
          onEdit={() => onEdit(location)}
          onPrinters={() => onPrinters(location)}
          onTables={() => onTables(location)}
          onSettings={() => onSettings(location)}
        >
          <SedeToday dbName={location.dbName} now={now} />
        </OwnSedeCard>
      ))}
      {canAdd && <FreeSedeSlot total={total} onAdd={onAdd} />}
    </ul>
  );
}
