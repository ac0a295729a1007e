import { chargeMessages } from '@comanda/contract/accounts/charge-screen.messages';
import { tillViewMessages } from '@comanda/contract/accounts/till-views.messages';
import { formatMoney } from '@comanda/contract/money';
import { Check, CircleDashed } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';

interface VueltasProps {
  vueltas: number;
  /** Puts the change into the field of the tip; null where it was left already. */
  onLeave: (() => void) | null;
}

/** What is given back, as large as the cashier needs it while they count. */
export function Vueltas({ vueltas, onLeave }: VueltasProps) {
  return (
    <div
      role="status"
      className="flex min-h-18 flex-3 items-center gap-x-3 rounded-control bg-cilantro-wash px-3.5 py-1 text-cilantro max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] sm:min-w-80"
    >
      <span className="text-18 max-sm:pt-1">{chargeMessages.back}</span>
      <Money
        amount={vueltas}
        className="figures text-48 text-ink max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1 max-sm:text-right"
      />
      {onLeave && vueltas > 0 && (
        <button
          type="button"
          onClick={onLeave}
          className="ml-auto min-h-12 max-w-22 shrink-0 text-left max-sm:-mt-1.5 max-sm:ml-0 font-semibold text-14 leading-tight underline underline-offset-4"
        >
          {chargeMessages.leaveAsTip}
        </button>
      )}
    </div>
  );
}

interface ChargeButtonProps {
  amount: number;
  /** Why nothing can be charged yet; null if it can. */
  missing: string | null;
  isBusy: boolean;
  /** Nothing is left to pay: only the account is closed. */
  isFree: boolean;
  onCharge: () => void;
  /** Goes to what is missing. */
  onMissing: () => void;
  className?: string;
}

/** The one hot button, which repeats the amount; in sand, and saying why, while something is missing. */
export function ChargeButton(props: ChargeButtonProps) {
  const { amount, missing, isBusy, isFree, onCharge, onMissing, className } = props;
  if (missing !== null) {
    return (
      <button
        type="button"
        onClick={onMissing}
        className={cx(
          'flex min-h-18 items-center gap-3 rounded-control bg-line px-4 text-left font-semibold text-18 text-ink-soft max-sm:text-16',
          className,
        )}
      >
        <CircleDashed aria-hidden size={22} className="shrink-0 max-sm:hidden" />
        <span className="min-w-0 flex-1 leading-tight">{missing}</span>
        {amount > 0 && <Money amount={amount} className="figures text-22" />}
      </button>
    );
  }
  return (
    <Button
      size="lg"
      busy={isBusy}
      busyLabel={chargeMessages.charging}
      onClick={onCharge}
      icon={<Check aria-hidden size={22} />}
      className={cx('min-h-18 text-20', className)}
    >
      {isFree ? chargeMessages.closeFree : `${tillViewMessages.charge} ${formatMoney(amount)}`}
    </Button>
  );
}
