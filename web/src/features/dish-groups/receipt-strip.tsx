import { Money } from '../../ui/money.tsx';
import type { ReceiptRow } from './receipt-rows.ts';

/** The till tape over the button: how its price comes about. */
export function ReceiptStrip({ id, rows }: { id: string; rows: readonly ReceiptRow[] }) {
  return (
    <div id={id} className="slip-shadow bg-paper px-3 pt-1 sm:px-5">
      <div className="perforated-top max-h-[32dvh] animate-rise overflow-y-auto overscroll-contain bg-surface px-4 pt-4 pb-3 text-14">
        {rows.map(({ key, texto, precio }) => (
          <p key={key} className="flex items-baseline gap-2 py-0.5">
            <span className="min-w-0">{texto}</span>
            <span aria-hidden className="leader" />
            <Money amount={precio} className="shrink-0 font-semibold tabular-nums" />
          </p>
        ))}
      </div>
    </div>
  );
}
