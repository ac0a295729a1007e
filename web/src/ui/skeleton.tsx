import { cx } from './cx.ts';

/**
 * The shape of what is coming. Size it with `className`; the screen says 'Cargando' once, apart. It
 * moves only when there is long to wait: a weak phone draws what is coming the sooner for it.
 */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      className={cx('animate-shimmer rounded-control bg-sunken [animation-delay:2s]', className)}
    />
  );
}
