import { isToDeliver } from '@comanda/contract/kitchen/passes-kitchen.rules';
import { nextEstados } from '@comanda/contract/orders/order-moves';
import type { Order } from '@comanda/contract/orders/orders';
import { isEditable, isTableUnconfirmed } from '@comanda/contract/orders/orders.rules';
import { HandPlatter, Pencil } from 'lucide-react';
import { useStill } from '../../lib/touch.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmTableButton } from '../order-moves/confirm-table-button.tsx';
import { PrintTicketButton } from '../printing/print-ticket.tsx';
import { EstadoMark, OrderCard } from './order-card.tsx';

interface WaiterCardProps {
  order: Order;
  now: Date;
  /** True for the first card, which alone has the primary button. */
  isFirst: boolean;
  isOpen: boolean;
  onToggle: () => void;
  onDeliver: () => void;
  onCancel: () => void;
  onEdit: () => void;
}

/** An order in the waiter's list with what the waiter can do with it. */
export function WaiterCard(props: WaiterCardProps) {
  const { order, now, isFirst, isOpen, onToggle, onDeliver, onCancel, onEdit } = props;
  // The card stays as it is for a moment after the table is confirmed, so that no other button
  // slides under the finger.
  const isUnconfirmed = useStill(isTableUnconfirmed(order));
  const confirm = isUnconfirmed && <ConfirmTableButton order={order} />;
  return (
    <OrderCard
      order={isUnconfirmed ? { ...order, mesaConfirmada: false } : order}
      isOpen={isOpen}
      onToggle={onToggle}
      mark={<EstadoMark order={order} now={now} />}
      quick={
        (order.estado === 'enviado' && confirm) ||
        (isToDeliver(order) && (
          <Button
            size="lg"
            variant={isFirst ? 'primary' : 'wash'}
            icon={<HandPlatter aria-hidden size={20} />}
            onClick={onDeliver}
          >
            Entregar
          </Button>
        ))
      }
      actions={
        <>
          <PrintTicketButton order={order} />
          {order.estado !== 'enviado' && confirm}
          {nextEstados(order.estado).includes('cancelado') && (
            <Button size="lg" variant="danger-ghost" onClick={onCancel}>
              Cancelar
            </Button>
          )}
          {isEditable(order) && (
            <Button
              size="lg"
              variant="wash"
              icon={<Pencil aria-hidden size={20} />}
              onClick={onEdit}
            >
              Editar
            </Button>
          )}
        </>
      }
    />
  );
}
