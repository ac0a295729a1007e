import { cx } from './cx.ts';

/** A red '!'; the text says what it means. */
export function AlertMark({ children, className }: { children: string; className?: string }) {
  return (
    <span
      role="img"
      aria-label={children}
      className={cx(
        'grid size-6 shrink-0 place-items-center rounded-full bg-aji font-bold font-body text-14 text-on-aji',
        className,
      )}
    >
      !
    </span>
  );
}
