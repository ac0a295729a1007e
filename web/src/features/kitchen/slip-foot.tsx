import { coursesMessages } from '@comanda/contract/kitchen/courses.messages';
import { Check, Hourglass } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { Keycap } from '../order-moves/undo-moves.tsx';

// A slip may be taller than the screen: its foot stays in view. On smaller screens the bar of what is to be made is below it.
const IN_VIEW = 'sticky bottom-22 lg:bottom-0';

interface SlipButtonProps {
  /** The number key with the same effect; null from the tenth order on. */
  keyNumber: number | null;
  /** Only the oldest order has the primary button. */
  isFirst: boolean;
  label: string;
  /** What is missing before it. */
  under: string;
  isCancelled: boolean;
  describedBy: string;
  onPress: () => void;
}

/** The button at the foot of a slip. */
export function SlipButton(props: SlipButtonProps) {
  const { keyNumber, isFirst, label, under, isCancelled, describedBy, onPress } = props;
  return (
    <button
      type="button"
      aria-describedby={describedBy}
      aria-keyshortcuts={keyNumber === null ? undefined : String(keyNumber)}
      onClick={onPress}
      className={cx(
        IN_VIEW,
        'flex min-h-17 w-full items-center gap-2 px-2 pt-1.5 pb-3 text-left font-semibold text-16 leading-tight tracking-tight',
        'outline-offset-[-8px] transition-colors duration-150',
        isFirst
          ? 'bg-achiote text-on-achiote outline-on-achiote hover:bg-achiote-hover'
          : 'bg-[color-mix(in_oklab,var(--line)_60%,var(--surface))] hover:bg-line',
        !isFirst && (isCancelled ? 'text-aji' : 'text-ink'),
      )}
    >
      <span aria-hidden className="rule-dashed absolute inset-x-0 top-0" />
      {keyNumber === null ? (
        <Check aria-hidden className="mx-1.5 size-6 shrink-0" />
      ) : (
        <>
          <Keycap>{keyNumber}</Keycap>
          <Check aria-hidden className="mx-1.5 size-6 shrink-0 pointer-fine:hidden" />
        </>
      )}
      <span className="min-w-0">
        <span className="block">{label}</span>
        {under && <span className="line-clamp-2 break-words font-medium text-14">{under}</span>}
      </span>
    </button>
  );
}

/** In the place of the button: the order is not ready while one of its courses waits. */
export function MustFire({ tiempo }: { tiempo: number }) {
  return (
    <p className="relative flex min-h-17 items-center gap-2 px-3.5 pb-2 font-medium text-16 text-ink-soft leading-tight">
      <span aria-hidden className="rule-dashed absolute inset-x-0 top-0" />
      <Hourglass aria-hidden className="size-5.5" />
      {coursesMessages.mustFire(tiempo)}
    </p>
  );
}
