import { kitchenAge } from '@comanda/contract/kitchen-age';
import type { Order } from '@comanda/contract/orders';
import type { Estado } from '@comanda/contract/orders.words';
import { ESTADO_LOOK } from '../../features/orders/estado.ts';
import { Badge } from '../../ui/badge.tsx';

/** When an order came to be as it is. */
const SINCE: Record<Estado, (order: Order) => string | null> = {
  enviado: (order) => order.horaCreacion,
  preparado: (order) => order.fechaPreparado,
  entregado: (order) => order.fechaEntregado,
  cancelado: (order) => order.fechaCancelado,
  dado_de_baja: (order) => order.fechaBaja,
  facturado: (order) => order.fechaFacturado,
};

/** The state in words and since when: 'Preparado hace 3 min'. */
export function EstadoMark({ order, now }: { order: Order; now: Date }) {
  const { word, tone } = ESTADO_LOOK[order.estado];
  const since = SINCE[order.estado](order);
  const age = since && kitchenAge(since, now).text;
  return (
    <Badge tone={tone}>
      {word}
      {age && ` · ${age.toLowerCase()}`}
    </Badge>
  );
}
