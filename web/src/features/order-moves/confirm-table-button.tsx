import { settingsMessages } from '@comanda/contract/locations/settings.messages';
import type { Order } from '@comanda/contract/orders/orders';
import { isTableUnconfirmed } from '@comanda/contract/orders/orders.rules';
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { api } from '../../lib/api/api-client.ts';
import { toast } from '../../lib/toast.ts';
import { holdStill } from '../../lib/touch.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/button.tsx';
import { explainRefusal } from '../offline/deed-texts.ts';
import { receiveOrder } from '../order-board/orders.queries.ts';

interface ConfirmTableProps {
  order: Order;
  disabled?: boolean;
}

/** For staff who have seen who sits at the table. */
export function ConfirmTableButton({ order, disabled = false }: ConfirmTableProps) {
  const client = useQueryClient();
  const [isConfirming, run] = useBusy();
  const isDone = !isTableUnconfirmed(order);
  const confirm = async () => {
    try {
      const { data } = await api('PATCH /api/orders/confirmTable/:id', {
        params: { id: order._id },
        body: { dbName: order.dbName },
      });
      holdStill();
      receiveOrder(client, data);
      toast.success(settingsMessages.tableConfirmed);
    } catch (error) {
      toast.error(settingsMessages.confirmTableFailed, { description: explainRefusal(error) });
    }
  };
  return (
    <Button
      size="lg"
      variant="wash"
      icon={<CircleCheck aria-hidden size={20} />}
      busy={isConfirming}
      disabled={isDone || disabled}
      onClick={() => run(confirm)}
    >
      {isDone ? settingsMessages.tableConfirmed : settingsMessages.confirmTable}
    </Button>
  );
}
