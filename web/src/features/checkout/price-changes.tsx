import { pricingMessages } from '@comanda/contract/orders/pricing.messages';
import { Money } from '../../ui/money.tsx';
import type { PriceDifference } from './price-differences.ts';

/** Prices moved while the diner was choosing: shown before anything is sent again. */
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
