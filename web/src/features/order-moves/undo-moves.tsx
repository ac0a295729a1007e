import type { Order } from '@comanda/contract/orders/orders';
import { shortId } from '@comanda/contract/orders/orders.rules';
import { Undo2 } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { UNDO_MS } from './order-moves.ts';

interface UndoMovesProps {
  held: readonly { order: Order }[];
  /** What was done: 'Pedido marcado como preparado'. */
  done: string;
  onUndo: (id: string) => void;
  /** How the screen calls an order; without it, by its number. */
  nameOf?: (order: Order) => string;
  /** True if the key 0 undoes the last move. */
  hasKey?: boolean;
}

/** The last moves, each with a button to undo it for a few seconds. */
export function UndoMoves(props: UndoMovesProps) {
  const { held, done, onUndo, nameOf = numberOf, hasKey = false } = props;
  const keyed = hasKey ? held.length - 1 : -1;
  return (
    <div role="status" className="grid gap-2 *:pointer-events-auto">
      {held.map(({ order }, at) => (
        <button
          key={order._id}
          type="button"
          onClick={() => onUndo(order._id)}
          className="relative flex min-h-15 w-full animate-rise items-center gap-3 overflow-hidden rounded-card border border-control bg-surface px-4 py-2.5 text-left shadow-float hover:bg-line"
        >
          {at === keyed && <Keycap>{0}</Keycap>}
          <Undo2
            aria-hidden
            size={24}
            className={cx('shrink-0 text-achiote', at === keyed && 'pointer-fine:hidden')}
          />
          <span className="min-w-0">
            <span className="block font-bold text-16">Deshacer {nameOf(order)}</span>
            <span className="block text-14 text-ink-soft leading-tight">{done}</span>
          </span>
          <span
            aria-hidden
            className="absolute bottom-0 left-0 h-1 w-full origin-left bg-achiote transition-transform ease-linear motion-reduce:hidden starting:scale-x-100 scale-x-0"
            style={{ transitionDuration: `${UNDO_MS}ms` }}
          />
        </button>
      ))}
    </div>
  );
}

function numberOf({ _id }: Order): string {
  return shortId(_id).toUpperCase();
}

/** A drawn key of the keyboard, shown only on devices with a mouse. */
export function Keycap({ children }: { children: number }) {
  return (
    <kbd
      aria-hidden
      className="figures hidden size-9 shrink-0 place-items-center rounded-control border-control border-b-4 bg-sunken text-18 text-ink inset-ring inset-ring-control pointer-fine:grid"
    >
      {children}
    </kbd>
  );
}
