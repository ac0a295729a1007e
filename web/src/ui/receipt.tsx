import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Money } from './money.tsx';

interface ReceiptLineProps {
  label: ReactNode;
  children: ReactNode;
  className?: string;
}

/** Label, dotted line, value, as on a till receipt. */
export function ReceiptLine({ label, children, className }: ReceiptLineProps) {
  return (
    <div className={cx('flex items-baseline gap-2', className)}>
      <span>{label}</span>
      <span aria-hidden className="leader" />
      <span className="wrap-anywhere min-w-0 text-right font-semibold">{children}</span>
    </div>
  );
}

interface ReceiptTotalProps {
  amount: number;
  label?: string;
  /** A few words beside the label: '4 productos', 'Efectivo'. */
  note?: ReactNode;
}

/** The total below a dashed line. */
export function ReceiptTotal({ amount, label = 'Total', note }: ReceiptTotalProps) {
  return (
    <div data-clear>
      <div aria-hidden className="rule-dashed" />
      <div className="flex items-baseline justify-between gap-3 pt-3">
        <p className="font-semibold text-16">
          {label}
          {note && <span className="ml-2 font-normal text-14 text-ink-soft">{note}</span>}
        </p>
        <Money amount={amount} className="figures text-28" />
      </div>
    </div>
  );
}
