import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { counted, percent } from './report-numbers.ts';

const LOOK = {
  up: { icon: TrendingUp, spoken: 'Subió' },
  down: { icon: TrendingDown, spoken: 'Bajó' },
  same: { icon: Minus, spoken: '' },
};

interface ChangeMarkProps {
  change: Change;
  /** True for cancellations and waiting times. */
  isLessBetter?: boolean;
  className?: string;
}

/** Shows a change by arrow, words and colour, so that nobody depends on one of them. */
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

/** How a figure changed against the period before. */
export interface Change {
  direction: 'up' | 'down' | 'same';
  /** Without the direction: '11,2 %', '5 menos', 'Igual'. */
  words: string;
}

/** The change in percent; null if there is nothing to compare with. */
export function changeInPercent(now: number, before: number): Change | null {
  if (before === 0) return now === 0 ? SAME : null;
  const share = now / before - 1;
  // A change that would read as '0 %' counts as none.
  if (Math.abs(share) < 0.0005) return SAME;
  return { direction: share > 0 ? 'up' : 'down', words: percent(Math.abs(share)) };
}

/** '11,2 % más', for places without an arrow. */
export function changeInWords(now: number, before: number): string | null {
  const change = changeInPercent(now, before);
  if (!change || change.direction === 'same') return change && 'igual';
  return `${change.words} ${change.direction === 'up' ? 'más' : 'menos'}`;
}

/** The change in units, for small numbers: '5 menos'. */
export function changeInUnits(now: number, before: number): Change {
  const more = now - before;
  if (more === 0) return SAME;
  return {
    direction: more > 0 ? 'up' : 'down',
    words: moreOrLess(more, Math.abs(more).toString()),
  };
}

/** Null if one of the two was not measured. */
export function changeInMinutes(now: number | null, before: number | null): Change | null {
  if (now === null || before === null) return null;
  const more = Math.round(now) - Math.round(before);
  if (more === 0) return SAME;
  const words = moreOrLess(more, counted(Math.abs(more), 'minuto', 'minutos'));
  return { direction: more > 0 ? 'up' : 'down', words };
}

const SAME: Change = { direction: 'same', words: 'Igual' };

function moreOrLess(more: number, amount: string): string {
  return `${amount} ${more > 0 ? 'más' : 'menos'}`;
}
