import type { LinesMove } from '@comanda/contract/accounts/accounts';
import { lineaOf } from '@comanda/contract/orders/line-numbers';
import type { Order, OrderLine } from '@comanda/contract/orders/orders';
import { OPEN_ESTADOS } from '@comanda/contract/orders/orders.rules';
import { tablesMessages } from '@comanda/contract/tables/tables.messages';
import { Minus } from 'lucide-react';
import { useIsOnline } from '../../lib/api/connection.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { isLocalId } from '../offline/outbox.ts';
import { LineDetails } from '../orders/line-details.tsx';

/** How many of each line pass, by `lineKey`. */
export type Passing = Readonly<Record<string, number>>;

interface PassDishesProps {
  rounds: readonly Order[];
  passing: Passing;
  onChange: (passing: Passing) => void;
}

/** The dishes of a table that can go to another one. Each tap takes one more. */
export function PassDishes({ rounds, passing, onChange }: PassDishesProps) {
  return (
    <div className="grid gap-2">
      <p className="text-14 text-ink-soft">{tablesMessages.tapDishes}</p>
      <ul className="grid gap-2">
        {dishesOf(rounds).map(({ key, line }) => {
          const chosen = Math.min(passing[key] ?? 0, line.cantidad);
          const step = costsOnce(line) ? line.cantidad : 1;
          const set = (cantidad: number) => onChange({ ...passing, [key]: cantidad });
          return (
            <li
              key={key}
              className={cx(
                'flex items-stretch rounded-control bg-surface',
                chosen > 0 ? 'inset-ring-2 inset-ring-achiote' : 'inset-ring inset-ring-line',
              )}
            >
              <button
                type="button"
                aria-pressed={chosen > 0}
                disabled={chosen >= line.cantidad}
                onClick={() => set(Math.min(line.cantidad, chosen + step))}
                className="flex min-h-14 min-w-0 flex-1 items-center gap-3 px-3 py-2 text-left"
              >
                <span className="figures w-16 shrink-0 text-18">{`${chosen} de ${line.cantidad}`}</span>
                <span className="wrap-anywhere min-w-0">
                  <span className="block font-medium">{line.nombre}</span>
                  <span className="block text-14 text-ink-soft">
                    <LineDetails line={line} />
                  </span>
                </span>
              </button>
              {chosen > 0 && (
                <IconButton
                  label={`Uno menos de ${line.nombre}`}
                  icon={<Minus aria-hidden size={20} />}
                  size="lg"
                  onClick={() => set(chosen - step)}
                  className="self-center"
                />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface PassActionsProps {
  count: number;
  isBusy: boolean;
  onTarget: () => void;
  onNewAccount: () => void;
  onCancel: () => void;
}

export function PassActions({ count, isBusy, onTarget, onNewAccount, onCancel }: PassActionsProps) {
  const isOff = !useIsOnline() || count === 0;
  return (
    <div className="grid gap-2">
      <Button size="lg" disabled={isOff || isBusy} onClick={onTarget} className="min-h-14">
        {count === 0 ? 'Pasar a…' : `Pasar ${count} a…`}
      </Button>
      <div className="grid grid-cols-2 gap-2">
        <Button variant="secondary" size="lg" disabled={isOff} busy={isBusy} onClick={onNewAccount}>
          {tablesMessages.newAccount}
        </Button>
        <Button variant="secondary" size="lg" disabled={isBusy} onClick={onCancel}>
          Volver
        </Button>
      </div>
    </div>
  );
}

/** The lines that can pass. Those of orders that are over, or wait on this device, cannot. */
export function dishesOf(rounds: readonly Order[]) {
  return rounds
    .filter(({ estado, _id }) => OPEN_ESTADOS.includes(estado) && !isLocalId(_id))
    .flatMap(({ _id, productos }) =>
      productos.map((line, at) => {
        const linea = lineaOf(line, at);
        return { key: `${_id} ${linea}`, pedido: _id, linea, line };
      }),
    );
}

/** What is asked of the server. A line that shrank meanwhile passes with what is left of it. */
export function linesOf(rounds: readonly Order[], passing: Passing): LinesMove['lineas'] {
  return dishesOf(rounds).flatMap(({ key, pedido, linea, line }) => {
    const cantidad = Math.min(passing[key] ?? 0, line.cantidad);
    return cantidad > 0 ? [{ pedido, linea, cantidad }] : [];
  });
}

/** Additions and combos cost once a line: such a line passes whole. */
function costsOnce({ adiciones, combo }: OrderLine): boolean {
  return adiciones.length > 0 || Boolean(combo);
}
