import { MESSAGES } from '@comanda/contract/messages';
import { shortId } from '@comanda/contract/orders.rules';
import { Undo2 } from 'lucide-react';
import { type HeldBump, UNDO_MS } from './use-held-bumps.ts';

interface UndoBumpProps {
  held: readonly HeldBump[];
  onUndo: (id: string) => void;
}

/** The last bumps, each for the few seconds in which it can be taken back. */
export function UndoBump({ held, onUndo }: UndoBumpProps) {
  return (
    <div role="status" className="grid gap-2">
      {held
        .filter(({ isSending }) => !isSending)
        .map(({ order: { _id } }) => (
          <button
            key={_id}
            type="button"
            onClick={() => onUndo(_id)}
            className="relative flex min-h-15 w-full animate-rise items-center gap-3 overflow-hidden rounded-card border border-control bg-surface px-4 py-2.5 text-left shadow-float hover:bg-line"
          >
            <Undo2 aria-hidden size={24} className="text-achiote" />
            <span className="min-w-0">
              <span className="block font-bold text-16">Deshacer {shortId(_id).toUpperCase()}</span>
              <span className="block text-14 text-ink-soft leading-tight">
                {MESSAGES.orders.prepared}
              </span>
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
