import { bogotaDay } from '@comanda/contract/days';
import type { Location } from '@comanda/contract/locations/locations';
import { useMemo } from 'react';
import { OwnSedeCard } from '../../features/locations/own-sede-card.tsx';
import { FreeSedeSlot } from '../../features/locations/sedes-left.tsx';
import { useOrders } from '../../features/offline/use-orders.ts';
import { useNow } from '../../features/realtime/use-now.ts';
import { dayFigures } from '../../features/till/day-figures.ts';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { Money } from '../../ui/money.tsx';

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

/** What a sede has taken and sold today. Without it the card stays whole, so a failure is silent. */
function SedeToday({ dbName, now }: { dbName: string; now: Date }) {
  const day = bogotaDay(now);
  const scope = useMemo(() => ({ day }), [day]);
  const { data: orders } = useOrders(dbName, scope);
  const figures = orders && dayFigures(orders, now);
  return (
    <div className="grid gap-3 text-14">
      <div aria-hidden className="rule-dashed" />
      <p className="flex min-h-7 items-baseline justify-between gap-3">
        <span className="text-ink-soft">{figures ? ordersWords(figures.pedidos) : 'Hoy'}</span>
        {figures && (
          <span>
            Ventas <Money amount={figures.ventas} className="figures pl-1 text-18" />
          </span>
        )}
      </p>
    </div>
  );
}

function ordersWords(count: number): string {
  if (count === 0) return 'Hoy, aún sin pedidos';
  return count === 1 ? 'Hoy, 1 pedido' : `Hoy, ${count} pedidos`;
}
