import { Check } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { Keycap } from '../order-moves/keycap.tsx';

interface BumpButtonProps {
  /** The number key that does the same; none from the tenth order on. */
  keyNumber: number | null;
  /** One hot button a screen: the oldest order's. */
  isFirst: boolean;
  describedBy: string;
  onBump: () => void;
}

/** The foot of a kitchen slip. */
export function BumpButton({ keyNumber, isFirst, describedBy, onBump }: BumpButtonProps) {
  return (
    <button
      type="button"
      aria-describedby={describedBy}
      aria-keyshortcuts={keyNumber === null ? undefined : String(keyNumber)}
      onClick={onBump}
      className={cx(
        'relative flex min-h-17 w-full items-center gap-2 px-2 pb-2 text-left font-semibold text-16 leading-tight tracking-tight',
        'outline-offset-[-8px] transition-colors duration-150',
        isFirst
          ? 'bg-achiote text-on-achiote outline-on-achiote hover:bg-achiote-hover'
          : 'bg-line/60 text-ink hover:bg-line',
      )}
    >
      <span aria-hidden className="rule-dashed absolute inset-x-0 top-0" />
      {keyNumber === null ? (
        <Check aria-hidden size={24} className="mx-1.5" />
      ) : (
        <>
          <Keycap>{keyNumber}</Keycap>
          <Check aria-hidden size={24} className="mx-1.5 pointer-fine:hidden" />
        </>
      )}
      Marcar como preparado
    </button>
  );
}
