import { cx } from './cx.ts';

/**
 * A placeholder while something loads, sized by `className`. The screen says 'Cargando' once,
 * separately. It moves only after two seconds, because animation slows down weak phones.
 */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      className={cx('animate-shimmer rounded-control bg-sunken [animation-delay:2s]', className)}
    />
  );
}
