import { shortId } from '@comanda/contract/orders.rules';
import { Undo2 } from 'lucide-react';
import { type HeldMove, UNDO_MS } from './use-held-moves.ts';

interface UndoMovesProps {
  held: readonly HeldMove[];
  /** What was done: 'Pedido marcado como preparado'. */
  done: string;
  onUndo: (id: string) => void;
}

/** The last moves, each for the few seconds in which it can be taken back. */
export function UndoMoves({ held, done, onUndo }: UndoMovesProps) {
  return (
    <div role="status" className="grid gap-2">
      {held.map(({ order: { _id } }) => (
        <button
          key={_id}
          type="button"
          onClick={() => onUndo(_id)}
          className="relative flex min-h-15 w-full animate-rise items-center gap-3 overflow-hidden rounded-card border border-control bg-surface px-4 py-2.5 text-left shadow-float hover:bg-line"
        >
          <Undo2 aria-hidden size={24} className="text-achiote" />
          <span className="min-w-0">
            <span className="block font-bold text-16">Deshacer {shortId(_id).toUpperCase()}</span>
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
