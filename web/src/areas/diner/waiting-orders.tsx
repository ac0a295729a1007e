import { waitingOrders } from '../../features/orders/stored-waiting.ts';
import { WaitingOrderSlip } from '../../features/orders/waiting-order-slip.tsx';
import { useStored } from '../../lib/storage.ts';

/** The orders that have not reached their sede, the oldest first. */
export function WaitingOrders() {
  const waiting = useStored(waitingOrders) ?? [];
  return waiting.map((order) => <WaitingOrderSlip key={order.key} order={order} />);
}
