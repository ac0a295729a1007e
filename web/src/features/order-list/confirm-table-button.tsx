import { settingsMessages } from '@comanda/contract/locations/settings.messages';
import type { Order } from '@comanda/contract/orders/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { api } from '../../lib/api/api-client.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { explainRefusal } from '../order-board/explain-refusal.ts';
import { receiveOrder } from '../order-board/orders.queries.ts';

/** For whoever has seen who sits at the table. */
export function ConfirmTableButton({ order }: { order: Order }) {
  const client = useQueryClient();
  const confirm = useMutation({
    mutationFn: ({ _id, dbName }: Order) =>
      api('PATCH /api/orders/confirmTable/:id', {
        params: { id: _id },
        body: { dbName },
      }),
    onSuccess: ({ data }) => {
      receiveOrder(client, data);
      toast.success(settingsMessages.tableConfirmed);
    },
    onError: (error) =>
      toast.error(settingsMessages.confirmTableFailed, { description: explainRefusal(error) }),
  });
  return (
    <Button
      size="lg"
      variant="wash"
      icon={<CircleCheck aria-hidden size={20} />}
      busy={confirm.isPending}
      onClick={() => confirm.mutate(order)}
    >
      {settingsMessages.confirmTable}
    </Button>
  );
}
