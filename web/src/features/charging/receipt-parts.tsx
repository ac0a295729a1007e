import { chargeMessages } from '@comanda/contract/accounts/charge-screen.messages';
import { BadgePercent, ChevronDown, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import type { Bill } from './bill.ts';
import type { Split } from './parts.ts';

/** The number of the table, the biggest thing on the receipt, and what is ticked on it. */
export function ReceiptHead({ bill, split }: { bill: Bill; split: Split }) {
  const name = bill.account?.mesas.join(' + ') ?? bill.place;
  const isLong = name.length > 4;
  return (
    <header
      className={cx('flex gap-x-3 pb-2', isLong ? 'flex-col' : 'items-center justify-between')}
    >
      <p
        aria-hidden
        className={cx(
          'figures',
          isLong ? 'wrap-anywhere line-clamp-2 text-28 leading-tight' : 'text-48',
        )}
      >
        {name}
      </p>
      {split.modo === 'platos' && (
        <p className={cx('font-semibold leading-tight', !isLong && 'max-w-40 text-right')}>
          {chargeMessages.pickDishes(bill.pagos.length + 1)}
        </p>
      )}
    </header>
  );
}

interface ReceiptToolsProps {
  onAdjust: (() => void) | null;
  onPrint: (() => void) | null;
}

/** What is done to the bill itself, before it is paid. */
export function ReceiptTools({ onAdjust, onPrint }: ReceiptToolsProps) {
  if (!onAdjust && !onPrint) return null;
  return (
    <div className="flex flex-wrap gap-2 py-2 *:grow *:px-3">
      {onAdjust && (
        <Button
          variant="secondary"
          onClick={onAdjust}
          icon={<BadgePercent aria-hidden size={18} />}
        >
          {chargeMessages.discount}
        </Button>
      )}
      {onPrint && (
        <Button variant="secondary" onClick={onPrint} icon={<Printer aria-hidden size={18} />}>
          {chargeMessages.printDetail}
        </Button>
      )}
    </div>
  );
}

interface FoldedReceiptProps {
  bill: Bill;
  children: ReactNode;
}

/** The receipt of a phone: one row until somebody looks at it. */
export function FoldedReceipt({ bill, children }: FoldedReceiptProps) {
  const dishes = bill.lines.reduce((sum, { cantidad }) => sum + cantidad, 0);
  return (
    <details className="group rounded-card border border-line bg-surface">
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 px-4 font-semibold">
        {chargeMessages.receipt}
        <span className="font-normal text-14 text-ink-soft">{chargeMessages.dishes(dishes)}</span>
        <ChevronDown
          aria-hidden
          size={20}
          className="ml-auto text-ink-soft transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pb-4">{children}</div>
    </details>
  );
}
