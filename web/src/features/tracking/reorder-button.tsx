import type { Order } from '@comanda/contract/orders/orders';
import { shortId } from '@comanda/contract/orders/orders.rules';
import { RotateCcw } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { useReorder } from './use-reorder.ts';

export function ReorderButton({ order }: { order: Order }) {
  const { isAdding, reorder } = useReorder(order);
  return (
    <Button
      variant="secondary"
      size="lg"
      full
      icon={<RotateCcw aria-hidden size={20} />}
      busy={isAdding}
      onClick={reorder}
    >
      Pedir otra vez<span className="sr-only"> el pedido {shortId(order._id)}</span>
    </Button>
  );
}
