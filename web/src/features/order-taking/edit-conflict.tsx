import type { Order } from '@comanda/contract/orders/orders';
import { isEditable, shortId } from '@comanda/contract/orders/orders.rules';
import { TriangleAlert } from 'lucide-react';
import type { CartItem } from '../../lib/stored.ts';
import { Button } from '../../ui/button.tsx';
import { OPEN_ORDERS, useOrderBoard } from '../order-board/orders.queries.ts';
import { ESTADO_LOOK } from '../orders/estado.ts';

interface ConflictNoticeProps {
  conflict: EditConflict;
  /** Whether anything was done to the order here. */
  isChanged: boolean;
  /** What was put on it here and nobody has been told of. */
  added: readonly CartItem[];
  /** Takes up the order as it is now, with what was done to it here. */
  onContinue: () => void;
  /** Orders what was added by itself. */
  onNewOrder: () => void;
  onLeave: () => void;
}

/** Somebody was faster: what happened to the order, and the ways on. Nothing typed is lost. */
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

/** What became of an order while it was being edited here. */
interface EditConflict {
  /** The order as it is now. */
  order: Order;
  canContinue: boolean;
  text: string;
}

/** Nothing when the order is still the one that was opened. */
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

/** Tells as soon as somebody else touches the order that is being edited. */
export function useEditConflict(dbName: string, editing: Order | null): EditConflict | null {
  const { data: board } = useOrderBoard(dbName, OPEN_ORDERS, editing !== null);
  const now = board?.orders.find(({ _id }) => _id === editing?._id);
  return editing && editConflict(editing, now);
}
