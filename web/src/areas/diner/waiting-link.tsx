import { dinerCheckoutMessages } from '@comanda/contract/orders/diner-checkout.messages';
import { CloudOff } from 'lucide-react';
import { Link } from 'wouter';
import { waitingOrders } from '../../features/checkout/stored-waiting.ts';
import { useStored } from '../../lib/storage.ts';
import { PATHS } from '../../paths.ts';

/** In the cart: the order that left it is not lost. */
export function WaitingLink() {
  const waiting = useStored(waitingOrders) ?? [];
  if (waiting.length === 0) return null;
  return (
    <Link
      to={PATHS.user.orders}
      className="flex min-h-12 items-center gap-2.5 rounded-card bg-maiz-wash px-4 py-2 font-semibold text-maiz-ink"
    >
      <CloudOff aria-hidden size={20} className="shrink-0" />
      <span className="flex-1">{dinerCheckoutMessages.waiting}</span>
      <span className="text-14 underline underline-offset-4">Ver</span>
    </Link>
  );
}
