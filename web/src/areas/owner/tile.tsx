import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { cx } from '../../ui/cx.ts';

interface TileProps {
  to: string;
  title: string;
  icon: LucideIcon;
  /** A true fact, or what is behind it where none is known. */
  children?: ReactNode;
  /** A real fragment of what is behind the tile. */
  fragment?: ReactNode;
  /** Two columns wide where there is room, or always. */
  width?: 'one' | 'wide' | 'always-wide';
}

const WIDTHS = { one: '', wide: 'sm:col-span-2', 'always-wide': 'col-span-2' };

export function Tile({ to, title, icon: Icon, children, fragment, width = 'one' }: TileProps) {
  return (
    <li className={cx('min-w-0', WIDTHS[width])}>
      <Link
        to={to}
        className="flex h-full min-h-32 flex-col justify-between gap-3 rounded-card bg-surface p-4 inset-ring inset-ring-line transition-colors duration-150 hover:inset-ring-achiote"
      >
        <span className="flex items-start justify-between gap-4">
          <span className="flex min-w-0 flex-col gap-2 sm:flex-row">
            <Icon aria-hidden size={22} />
            <span className="title break-words text-18 leading-tight">{title}</span>
          </span>
          {fragment}
        </span>
        {children && <span className="block text-14 text-ink-soft">{children}</span>}
      </Link>
    </li>
  );
}
