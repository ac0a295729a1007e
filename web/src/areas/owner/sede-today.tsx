import { bogotaDay } from '@comanda/contract/days';
import { useMemo } from 'react';
import { useOrders } from '../../features/offline/use-orders.ts';
import { dayFigures } from '../../features/till/day-figures.ts';
import { Money } from '../../ui/money.tsx';

/** What a sede has taken and sold today. Without it the card stays whole, so a failure is silent. */
export function SedeToday({ dbName, now }: { dbName: string; now: Date }) {
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
