import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

interface CardProps extends ComponentProps<'div'> {
  /** The selected one of several: an achiote ring. */
  selected?: boolean;
}

/** A white box with a thin border and no shadow. */
export function Card({ selected = false, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={cx(
        'rounded-card bg-surface',
        selected ? 'inset-ring-2 inset-ring-achiote' : 'inset-ring inset-ring-line',
        className,
      )}
    />
  );
}
