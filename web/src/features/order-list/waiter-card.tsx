import { settingsMessages } from '@comanda/contract/locations/settings.messages';
import { nextEstados } from '@comanda/contract/orders/order-moves';
import type { Order } from '@comanda/contract/orders/orders';
import { isEditable, isTableUnconfirmed } from '@comanda/contract/orders/orders.rules';
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, HandPlatter, Pencil } from 'lucide-react';
import { api } from '../../lib/api/api-client.ts';
import { toast } from '../../lib/toast.ts';
import { holdStill, useStill } from '../../lib/touch.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/button.tsx';
import { explainRefusal } from '../offline/deed-texts.ts';
import { receiveOrder } from '../order-board/orders.queries.ts';
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
        (order.estado === 'preparado' && (
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

/** For staff who have seen who sits at the table. */
function ConfirmTableButton({ order }: { order: Order }) {
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
      disabled={isDone}
      onClick={() => run(confirm)}
    >
      {isDone ? settingsMessages.tableConfirmed : settingsMessages.confirmTable}
    </Button>
  );
}
