import type { Account } from '@comanda/contract/accounts/accounts';
import { chargeMessages } from '@comanda/contract/accounts/charge-screen.messages';
import type { Payment } from '@comanda/contract/accounts/charging';
import {
  METODO_PAGO_LABELS,
  METODOS_COBRO,
  type MetodoPago,
} from '@comanda/contract/orders/orders.words';
import { CHOSEN } from '../../ui/chosen.ts';
import { cx } from '../../ui/cx.ts';

interface MethodChoiceProps {
  /** What the account was paid with. */
  pagos: Account['pagos'];
  legend?: string;
  without?: Payment['metodo'];
  value: Payment['metodo'] | null;
  error: string | undefined;
  onChange: (metodo: Payment['metodo']) => void;
}

export function MethodChoice(props: MethodChoiceProps) {
  const { pagos, legend = chargeMessages.paidWith, without, value, error, onChange } = props;
  const isUsed = (metodo: MetodoPago) => pagos.some((one) => one.metodo === metodo);
  // Bizum is of another country.
  const offered = METODOS_COBRO.filter(
    (one) => one !== without && (one !== 'bizum' || isUsed(one)),
  );
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold text-14">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {offered.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={value === one}
            onClick={() => onChange(one)}
            className={cx(
              'min-h-12 rounded-full px-4 font-semibold text-14',
              value === one ? CHOSEN : 'bg-sunken text-ink',
            )}
          >
            {METODO_PAGO_LABELS[one]}
          </button>
        ))}
      </div>
      {error && (
        <p role="alert" className="font-medium text-14 text-aji">
          {error}
        </p>
      )}
    </fieldset>
  );
}
