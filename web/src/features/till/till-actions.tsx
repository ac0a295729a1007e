import type { Order } from '@comanda/contract/orders/orders';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { useMoveOrder } from '../order-moves/order-moves.ts';
import { PrintTicketButton } from '../printing/print-ticket-button.tsx';
import { WriteOffForm } from './write-off-form.tsx';

/** Why an order is to be written off, as far as somebody got. */
export interface WriteOffDraft {
  isOpen: boolean;
  motivo: string;
}

interface TillActionsProps {
  order: Order;
  writeOff: WriteOffDraft;
  onWriteOff: (draft: WriteOffDraft) => void;
  /** One hot button a screen. */
  isFirst: boolean;
  onInvoice: () => void;
}

/** What a cashier does with a delivered order: invoice it, print it, or write it off. */
export function TillActions(props: TillActionsProps) {
  const { order, writeOff, onWriteOff, isFirst, onInvoice } = props;
  const isBack = useRef(false);
  const move = useMoveOrder();

  if (writeOff.isOpen) {
    return (
      <WriteOffForm
        motivo={writeOff.motivo}
        onChange={(motivo) => onWriteOff({ isOpen: true, motivo })}
        onSubmit={(motivoBaja) => move.mutateAsync({ order, estado: 'dado_de_baja', motivoBaja })}
        onCancel={() => {
          isBack.current = true;
          onWriteOff({ ...writeOff, isOpen: false });
        }}
      />
    );
  }
  return (
    <div className="grid gap-1">
      <div className="flex gap-2">
        <Button
          size="lg"
          variant={isFirst ? 'primary' : 'wash'}
          icon={<Check aria-hidden size={20} />}
          onClick={onInvoice}
          className="flex-1"
        >
          Marcar facturado
        </Button>
        <PrintTicketButton order={order} />
      </div>
      <Button
        ref={(button) => {
          if (isBack.current) button?.focus();
          isBack.current = false;
        }}
        size="lg"
        variant="danger-ghost"
        onClick={() => onWriteOff({ ...writeOff, isOpen: true })}
      >
        Dar de baja
      </Button>
    </div>
  );
}
