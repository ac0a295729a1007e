import { chargeMessages } from '@comanda/contract/accounts/charge-screen.messages';
import type { Adjustment } from '@comanda/contract/accounts/charging';
import { lineKey } from '@comanda/contract/accounts/split.rules';
import { taxWords } from '@comanda/contract/accounts/taxes.rules';
import type { TipAnswer } from '@comanda/contract/accounts/tips.rules';
import { bogotaTime } from '@comanda/contract/days';
import { formatMoney } from '@comanda/contract/money';
import { Check, X } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { QuantityStepper } from '../../ui/form/quantity-stepper.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Money } from '../../ui/money.tsx';
import { ReceiptLine } from '../../ui/receipt.tsx';
import { LineDetails } from '../orders/line-details.tsx';
import type { Bill } from './bill.ts';
import { chosenOf, type DishRow, rowsOf, unitKey } from './parts.ts';

interface DishesProps {
  bill: Bill;
  /** The ticked rows; null while nothing is ticked by dish. */
  chosen: readonly string[] | null;
  onChosen: (chosen: string[]) => void;
}

/** The dishes of a bill by round. Where guests pay by dish, those are ticked here. */
export function BillDishes({ bill, chosen, onChosen }: DishesProps) {
  return bill.rounds.map(({ order, lines }, at) => (
    <section key={order._id} aria-label={`Ronda ${at + 1}`}>
      <h2 className="border-line border-t pt-2 font-body text-14 text-ink-soft tracking-normal">
        {bill.account
          ? `Ronda ${at + 1} · ${bogotaTime(order.horaCreacion)}`
          : bogotaTime(order.horaCreacion)}
      </h2>
      <ul className="-mx-4 py-1">
        {lines.flatMap((line) =>
          rowsOf(bill, line, chosen !== null).map((row) => (
            <Dish key={row.key} row={row} chosen={chosen} onChosen={onChosen} />
          )),
        )}
      </ul>
    </section>
  ));
}

interface DishProps {
  row: DishRow;
  chosen: readonly string[] | null;
  onChosen: (chosen: string[]) => void;
}

const ROW = 'grid min-h-12 w-full items-center gap-x-2.5 border-l-3 py-1 pr-4 pl-3.25 text-left';
const WITH_BOX = 'grid-cols-[auto_1.25rem_minmax(0,1fr)_auto]';

function Dish({ row, chosen, onChosen }: DishProps) {
  const { key, line, cantidad, precio, parte, at } = row;
  const words = (
    <>
      <span className={cx('font-semibold', parte !== null && 'text-ink-soft')}>{cantidad}</span>
      <span className="wrap-anywhere min-w-0 leading-tight">
        <span className={cx('line-clamp-2 font-medium', parte !== null && 'text-ink-soft')}>
          {line.line.nombre}
        </span>
        {parte !== null ? (
          <span className="font-semibold text-14 text-cilantro">
            {chargeMessages.paidBy(parte)}
          </span>
        ) : (
          <Details row={row} />
        )}
      </span>
      <span className="text-right">
        <Money
          amount={precio}
          className={cx(parte !== null && 'text-ink-soft line-through', 'font-medium')}
        />
        {line.descuento > 0 && parte === null && cantidad === line.cantidad && (
          <span className="block text-14 text-ink-soft line-through">
            {formatMoney(line.subtotal)}
          </span>
        )}
      </span>
    </>
  );
  if (parte !== null) {
    return (
      <li className={cx(ROW, WITH_BOX, 'border-l-transparent')}>
        <Box look="bg-cilantro-wash text-cilantro" isTicked />
        {words}
      </li>
    );
  }
  if (chosen === null) {
    return (
      <li className={cx(ROW, 'grid-cols-[1.25rem_minmax(0,1fr)_auto] border-l-transparent')}>
        {words}
      </li>
    );
  }
  const ticked = chosenOf(chosen, line);
  if (cantidad > 1) {
    const set = (count: number) => {
      const others = chosen.filter((one) => !one.startsWith(`${lineKey(line)} #`));
      const own = Array.from({ length: count }, (_, unit) => unitKey(lineKey(line), unit));
      onChosen([...others, ...own]);
    };
    return (
      <li className={cx(ticked > 0 ? TICKED : 'border-l-transparent', 'border-l-3 pb-2')}>
        <span className={cx(ROW, WITH_BOX, 'border-l-0')}>
          <Box look={ticked > 0 ? ON : OFF} isTicked={ticked > 0} />
          {words}
        </span>
        <span className="flex justify-end pr-4">
          <QuantityStepper
            label={line.line.nombre}
            value={ticked}
            min={0}
            max={cantidad}
            onChange={set}
          />
        </span>
      </li>
    );
  }
  const isTicked = chosen.includes(key);
  return (
    <li>
      <button
        type="button"
        aria-pressed={isTicked}
        aria-label={[
          line.line.nombre,
          at && chargeMessages.ofMany(at.n, at.of),
          formatMoney(precio),
        ]
          .filter(Boolean)
          .join(', ')}
        onClick={() => onChosen(isTicked ? chosen.filter((one) => one !== key) : [...chosen, key])}
        className={cx(ROW, WITH_BOX, isTicked ? TICKED : 'border-l-transparent hover:bg-paper')}
      >
        <Box look={isTicked ? ON : OFF} isTicked={isTicked} />
        {words}
      </button>
    </li>
  );
}

const TICKED = 'border-l-achiote bg-achiote-wash';
const ON = 'bg-achiote text-on-achiote';
const OFF = 'border-2 border-off bg-surface';

function Box({ look, isTicked }: { look: string; isTicked: boolean }) {
  return (
    <span aria-hidden className={cx('grid size-6 place-items-center rounded-[6px]', look)}>
      {isTicked && <Check size={16} strokeWidth={2.5} />}
    </span>
  );
}

function Details({ row: { line, at } }: { row: DishRow }) {
  return (
    <span className="block text-14 text-ink-soft">
      {at && <span className="block">{chargeMessages.ofMany(at.n, at.of)}</span>}
      <LineDetails line={line.line} />
      {line.puesto && <span className="block">{chargeMessages.seat(line.puesto)}</span>}
    </span>
  );
}

interface TotalsProps {
  bill: Bill;
  tip: TipAnswer | null;
  /** Null where nothing may be taken back. */
  onRemove: ((adjustment: Adjustment) => void) | null;
}

/** What it comes to: consumption, what is taken off, the tax inside, the tip beside. */
export function BillTotals({ bill, tip, onRemove }: TotalsProps) {
  const { totales, ajustes } = bill;
  const propina = Math.max(tip?.valor ?? 0, totales.propina);
  return (
    <div data-clear>
      <div aria-hidden className="rule-dashed" />
      <div className="grid gap-0.5 pt-2.5">
        <ReceiptLine label={chargeMessages.consumption}>
          <Money amount={totales.consumo} />
        </ReceiptLine>
        {ajustes.map((one) => (
          <Adjusted key={one._id} adjustment={one} onRemove={onRemove} />
        ))}
        {totales.impuestos.map(({ codigo, valor }) => (
          <ReceiptLine
            key={codigo}
            label={chargeMessages.taxInside(taxWords(codigo))}
            className="text-14 text-ink-soft"
          >
            <Money amount={valor} className="whitespace-nowrap font-normal" />
          </ReceiptLine>
        ))}
        {propina > 0 && (
          <ReceiptLine label={chargeMessages.tip}>
            <Money amount={propina} />
          </ReceiptLine>
        )}
        {totales.pagado > 0 && (
          <ReceiptLine label={chargeMessages.paid} className="text-cilantro">
            <Money amount={totales.pagado + totales.propina} />
          </ReceiptLine>
        )}
      </div>
      <p className="flex items-baseline justify-between gap-3 pt-1">
        <span className="font-semibold">
          {totales.pagado > 0 ? chargeMessages.left : chargeMessages.total}
        </span>
        <Money
          amount={totales.saldo + Math.max(0, propina - totales.propina)}
          className="figures text-36"
        />
      </p>
    </div>
  );
}

interface AdjustedProps {
  adjustment: Adjustment;
  onRemove: ((adjustment: Adjustment) => void) | null;
}

function Adjusted({ adjustment, onRemove }: AdjustedProps) {
  const { tipo, motivo, porcentaje, aplicado } = adjustment;
  const name = tipo === 'cortesia' ? 'Cortesía' : 'Descuento';
  const words = porcentaje !== null && porcentaje < 100 ? `${name} ${porcentaje} %` : name;
  return (
    <div className="flex items-center gap-1">
      <ReceiptLine
        label={
          <span className="wrap-anywhere line-clamp-2">
            {words} <span className="text-14 text-ink-soft">{motivo}</span>
          </span>
        }
        className="min-w-0 flex-1 text-maiz-ink"
      >
        {formatMoney(-aplicado)}
      </ReceiptLine>
      {onRemove && (
        <IconButton
          label={`Quitar: ${words}, ${motivo}`}
          icon={<X aria-hidden size={18} />}
          variant="danger"
          onClick={() => onRemove(adjustment)}
          className="-mr-2 -my-1.5"
        />
      )}
    </div>
  );
}
