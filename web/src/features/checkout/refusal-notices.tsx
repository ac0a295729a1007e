import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { pricingMessages } from '@comanda/contract/orders/pricing.messages';
import { CircleAlert } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import type { PriceDifference, RefusedLine } from './refusals.ts';

interface RefusedNoticeProps {
  lines: readonly RefusedLine[];
  onRemove: (itemId: string) => void;
  /** Opens a line whose options must be chosen again. */
  onChange?: (itemId: string) => void;
}

/** Names what the sede cannot serve, so that the diner can order the rest. */
export function RefusedNotice({ lines, onRemove, onChange }: RefusedNoticeProps) {
  return (
    <div role="alert" className="grid gap-2 rounded-card bg-aji-wash p-3">
      <p className="flex items-start gap-2 font-semibold text-14 text-aji">
        <CircleAlert aria-hidden size={18} className="mt-px" />
        {ordersMessages.createFailed}
      </p>
      <ul className="grid gap-2">
        {lines.map(({ itemId, missing, dish, choice }) => (
          <li key={itemId} className="flex flex-wrap items-center justify-between gap-2">
            <p>
              <span className="font-semibold">{missing}</span>
              {choice ? `: ${choice}` : ` no está disponible ahora${dish ? ` (en ${dish})` : ''}.`}
            </p>
            <span className="flex gap-2">
              {choice && onChange && (
                <Button variant="secondary" size="lg" onClick={() => onChange(itemId)}>
                  Cambiar<span className="sr-only"> {missing}</span>
                </Button>
              )}
              <Button variant="secondary" size="lg" onClick={() => onRemove(itemId)}>
                Quitar<span className="sr-only"> {dish ?? missing} de la orden</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shows the prices that changed while the diner was choosing, before the order is sent again. */
export function PriceChanges({ changes }: { changes: readonly PriceDifference[] }) {
  return (
    <div role="alert" className="grid gap-2 rounded-card bg-maiz-wash p-4">
      <p className="font-semibold text-maiz-ink">{pricingMessages.changed}</p>
      <ul className="grid gap-1 text-14">
        {changes.map(({ id_sigo, nombre, before, after }) => (
          <li key={id_sigo} className="flex justify-between gap-3">
            <span>{nombre}</span>
            <span>
              <s className="text-ink-soft">
                <span className="sr-only">Antes </span>
                <Money amount={before} />
              </s>{' '}
              <Money amount={after} className="font-bold" />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
