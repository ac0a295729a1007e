import type { Order } from '@comanda/contract/orders';
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMoveOrder } from '../../features/orders/order-actions.ts';
import { WriteOffForm } from '../../features/orders/write-off-form.tsx';
import { PrintTicketButton } from '../../features/printing/print-ticket-button.tsx';
import { Button } from '../../ui/button.tsx';

interface TillActionsProps {
  order: Order;
  /** One hot button a screen. */
  isFirst: boolean;
  onInvoice: () => void;
}

/** What a cashier does with a delivered order: invoice it, print it, or write it off. */
export function TillActions({ order, isFirst, onInvoice }: TillActionsProps) {
  const [isWritingOff, setIsWritingOff] = useState(false);
  const [motivo, setMotivo] = useState('');
  const isBack = useRef(false);
  const move = useMoveOrder(order.dbName);

  if (isWritingOff) {
    return (
      <WriteOffForm
        motivo={motivo}
        onChange={setMotivo}
        isSending={move.isPending}
        onSubmit={(motivoBaja) => move.mutate({ order, estado: 'dado_de_baja', motivoBaja })}
        onCancel={() => {
          isBack.current = true;
          setIsWritingOff(false);
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
        onClick={() => setIsWritingOff(true)}
      >
        Dar de baja
      </Button>
    </div>
  );
}
