import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import type { Change } from './report-change.ts';

const LOOK = {
  up: { icon: TrendingUp, spoken: 'Subió' },
  down: { icon: TrendingDown, spoken: 'Bajó' },
  same: { icon: Minus, spoken: '' },
};

interface ChangeMarkProps {
  change: Change;
  /** Fewer cancellations, less waiting. */
  isLessBetter?: boolean;
  className?: string;
}

/** An arrow, words and a colour: none of them alone says it. */
export function ChangeMark({ change, isLessBetter = false, className }: ChangeMarkProps) {
  const { direction, words } = change;
  const { icon: Icon, spoken } = LOOK[direction];
  const isGood = (direction === 'up') !== isLessBetter;
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 whitespace-nowrap font-semibold',
        direction === 'same' ? 'text-ink-soft' : isGood ? 'text-cilantro' : 'text-aji',
        className,
      )}
    >
      <Icon aria-hidden size={16} />
      {spoken && <span className="sr-only">{spoken}</span>}
      {words}
    </span>
  );
}
