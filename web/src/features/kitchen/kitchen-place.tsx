import { clientBefore, placeChange } from '@comanda/contract/kitchen/place-changes.rules';
import { isAhead } from '@comanda/contract/kitchen/scheduled.rules';
import type { Order } from '@comanda/contract/orders/orders';
import { AlarmClock } from 'lucide-react';
import { UnsentMark } from '../offline/waiting-notices.tsx';
import { forWhen } from '../orders/for-when.ts';
import { TipoLabel } from '../orders/order-looks.tsx';
import { TableMark } from '../orders/slip-parts.tsx';

interface KitchenPlaceProps {
  order: Order;
  /** Its number among the rounds of its account; null without one. */
  round: number | null;
  now: Date;
  /** The time of the last edit that the cook has seen. */
  seenAt: string;
}

/** Under the head of a slip: the kind of order, its round or its client, and where it went before. */
export function KitchenPlace({ order, round, now, seenAt }: KitchenPlaceProps) {
  const { mesa, programado } = order;
  const change = placeChange(order, seenAt);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 border-line border-b px-3 py-2">
      <TipoLabel tipo={order.tipo} className="text-18" />
      {change && (
        <span className="rounded-[6px] bg-ink px-2 font-bold text-18 text-on-ink">{change}</span>
      )}
      {mesa === null ? (
        <ClientName order={order} before={clientBefore(order, seenAt)} />
      ) : (
        round !== null && <span className="font-bold text-20">Ronda&nbsp;{round}</span>
      )}
      {/* Of one that nobody has begun with, the head says it. */}
      {programado && !isAhead(order, now) && (
        <span className="flex w-full items-center gap-1.5 font-bold text-20">
          <AlarmClock aria-hidden className="size-5" />
          {forWhen(programado, now)}
        </span>
      )}
      <TableMark order={order} />
      <UnsentMark orderId={order._id} />
    </div>
  );
}

function ClientName({ order, before }: { order: Order; before: string | null }) {
  return (
    <span className="min-w-0 break-words font-bold text-20">
      {before && <del className="block font-medium text-ink-soft">{before}</del>}
      {order.nombreCliente}
    </span>
  );
}
