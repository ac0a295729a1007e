import { formatMoney } from '@comanda/contract/money';
import { TILL_LIMITS } from '@comanda/contract/till/till.limits';
import { DENOMINACIONES } from '@comanda/contract/till/till.words';
import { cx } from '../../ui/cx.ts';
import { QuantityStepper } from '../../ui/form/quantity-stepper.tsx';
import { Money } from '../../ui/money.tsx';
import { cashOf } from './typed-count.ts';

interface CountCashProps {
  denominaciones: Readonly<Record<string, number>>;
  onChange: (denominaciones: Readonly<Record<string, number>>) => void;
  /** What the sum is called. */
  total: string;
}

const NOTES = DENOMINACIONES.filter((worth) => worth >= 2_000);
const COINS = DENOMINACIONES.filter((worth) => worth < 2_000);

/** Notes and coins, one row each, with a running sum. */
export function CountCash({ denominaciones, onChange, total }: CountCashProps) {
  const row = (worth: number) => (
    <CashRow
      key={worth}
      worth={worth}
      count={denominaciones[worth] ?? 0}
      onChange={(count) => onChange({ ...denominaciones, [worth]: count })}
    />
  );
  return (
    <div className="grid gap-x-6 sm:grid-cols-2">
      <ul aria-label="Billetes">{NOTES.map(row)}</ul>
      <div className="flex flex-col">
        <ul aria-label="Monedas">{COINS.map(row)}</ul>
        <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 py-2">
          <span className="font-semibold">{total}</span>
          <Money amount={cashOf(denominaciones)} className="figures text-28" />
        </p>
      </div>
    </div>
  );
}

interface CashRowProps {
  worth: number;
  count: number;
  onChange: (count: number) => void;
}

function CashRow({ worth, count, onChange }: CashRowProps) {
  const isNote = worth >= 2_000;
  return (
    <li className="-mx-1.5 flex min-h-12 items-center gap-1.5 border-line border-b px-1.5 focus-within:rounded-control focus-within:border-transparent focus-within:bg-achiote-wash focus-within:inset-ring-2 focus-within:inset-ring-achiote focus-within:[&_button>svg]:bg-surface">
      <span
        aria-hidden
        className={cx(
          'figures grid h-8 w-18 shrink-0 place-items-center border border-control bg-paper text-18',
          isNote ? 'rounded-[6px]' : 'rounded-full',
        )}
      >
        <span>
          {worth >= 1_000 ? worth / 1_000 : worth}
          {worth >= 1_000 && <span className="font-body font-medium text-14"> mil</span>}
        </span>
      </span>
      <span className={cx('ml-auto tabular-nums', count === 0 && 'text-ink-soft')}>
        {formatMoney(worth * count)}
      </span>
      <QuantityStepper
        label={`${isNote ? 'billetes' : 'monedas'} de ${formatMoney(worth)}`}
        value={count}
        min={0}
        isSlim
        max={TILL_LIMITS.cantidad}
        onChange={onChange}
      />
    </li>
  );
}
