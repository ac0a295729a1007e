import { waitingOrders } from '../../features/checkout/stored-waiting.ts';
import { WaitingOrderSlip } from '../../features/checkout/waiting-order-slip.tsx';
import { useStored } from '../../lib/storage.ts';

/** The orders that have not reached their sede, the oldest first. */
export function WaitingOrders() {
  const waiting = useStored(waitingOrders) ?? [];
  return waiting.map((order) => <WaitingOrderSlip key={order.key} order={order} />);
}
