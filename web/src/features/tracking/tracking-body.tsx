import type { Order } from '@comanda/contract/orders/orders';
import { ReceiptTotal } from '../../ui/receipt-total.tsx';
import { METODO_PAGO_LOOK } from '../orders/metodo-pago.ts';
import { TrackingLine } from './tracking-line.tsx';
import { TrackingState } from './tracking-state.tsx';

/** How it goes, what was ordered and what it costs. */
export function TrackingBody({ order, sede }: { order: Order; sede: string }) {
  return (
    <>
      <TrackingState order={order} sede={sede} />
      <ul className="grid gap-1">
        {order.productos.map((line, at) => (
          <TrackingLine key={line.itemId ?? `${line.id_sigo}-${at}`} line={line} />
        ))}
      </ul>
      <ReceiptTotal amount={order.total} note={METODO_PAGO_LOOK[order.metodoPago].word} />
    </>
  );
}
