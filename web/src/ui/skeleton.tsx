import { cx } from './cx.ts';

/** The shape of what is coming. Size it with `className`; the screen says 'Cargando' once, apart. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('animate-shimmer rounded-control bg-sunken', className)} />;
}
