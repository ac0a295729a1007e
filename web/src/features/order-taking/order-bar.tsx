import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { ChevronUp } from 'lucide-react';
import { ThumbBar } from '../../ui/thumb-bar.tsx';

interface OrderBarProps {
  count: number;
  total: number;
  onOpen: () => void;
}

/** The order while the phone shows the menu: beside the button of the sections, near the thumb. */
export function OrderBar({ count, total, onOpen }: OrderBarProps) {
  return (
    <div className="safe-bottom fixed right-4 bottom-4 left-22 z-30 md:hidden">
      {count > 0 ? (
        <ThumbBar
          label="Ver orden"
          count={count}
          total={total}
          onClick={onOpen}
          className="gap-2! whitespace-nowrap px-3! text-16! *:last:text-18"
        />
      ) : (
        <button
          type="button"
          onClick={onOpen}
          className="flex min-h-15 w-full items-center justify-between gap-2 rounded-card border border-control bg-surface px-4 text-left font-medium text-14 text-ink-soft shadow-float"
        >
          {ordersMessages.emptyOrder}
          <ChevronUp aria-hidden size={20} />
        </button>
      )}
    </div>
  );
}
