import type { ReactNode } from 'react';
import { Money } from './money.tsx';

interface ReceiptTotalProps {
  amount: number;
  label?: string;
  /** A few soft words beside the label: '4 productos', 'Efectivo'. */
  note?: ReactNode;
}

/** The sum under its dashed rule. */
export function ReceiptTotal({ amount, label = 'Total', note }: ReceiptTotalProps) {
  return (
    <div>
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
