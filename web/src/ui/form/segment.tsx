import { CHOSEN } from '../chosen.ts';
import { cx } from '../cx.ts';

interface SegmentProps {
  isChosen: boolean;
  onChoose: () => void;
  children: string;
}

/** One of a few choices in a sunken bar; exactly one is chosen. */
export function Segment({ isChosen, onChoose, children }: SegmentProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cx(
        'min-h-touch shrink-0 whitespace-nowrap rounded-[7px] px-3.5 font-semibold text-14 outline-offset-[-3px] transition-colors duration-150',
        isChosen ? CHOSEN : 'text-ink-soft hover:text-ink',
      )}
    >
      {children}
    </button>
  );
}
