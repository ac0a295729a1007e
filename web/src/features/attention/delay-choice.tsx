import { promisedMinutes } from '@comanda/contract/locations/promise.rules';
import { CHOSEN } from '../../ui/chosen.ts';
import { cx } from '../../ui/cx.ts';

const DELAYS = [0, 10, 20] as const;

interface DelayChoiceProps {
  value: number;
  onChange: (minutes: number) => void;
  disabled: boolean;
  className?: string;
}

/** How much longer an order takes now. Each says the whole delay, so a second tap adds nothing. */
export function DelayChoice({ value, onChange, disabled, className }: DelayChoiceProps) {
  const all = DELAYS.some((one) => one === value) ? DELAYS : [...DELAYS, value];
  return (
    <fieldset
      className={cx('inline-flex rounded-control border border-control bg-surface', className)}
    >
      <legend className="sr-only">Más demora</legend>
      {all.map((minutes) => (
        <button
          key={minutes}
          type="button"
          aria-pressed={minutes === value}
          disabled={disabled}
          onClick={() => minutes !== value && onChange(minutes)}
          className={cx(
            'min-h-touch flex-1 whitespace-nowrap rounded-[9px] px-4 font-semibold text-14 disabled:text-ink-soft',
            minutes === value ? CHOSEN : 'hover:bg-sunken',
          )}
        >
          {minutes === 0 ? 'Normal' : `+${minutes}`}
        </button>
      ))}
    </fieldset>
  );
}

/** What diners are told now: 'listo en ~35 min'. */
export function ReadyNow({ settings }: { settings: Parameters<typeof promisedMinutes>[0] }) {
  const minutes = promisedMinutes(settings);
  if (minutes === null) return 'tus clientes no leen cuánto se demora';
  return (
    <>
      listo en <strong className="font-bold">~{minutes} min</strong>
    </>
  );
}
