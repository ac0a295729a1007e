import type { Order } from '@comanda/contract/orders/orders';
import { shortId } from '@comanda/contract/orders/orders.rules';
import { ChevronDown } from 'lucide-react';
import { now } from '../../lib/clock.ts';
import { Badge } from '../../ui/badge.tsx';
import { Money } from '../../ui/money.tsx';
import { ESTADO_LOOK } from '../orders/order-looks.tsx';
import { orderMoment } from '../orders/order-moment.ts';
import { isUnderWay } from '../orders/under-way.ts';
import { ReorderButton } from './reorder-button.tsx';
import { TrackingBody } from './tracking-body.tsx';

/** An order in one row, the whole of it inside. */
export function EarlierOrder({ order, sede }: { order: Order; sede: string }) {
  // What the till did with it is of no concern to who ate it.
  const { word, tone } = ESTADO_LOOK[order.estado === 'facturado' ? 'entregado' : order.estado];
  return (
    <details className="group rounded-card border border-line bg-surface">
      <summary className="grid list-none grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 rounded-card px-4 py-3">
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="figures text-18 uppercase">{shortId(order._id)}</span>
            <Badge tone={isUnderWay(order) ? 'achiote' : tone}>{word}</Badge>
          </span>
          <span className="block text-14 text-ink-soft">
            {orderMoment(order.horaCreacion, now())}
          </span>
        </span>
        <Money amount={order.total} className="figures text-16" />
        <ChevronDown
          aria-hidden
          size={20}
          className="text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4 px-4 pb-4">
        <TrackingBody order={order} sede={sede} />
        {!isUnderWay(order) && <ReorderButton order={order} />}
      </div>
    </details>
  );
}
