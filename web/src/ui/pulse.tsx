import type { ReactNode } from 'react';
import type { Tone } from './badge.tsx';
import { cx } from './cx.ts';

const TONES: Record<Tone, string> = {
  neutral: 'text-off',
  achiote: 'text-achiote',
  cilantro: 'text-cilantro',
  maiz: 'text-maiz',
  aji: 'text-aji',
  agave: 'text-agave',
};

interface PulseProps {
  tone: Tone;
  /** The words that explain the dot. */
  children: ReactNode;
  moving?: boolean;
  className?: string;
}

/** A small dot with words, which can pulse: connection, open now, a new order. */
export function Pulse({ tone, children, moving = false, className }: PulseProps) {
  return (
    <span className={cx('inline-flex items-center gap-2 font-semibold text-14', className)}>
      <span aria-hidden className={cx('relative grid size-5 place-items-center', TONES[tone])}>
        <span className="absolute inset-0 rounded-full bg-current opacity-20" />
        {moving && (
          <span className="absolute inset-0 animate-pulse-dot rounded-full bg-current opacity-0" />
        )}
        <span className="size-2.5 rounded-full bg-current" />
      </span>
      {children}
    </span>
  );
}
