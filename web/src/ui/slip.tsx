import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

/** The colour of a slip's left edge: each tipo of order has its own. */
export type SlipEdge = 'ink' | 'maiz' | 'agave';

interface SlipProps extends ComponentProps<'div'> {
  edge?: SlipEdge;
  /** A square top, for a slip that hangs from a rail or leaves a printer. */
  hanging?: boolean;
}

const EDGES: Record<SlipEdge, string> = {
  ink: 'border-l-6 border-l-ink',
  maiz: 'border-l-6 border-l-maiz',
  agave: 'border-l-6 border-l-agave',
};

/** A slip: paper with a torn lower edge. `className` styles the paper. */
export function Slip({ edge, hanging = false, className, ...rest }: SlipProps) {
  return (
    <div className="slip-shadow">
      <div
        {...rest}
        className={cx(
          'perforated bg-surface pb-4',
          !hanging && 'rounded-t-card',
          edge && EDGES[edge],
          className,
        )}
      />
    </div>
  );
}
