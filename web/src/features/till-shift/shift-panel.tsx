import { formatMoney } from '@comanda/contract/money';
import type { ShiftRow } from '@comanda/contract/till/till';
import { DIFFERENCE_WORDS, verdictOf } from '@comanda/contract/till/verdict.rules';
import { ChevronRight, Lock, TriangleAlert } from 'lucide-react';
import { now } from '../../lib/clock.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { useKeptCount } from './kept-count.ts';
import { NoShift } from './no-shift.tsx';
import { useShifts } from './shift.queries.ts';
import { showShift } from './shift-view.ts';
import { hourOf } from './shift-words.ts';

interface ShiftPanelProps {
  dbName: string;
  canReview: boolean;
}

/** A shift that nobody closed for so long was forgotten. */
const FORGOTTEN_MS = 24 * 3_600_000;

/** The shift of this person's till and what can be done with it, those of the others, and the last one that was closed. */
export function ShiftPanel({ dbName, canReview }: ShiftPanelProps) {
  const { own, others, last } = useShifts(dbName);
  return (
    <div className="grid gap-4">
      {own ? <OwnShift shift={own} /> : <NoShift others={others.length} />}
      {others.length > 0 && (
        <ul aria-label="Otros turnos abiertos" className="border-line border-t">
          {others.map((shift) => (
            <li key={shift._id} className="border-line border-b last:border-b-0">
              <OtherShift shift={shift} canReview={canReview} />
            </li>
          ))}
        </ul>
      )}
      {last && <LastShift shift={last} />}
    </div>
  );
}

function OwnShift({ shift }: { shift: ShiftRow }) {
  const { _id: id, caja, abierto } = shift;
  const { isBegun } = useKeptCount(id);
  return (
    <>
      <p>
        <span className="block font-semibold text-16">{caja}</span>
        <span className="text-14 text-ink-soft">Abierto desde las {hourOf(abierto)}</span>
      </p>
      {isForgotten(shift) && <Forgotten>Lleva abierto más de un día: ciérralo.</Forgotten>}
      <div className="grid grid-cols-2 gap-2">
        <Button
          variant="secondary"
          className="px-2"
          onClick={() => showShift({ kind: 'move', id })}
        >
          Movimiento
        </Button>
        <Button
          variant="secondary"
          className="px-2"
          onClick={() => showShift({ kind: 'so-far', id })}
        >
          Ver cómo va
        </Button>
        <Button
          variant="wash"
          size="lg"
          className="col-span-2"
          icon={<Lock aria-hidden size={18} />}
          onClick={() => showShift({ kind: 'count', id })}
        >
          {isBegun ? 'Seguir contando' : 'Cerrar turno'}
        </Button>
      </div>
    </>
  );
}

function OtherShift({ shift, canReview }: { shift: ShiftRow; canReview: boolean }) {
  const { _id: id, nombre, caja, abierto } = shift;
  const words = (
    <span className="min-w-0 flex-1">
      <span className="wrap-anywhere block font-medium">{nombre}</span>
      <span className="wrap-anywhere block text-14 text-ink-soft">
        {caja} · desde las {hourOf(abierto)}
      </span>
      {isForgotten(shift) && <Forgotten>Lleva abierto más de un día.</Forgotten>}
    </span>
  );
  if (!canReview) return <p className="flex py-2.5">{words}</p>;
  return (
    <button
      type="button"
      className="flex min-h-touch w-full items-center gap-2 py-2.5 text-left hover:bg-sunken"
      onClick={() => showShift({ kind: 'so-far', id })}
    >
      {words}
      <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-soft" />
    </button>
  );
}

function LastShift({
  shift: { _id: id, numero, cerrado, diferencia, forzado },
}: {
  shift: ShiftRow;
}) {
  const verdict = diferencia === null ? null : verdictOf(diferencia);
  return (
    <button
      type="button"
      className="-mx-2 flex min-h-touch items-center gap-2 rounded-control px-2 py-1.5 text-left hover:bg-sunken"
      onClick={() => showShift({ kind: 'closed', id })}
    >
      <span className="min-w-0 flex-1 text-14">
        <span className="block font-medium">Último cierre: Z {numero}</span>
        <span className="text-ink-soft">{cerrado && hourOf(cerrado)}</span>
      </span>
      <span
        className={cx(
          'font-semibold text-14',
          verdict === 'faltan' && 'text-aji',
          verdict === 'sobran' && 'text-maiz-ink',
          verdict === 'cuadra' && 'text-cilantro',
        )}
      >
        {verdict === null
          ? forzado && 'Sin conteo'
          : verdict === 'cuadra'
            ? DIFFERENCE_WORDS.cuadra
            : `${DIFFERENCE_WORDS[verdict]} ${formatMoney(Math.abs(diferencia ?? 0))}`}
      </span>
      <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-soft" />
    </button>
  );
}

function Forgotten({ children }: { children: string }) {
  return (
    <span className="flex items-start gap-2 text-14 text-maiz-ink">
      <TriangleAlert aria-hidden size={18} className="mt-px shrink-0" />
      {children}
    </span>
  );
}

function isForgotten({ abierto }: Pick<ShiftRow, 'abierto'>): boolean {
  return now().getTime() - Date.parse(abierto) > FORGOTTEN_MS;
}
