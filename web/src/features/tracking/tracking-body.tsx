import type { Order } from '@comanda/contract/orders/orders';
import { ReceiptTotal } from '../../ui/receipt.tsx';
import { METODO_PAGO_LOOK } from '../orders/order-looks.tsx';
import { TrackingLine } from './tracking-line.tsx';
import { TrackingProgress } from './tracking-progress.tsx';
import { trackingSteps } from './tracking-steps.ts';
import { trackingWords } from './tracking-words.ts';

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

/** Where the order is: in words first, then on its way. */
function TrackingState({ order, sede }: { order: Order; sede: string }) {
  const { title, text } = trackingWords(order, sede);
  const steps = trackingSteps(order);
  return (
    <div className="grid gap-5 rounded-card bg-paper p-4 sm:p-5">
      <div role="status">
        <p className={steps ? 'title text-24 sm:text-28' : 'title text-22 text-aji'}>{title}</p>
        <p className="wrap-anywhere text-ink-soft">{text}</p>
      </div>
      {steps && <TrackingProgress steps={steps} tipo={order.tipo} />}
    </div>
  );
}
