import { kitchenAge } from '@comanda/contract/kitchen/kitchen-age';
import type { Order } from '@comanda/contract/orders/orders';
import { Badge } from '../../ui/badge.tsx';
import { UnsentMark } from '../offline/unsent-mark.tsx';
import { ESTADO_LOOK } from '../orders/estado.ts';
import { orderSince } from '../orders/order-since.ts';

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
