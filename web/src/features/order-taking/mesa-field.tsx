import type { Order } from '@comanda/contract/orders/orders';
import { cx } from '../../ui/cx.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { openOrdersOf, tableName, tablesAtHand } from './table-orders.ts';

interface MesaFieldProps {
  value: string;
  onChange: (mesa: string) => void;
  error: string | undefined;
  /** Today's and what goes on from before, which say which tables are taken. */
  orders: readonly Order[];
}

/** Tables by number, one tap each; any other name can be typed. */
export function MesaField({ value, onChange, error, orders }: MesaFieldProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-[7rem_minmax(0,1fr)] sm:items-start">
      <TextField
        label="Mesa"
        autoComplete="off"
        inputMode="numeric"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error}
        className="figures min-h-14! text-center text-22"
      />
      <fieldset>
        <legend className="mb-1.5 text-14 text-ink-soft">Con punto: tiene pedido abierto</legend>
        <div className="grid grid-cols-6 gap-1.5">
          {tablesAtHand(orders).map((mesa) => {
            const isChosen = tableName(value) === mesa;
            const isTaken = openOrdersOf(orders, mesa).length > 0;
            return (
              <button
                key={mesa}
                type="button"
                aria-pressed={isChosen}
                aria-label={`Mesa ${mesa}${isTaken ? ', con pedido abierto' : ''}`}
                onClick={() => onChange(mesa)}
                className={cx(
                  'figures relative grid min-h-12 place-items-center rounded-control border text-18 transition-colors duration-150',
                  isChosen
                    ? 'border-ink bg-ink text-on-ink'
                    : 'border-control bg-surface hover:bg-sunken',
                )}
              >
                {mesa}
                {isTaken && (
                  <span
                    aria-hidden
                    className="absolute top-1.5 right-1.5 size-2 rounded-full bg-maiz"
                  />
                )}
              </button>
            );
          })}
        </div>
      </fieldset>
    </div>
  );
}
