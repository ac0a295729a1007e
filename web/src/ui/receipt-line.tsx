import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface ReceiptLineProps {
  label: ReactNode;
  children: ReactNode;
  className?: string;
}

/** Label, dotted leader, value: how a till receipt adds up. */
export function ReceiptLine({ label, children, className }: ReceiptLineProps) {
  return (
    <div className={cx('flex items-baseline gap-2', className)}>
      <span>{label}</span>
      <span aria-hidden className="leader" />
      <span className="wrap-anywhere min-w-0 text-right font-semibold">{children}</span>
    </div>
  );
}
