import { chargeMessages } from '@comanda/contract/accounts/charge-screen.messages';
import type { Order } from '@comanda/contract/orders/orders';
import { shortId } from '@comanda/contract/orders/orders.rules';
import { ChevronDown, HandCoins } from 'lucide-react';
import { useState } from 'react';
import { useStill } from '../../lib/touch.ts';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';
import { useShiftOrders } from '../offline/use-shift-orders.ts';
import { orderPlace } from '../orders/order-facts.ts';
import { isUnpaidSale } from './unpaid-sales.ts';

interface UndeliveredSalesProps {
  dbName: string;
  onCharge: (order: Order) => void;
}

const LIST = 'caja-sin-entregar';

/** Orders of no table that are not delivered yet: at a counter people pay first. Folded, because most are paid at the end. */
export function UndeliveredSales({ dbName, onCharge }: UndeliveredSalesProps) {
  const [isOpen, setOpen] = useState(false);
  const { orders } = useShiftOrders(dbName);
  const unpaid = orders.filter((order) => isUnpaidSale(order) && order.estado !== 'entregado');
  // The list pushes the slips below it down: not under a finger.
  const shown = useStill(unpaid);
  if (shown.length === 0) return null;
  return (
    <section aria-label={chargeMessages.undelivered}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={LIST}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-12 w-full items-center gap-3 rounded-control bg-surface px-4 py-1.5 text-left inset-ring inset-ring-line hover:bg-sunken"
      >
        <HandCoins aria-hidden size={20} className="shrink-0 text-ink-soft" />
        <span className="min-w-0 flex-1 font-semibold">{chargeMessages.undelivered}</span>
        <span className="font-semibold">{shown.length}</span>
        <ChevronDown
          aria-hidden
          size={20}
          className={cx('shrink-0 text-ink-soft', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen && (
        <ul
          id={LIST}
          className="grid gap-2 pt-2 sm:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]"
        >
          {shown.map((order) => (
            <li key={order._id} className="grid">
              <button
                type="button"
                aria-label={chargeMessages.chargeOrder(shortId(order._id).toUpperCase())}
                onClick={() => onCharge(order)}
                className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-surface px-4 py-2 text-left hover:bg-paper active:translate-y-px"
              >
                <span className="figures shrink-0 text-18">{shortId(order._id).toUpperCase()}</span>
                <span className="wrap-anywhere min-w-0 flex-1">{orderPlace(order)}</span>
                <Money amount={order.total} className="figures text-20" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
