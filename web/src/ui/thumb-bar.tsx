import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { cx } from './cx.ts';
import { Money } from './money.tsx';

interface ThumbBarProps {
  label: string;
  count?: number;
  total?: number;
  icon?: ReactNode;
  /** The address it goes to; or `onClick` for an action. */
  to?: string;
  onClick?: () => void;
  className?: string;
}

/** A phone's main action: a wide bar near the thumb, with count and total. */
export function ThumbBar({ label, count, total, icon, to, onClick, className }: ThumbBarProps) {
  const look = cx(
    'flex min-h-15 w-full items-center gap-3 rounded-card bg-achiote px-4 text-on-achiote shadow-float',
    'font-semibold text-18 transition-colors duration-150 hover:bg-achiote-hover active:translate-y-px',
    className,
  );
  const content = (
    <>
      {count !== undefined && (
        <span className="figures grid size-9 shrink-0 place-items-center rounded-control bg-surface text-18 text-achiote">
          {count}
        </span>
      )}
      {label}
      {icon}
      {total !== undefined && <Money amount={total} className="figures ml-auto text-22" />}
    </>
  );
  if (to) {
    return (
      <Link to={to} className={look}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" onClick={onClick} className={look}>
      {content}
    </button>
  );
}
