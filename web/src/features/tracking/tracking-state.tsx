import type { Order } from '@comanda/contract/orders/orders';
import { TrackingProgress } from './tracking-progress.tsx';
import { trackingSteps } from './tracking-steps.ts';
import { trackingWords } from './tracking-words.ts';

/** Where the order is: in words first, then on its way. */
export function TrackingState({ order, sede }: { order: Order; sede: string }) {
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
