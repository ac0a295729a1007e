import type { Order } from '@comanda/contract/orders/orders';
import { isEditable, shortId } from '@comanda/contract/orders/orders.rules';
import { TriangleAlert } from 'lucide-react';
import type { CartItem } from '../../lib/stored.ts';
import { Button } from '../../ui/button.tsx';
import { OPEN_ORDERS, useOrderBoard } from '../order-board/orders.queries.ts';
import { ESTADO_LOOK } from '../orders/estado.ts';

interface ConflictNoticeProps {
  conflict: EditConflict;
  /** True if the order was changed here. */
  isChanged: boolean;
  /** Lines that were added here and not sent. */
  added: readonly CartItem[];
  /** Takes up the current order with the changes made here. */
  onContinue: () => void;
  /** Sends the added lines as a new order. */
  onNewOrder: () => void;
  onLeave: () => void;
}

/**
 * Tells that somebody else changed the order first, and offers how to continue. Nothing typed is
 * lost.
 */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { conflict, isChanged, added, onContinue, onNewOrder, onLeave } = props;
  const isStranded = !conflict.canContinue && added.length > 0;
  return (
    <div role="alert" className="my-2 grid gap-3 rounded-card bg-maiz-wash p-3">
      <p className="flex items-start gap-2 font-semibold text-14 text-maiz-ink">
        <TriangleAlert aria-hidden size={18} className="mt-px" />
        {conflict.text}
      </p>
      {isStranded && (
        <p className="wrap-anywhere text-14">
          Lo que agregaste todavía no va a la cocina:{' '}
          <span className="font-semibold">{named(added)}</span>.
        </p>
      )}
      <div className="flex flex-wrap gap-2 *:grow *:px-3">
        {conflict.canContinue && (
          <Button variant="secondary" size="lg" onClick={onContinue}>
            {isChanged ? 'Seguir con mis cambios' : 'Ver cómo quedó'}
          </Button>
        )}
        {isStranded && (
          <Button size="lg" onClick={onNewOrder}>
            Pedirlo en una orden nueva
          </Button>
        )}
        <Button variant="secondary" size="lg" onClick={onLeave}>
          {isStranded ? 'Descartarlo y salir' : 'Salir de la edición'}
        </Button>
      </div>
    </div>
  );
}

function named(items: readonly CartItem[]): string {
  return items.map(({ cantidad, nombre }) => `${cantidad} ${nombre}`).join(', ');
}

/** What happened to an order while it was being edited here. */
interface EditConflict {
  /** The current order. */
  order: Order;
  canContinue: boolean;
  text: string;
}

/** Null while the order is still the one that was opened. */
export function editConflict(opened: Order, now: Order | undefined): EditConflict | null {
  if (!now || now._id !== opened._id || now.revision <= opened.revision) return null;
  const id = shortId(now._id).toUpperCase();
  const canContinue = isEditable(now);
  const author = now.updates.at(-1)?.name;
  const word = ESTADO_LOOK[now.estado].word.toLowerCase();
  const text = canContinue
    ? `${author || 'Otra persona'} cambió la orden ${id} mientras la editabas.`
    : `La orden ${id} ahora está en ${word}: ya no se puede editar.`;
  return { order: now, canContinue, text };
}

/** Reports as soon as somebody else changes the order being edited. */
export function useEditConflict(dbName: string, editing: Order | null): EditConflict | null {
  const { data: board } = useOrderBoard(dbName, OPEN_ORDERS, editing !== null);
  const now = board?.orders.find(({ _id }) => _id === editing?._id);
  return editing && editConflict(editing, now);
}
