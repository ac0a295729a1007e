import { cancellingMessages } from '@comanda/contract/orders/cancelling.messages';
import type { Order } from '@comanda/contract/orders/orders';
import { isEditable } from '@comanda/contract/orders/orders.rules';
import { useState } from 'react';
import { api } from '../../lib/api/api-client.ts';
import { explainFailure } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { placedAt } from './placed-orders.ts';

export interface CancelOwnProps {
  order: Order;
  /** Of the mailed link; without it the one that this browser got with the order, or the diner's session. */
  seguimiento?: string;
  onCancelled: (order: Order) => void;
  /** The order is another by now. */
  onRefused: () => void;
}

/** A diner cancels their order, after a question; gone the moment the kitchen has prepared it. */
export function CancelOwn({ order, seguimiento, onCancelled, onRefused }: CancelOwnProps) {
  const [isAsking, setAsking] = useState(false);
  const [isSending, run] = useBusy();
  if (!isEditable(order)) return null;
  const cancel = async () => {
    try {
      onCancelled(await cancelOwn(order, seguimiento));
      toast.success(cancellingMessages.ownDone, { id: order._id });
    } catch (error) {
      const { text, cause } = explainFailure(error, cancellingMessages.ownFailed);
      toast.error(text, { id: order._id, ...(cause && { description: cause }) });
      onRefused();
    }
    setAsking(false);
  };
  return (
    <>
      <Button variant="danger-ghost" size="lg" full onClick={() => setAsking(true)}>
        {cancellingMessages.own}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={cancellingMessages.ownQuestion}
        confirmLabel={cancellingMessages.own}
        busy={isSending}
        onCancel={() => setAsking(false)}
        onConfirm={() => run(cancel)}
      >
        <p className="text-ink-soft">{cancellingMessages.ownHint}</p>
      </ConfirmDialog>
    </>
  );
}

async function cancelOwn({ _id: id, dbName }: Order, mailed: string | undefined): Promise<Order> {
  const placed = placedAt(dbName).find(({ order }) => order._id === id);
  const seguimiento = mailed ?? placed?.seguimiento ?? null;
  const { data } = await api('POST /api/orders/cancelOwn/:id', {
    params: { id },
    body: { dbName, seguimiento },
    // A token is enough, whoever is signed in on this device.
    anonymous: seguimiento !== null,
  });
  return data;
}
