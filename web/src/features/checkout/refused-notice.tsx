import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { CircleAlert } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import type { RefusedLine } from './refused-lines.ts';

interface RefusedNoticeProps {
  lines: readonly RefusedLine[];
  onRemove: (itemId: string) => void;
}

/** What the sede cannot serve, by name, so that the rest of the order goes on without it. */
export function RefusedNotice({ lines, onRemove }: RefusedNoticeProps) {
  return (
    <div role="alert" className="grid gap-2 rounded-card bg-aji-wash p-3">
      <p className="flex items-start gap-2 font-semibold text-14 text-aji">
        <CircleAlert aria-hidden size={18} className="mt-px" />
        {ordersMessages.createFailed}
      </p>
      <ul className="grid gap-2">
        {lines.map(({ itemId, missing, dish }) => (
          <li key={itemId} className="flex flex-wrap items-center justify-between gap-2">
            <p>
              <span className="font-semibold">{missing}</span> no está disponible ahora
              {dish && ` (en ${dish})`}.
            </p>
            <Button variant="secondary" size="lg" onClick={() => onRemove(itemId)}>
              Quitar<span className="sr-only"> {dish ?? missing} de la orden</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
