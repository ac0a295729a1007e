import { kitchenAge } from '@comanda/contract/kitchen-age';
import type { Order } from '@comanda/contract/orders';
import { UnsentMark } from '../../features/offline/unsent-mark.tsx';
import { ESTADO_LOOK } from '../../features/orders/estado.ts';
import { orderSince } from '../../features/orders/order-since.ts';
import { Badge } from '../../ui/badge.tsx';

/** The state in words and since when: 'Preparado hace 3 min'. */
export function EstadoMark({ order, now }: { order: Order; now: Date }) {
  const { word, tone } = ESTADO_LOOK[order.estado];
  const since = orderSince(order);
  const age = since && kitchenAge(since, now).text;
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={tone}>
        {word}
        {age && ` · ${age.toLowerCase()}`}
      </Badge>
      <UnsentMark orderId={order._id} />
    </span>
  );
}
