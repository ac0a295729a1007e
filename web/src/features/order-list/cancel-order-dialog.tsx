import { isOfDiner, MOTIVO_CANCELADO_MAX } from '@comanda/contract/orders/cancelling.rules';
import type { Order } from '@comanda/contract/orders/orders';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { staffOrdersMessages } from '@comanda/contract/orders/staff-orders.messages';
import { isBlank } from '@comanda/contract/text';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { MotivoField } from '../corrections/motivo-field.tsx';

interface CancelOrderDialogProps {
  order: Order;
  isBusy: boolean;
  onClose: () => void;
  /** Null where nobody has to be told why. */
  onCancel: (motivo: string | null) => void;
}

/** Asks before an order is cancelled, and why if a diner waits for it. */
export function CancelOrderDialog({ order, isBusy, onClose, onCancel }: CancelOrderDialogProps) {
  const [motivo, setMotivo] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isTold = isOfDiner(order);
  const confirm = () => {
    if (isTold && isBlank(motivo)) setMissing(true);
    else onCancel(isTold ? motivo : null);
  };
  return (
    <ConfirmDialog
      open
      title={ordersMessages.confirmCancel}
      confirmLabel="Cancelar la orden"
      busy={isBusy}
      onCancel={onClose}
      onConfirm={confirm}
    >
      {isTold ? (
        <div className="grid gap-3">
          <p className="text-ink-soft">{staffOrdersMessages.cancelHint}</p>
          <MotivoField
            motivos={staffOrdersMessages.cancelReasons}
            value={motivo}
            maxLength={MOTIVO_CANCELADO_MAX}
            error={isMissing ? staffOrdersMessages.cancelReasonRequired : undefined}
            onChange={(next) => {
              setMissing(false);
              setMotivo(next);
            }}
          />
        </div>
      ) : undefined}
    </ConfirmDialog>
  );
}
