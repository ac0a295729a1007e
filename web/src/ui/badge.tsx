import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type Tone = 'neutral' | 'achiote' | 'cilantro' | 'maiz' | 'aji' | 'agave';

const TONES: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink',
  achiote: 'bg-achiote-wash text-achiote-ink',
  cilantro: 'bg-cilantro-wash text-cilantro',
  maiz: 'bg-maiz-wash text-maiz-ink',
  aji: 'bg-aji-wash text-aji',
  agave: 'bg-agave-wash text-agave',
};

interface BadgeProps {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 font-semibold text-12',
        TONES[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
