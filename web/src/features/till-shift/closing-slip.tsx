import { formatMoney } from '@comanda/contract/money';
import {
  crossedMethods,
  differencesOf,
  type MethodDifference,
} from '@comanda/contract/till/closing.rules';
import type { Count, Shift } from '@comanda/contract/till/till';
import { DIFFERENCE_WORDS, verdictOf } from '@comanda/contract/till/verdict.rules';
import { Check, Lightbulb, Lock, Printer, TrendingDown, TrendingUp } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Slip } from '../../ui/slip.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { METODO_PAGO_LOOK } from '../orders/order-looks.tsx';
import { usePrintShift } from '../printing/use-print-paper.ts';
import { CashReceipt } from './cash-receipt.tsx';
import { MovementList } from './movement-list.tsx';
import { showShift } from './shift-view.ts';
import { hourOf } from './shift-words.ts';

interface ClosingSlipProps {
  dbName: string;
  shift: Shift;
  canReview: boolean;
  onClose: () => void;
}

/** How a shift ended: the verdict in words, each method, and how the expected cash adds up. */
export function ClosingSlip({ dbName, shift, canReview, onClose }: ClosingSlipProps) {
  const { _id: id, numero, cerrado, cerradoPor, conteo, nota, base, porMetodo, esperado } = shift;
  const printing = usePrintShift(dbName);
  return (
    <Dialog
      open
      size="md"
      title={`Turno ${numero ?? ''} cerrado`}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap gap-2">
          {canReview && (
            <Button
              variant="secondary"
              size="lg"
              className="grow"
              onClick={() => showShift({ kind: 'recount', id })}
            >
              Contar otra vez
            </Button>
          )}
          <Button
            variant="secondary"
            size="lg"
            className="grow"
            icon={printing.isSending ? <Spinner /> : <Printer aria-hidden size={20} />}
            disabled={printing.isSending}
            onClick={() => void printing.print(shift)}
          >
            Imprimir Z
          </Button>
          <Button size="lg" className="grow" onClick={onClose}>
            Terminar
          </Button>
        </div>
      }
    >
      <div className="-m-2">
        <div aria-hidden className="rail relative z-10" />
        <div className="-mt-2 px-2">
          <Slip hanging className="grid gap-4 px-4 pt-6 pb-8">
            <div className="flex flex-wrap items-start justify-between gap-2">
              <p className="wrap-anywhere text-ink-soft">
                {cerrado && hourOf(cerrado)} · {cerradoPor}
              </p>
              <Badge icon={<Lock aria-hidden size={14} />}>Z {numero}</Badge>
            </div>
            <CountedSum shift={shift} count={conteo} />
            {shift.reconteos.map((again) => (
              <section key={again.fecha} className="grid gap-3">
                <h3 className="wrap-anywhere text-16">
                  Segundo conteo · {again.por} · {hourOf(again.fecha)}
                </h3>
                <CountedSum shift={shift} count={again} />
                {again.nota && <p className="wrap-anywhere text-14">Nota: {again.nota}</p>}
              </section>
            ))}
            {porMetodo && esperado && (
              <>
                <div aria-hidden className="rule-dashed" />
                <CashReceipt base={base} porMetodo={porMetodo} esperado={esperado} />
              </>
            )}
            {shift.movimientos.length > 0 && <MovementList shift={shift} />}
            {nota && (
              <p className="wrap-anywhere rounded-control bg-sunken px-4 py-3">
                <span className="block text-14 text-ink-soft">Nota del cierre</span>
                {nota}
              </p>
            )}
          </Slip>
        </div>
      </div>
    </Dialog>
  );
}

interface CountedSumProps {
  shift: Shift;
  count: Pick<Count, 'efectivo' | 'otros'> | null;
}

function CountedSum({ shift, count }: CountedSumProps) {
  const [cash, ...others] = differencesOf(shift, count);
  if (!count || !cash) {
    return (
      <p className="rounded-control bg-sunken px-4 py-3">
        <strong className="block text-18">Sin conteo</strong>
        <span className="text-ink-soft">
          Se cerró sin contar: no se sabe si falta o sobra efectivo.
        </span>
      </p>
    );
  }
  return (
    <>
      <CashVerdict {...cash} />
      {others.length > 0 && <MethodTable differences={others} />}
      <CrossedHint differences={[cash, ...others]} />
    </>
  );
}

const TONES = {
  faltan: { tone: 'bg-aji-wash text-aji', icon: TrendingDown },
  sobran: { tone: 'bg-maiz-wash text-maiz-ink', icon: TrendingUp },
  cuadra: { tone: 'bg-cilantro-wash text-cilantro', icon: Check },
};

/** The word always stands beside the colour. */
function CashVerdict({ contado, esperado, diferencia }: MethodDifference) {
  const verdict = verdictOf(diferencia);
  const { tone, icon: Icon } = TONES[verdict];
  return (
    <div className={cx('flex flex-wrap items-end justify-between gap-3 rounded-control p-4', tone)}>
      <p>
        <span className="flex items-center gap-2 font-semibold">
          <Icon aria-hidden size={20} />
          {verdict === 'cuadra'
            ? 'El efectivo'
            : `En efectivo ${DIFFERENCE_WORDS[verdict].toLowerCase()}`}
        </span>
        <span className="figures block text-36 sm:text-48">
          {verdict === 'cuadra' ? DIFFERENCE_WORDS.cuadra : formatMoney(Math.abs(diferencia))}
        </span>
      </p>
      <dl className="ml-auto grid gap-1 text-right text-ink">
        <div>
          <dt className="text-14 text-ink-soft">Contado</dt>
          <dd className="font-semibold">{formatMoney(contado)}</dd>
        </div>
        <div>
          <dt className="text-14 text-ink-soft">Esperado</dt>
          <dd className="font-semibold">{formatMoney(esperado)}</dd>
        </div>
      </dl>
    </div>
  );
}

const COLUMNS = 'grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-[minmax(0,1fr)_6.5rem_6.5rem_9rem]';

/** A table where there is room for it; on a phone each method has two rows. */
function MethodTable({ differences }: { differences: readonly MethodDifference[] }) {
  return (
    <div className="text-14">
      <p aria-hidden className={cx('grid gap-x-2 py-1.5 text-ink-soft max-sm:hidden', COLUMNS)}>
        <span>Medio</span>
        <span className="text-right">Contado</span>
        <span className="text-right">Esperado</span>
        <span className="text-right">Diferencia</span>
      </p>
      <ul aria-label="Otros medios">
        {differences.map(({ metodo, contado, esperado, diferencia }) => {
          const { word, icon: Icon } = METODO_PAGO_LOOK[metodo];
          return (
            <li
              key={metodo}
              className={cx('grid items-center gap-x-2 border-line border-t py-2.5', COLUMNS)}
            >
              <span className="flex items-center gap-2 font-medium max-sm:text-16">
                <Icon aria-hidden size={18} className="shrink-0" />
                {word}
              </span>
              <span className="text-right max-sm:order-2 max-sm:text-left">
                <span className="text-ink-soft sm:sr-only">Contado </span>
                <Money amount={contado} className="font-semibold" />
              </span>
              <span className="text-right text-ink-soft max-sm:order-3">
                <span className="sm:sr-only">Esperado </span>
                <Money amount={esperado} />
              </span>
              <span className="text-right max-sm:order-1 max-sm:text-16">
                <Difference diferencia={diferencia} />
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Difference({ diferencia }: { diferencia: number }) {
  const verdict = verdictOf(diferencia);
  return (
    <span
      className={cx(
        'inline-flex flex-wrap items-center justify-end gap-x-1 font-semibold',
        verdict === 'faltan' && 'text-aji',
        verdict === 'sobran' && 'text-maiz-ink',
        verdict === 'cuadra' && 'text-cilantro',
      )}
    >
      {verdict === 'cuadra' && <Check aria-hidden size={16} />}
      {DIFFERENCE_WORDS[verdict]}
      {verdict !== 'cuadra' && ` ${formatMoney(Math.abs(diferencia))}`}
    </span>
  );
}

/** What one method lacks is what another has too much of. */
function CrossedHint({ differences }: { differences: readonly MethodDifference[] }) {
  const crossed = crossedMethods(differences);
  if (!crossed) return null;
  const { falta, sobra, valor } = crossed;
  return (
    <p className="flex items-start gap-3 rounded-control bg-maiz-wash px-4 py-3 text-maiz-ink">
      <Lightbulb aria-hidden size={20} className="mt-0.5 shrink-0" />
      <span>
        <strong>
          {METODO_PAGO_LOOK[falta].word} y {METODO_PAGO_LOOK[sobra].word} se cruzan.
        </strong>{' '}
        Quizá un pago de {formatMoney(valor)} quedó con otro medio.
      </span>
    </p>
  );
}
