import { kitchenAge } from '@comanda/contract/kitchen/kitchen-age';
import { lastPlaceChange } from '@comanda/contract/kitchen/place-changes.rules';
import { isAllergy } from '@comanda/contract/kitchen/station-dishes';
import { partWords } from '@comanda/contract/orders/line-parts.words';
import type { Order, OrderUpdate } from '@comanda/contract/orders/orders';
import type { PartChange } from '@comanda/contract/orders/part-changes';
import { tableWords } from '@comanda/contract/orders/table.words';
import { Check, CornerDownRight, Pencil, TriangleAlert } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { DOUBLE_TAP_MS } from '../../lib/double-tap.ts';
import { cx } from '../../ui/cx.ts';
import type { SlipLine } from './slip-lines.ts';

interface KitchenLineProps {
  row: SlipLine;
  /** Missing where a tap does nothing: of a course that waits. */
  onStrike?: ((platos: readonly string[], listo: boolean) => void) | undefined;
  /** Its order was cancelled: nothing of it warns any more. */
  isOver?: boolean;
  /** Below the dish: where its plates are. */
  children?: ReactNode;
}

/** One dish of a kitchen slip, legible from two metres. A tap strikes it, and a second tap takes that back. */
export function KitchenLine({ row, onStrike, isOver = false, children }: KitchenLineProps) {
  const { cantidad, nombre, parts, con, antes, was, platos } = row;
  const { nota } = row.line;
  const isStruck = platos.length > 0 && platos.every((plato) => plato.isStruck);
  // Where each plate says its own state, crossing the dish out would say it twice.
  const isCrossed = isStruck && !children;
  const tap = useSingleTap(() =>
    onStrike?.(
      platos.map(({ clave }) => clave),
      !isStruck,
    ),
  );
  return (
    <li
      className={cx(
        'relative grid grid-cols-[minmax(1.375rem,auto)_minmax(0,1fr)] gap-x-2 text-24',
        (antes !== undefined || was) &&
          '-mx-2 rounded-control bg-achiote-wash px-2 py-1.5 inset-ring-2 inset-ring-achiote',
      )}
    >
      {isCrossed ? (
        <Check aria-hidden className="mt-0.5 size-6 text-cilantro" />
      ) : (
        <span className={cx('figures', cantidad > 1 && 'text-achiote')}>{cantidad}</span>
      )}
      <div className={cx('hyphens-auto break-words', isCrossed && 'text-ink-soft')}>
        <p className={cx('font-semibold', isCrossed && 'line-through')}>
          {isCrossed && cantidad > 1 && `${cantidad} `}
          {nombre}
        </p>
        {con && <p className="font-medium text-18 text-ink-soft">con {con}</p>}
        {parts.length > 0 && (
          <ul className={cx('font-medium text-20', isCrossed && 'line-through')}>
            {parts.map((change) => (
              <KitchenPart key={`${change.mark} ${change.part.key}`} change={change} />
            ))}
          </ul>
        )}
        {was && was.nota !== nota && <EarlierNote nota={was.nota} isGone={nota === ''} />}
        {nota && <Note nota={nota} look={isOver ? 'over' : isCrossed ? 'crossed' : 'fresh'} />}
        {antes !== undefined && (
          <p className="flex items-start gap-2 font-semibold text-20 text-achiote-ink">
            <Pencil aria-hidden className="mt-1 size-4.5" />
            {antes === 0 ? 'Nuevo' : `Cambió: antes ${antes}`}
          </p>
        )}
        {children}
      </div>
      {onStrike && platos.length > 0 && (
        <button
          type="button"
          aria-pressed={isStruck}
          aria-label={`Listo: ${cantidad} ${nombre}`}
          onClick={tap}
          className="absolute -inset-x-2 -inset-y-2.5 rounded-control transition-colors duration-150 hover:bg-ink/5 active:bg-ink/10"
        />
      )}
    </li>
  );
}

/** A second tap takes the strike back, but not one as fast as a hand that doubts the first. Other dishes are not held up. */
function useSingleTap(act: () => void): (event: { timeStamp: number }) => void {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return ({ timeStamp }) => {
    if (timeStamp - last.current < DOUBLE_TAP_MS) return;
    last.current = timeStamp;
    act();
  };
}

/** What comes with the dish; what hangs under an option is indented. */
function KitchenPart({ change: { part, mark } }: { change: PartChange }) {
  const isGone = mark === 'quitado';
  return (
    <li className={cx('flex gap-2', part.nivel === 1 && 'pl-5')}>
      {part.tipo === 'combo' ? (
        <CornerDownRight aria-hidden className="mt-1 size-4.5 text-ink-soft" />
      ) : (
        <span className={cx('font-bold', isGone ? 'text-ink-soft' : 'text-achiote')}>+</span>
      )}
      <span className="wrap-anywhere min-w-0">
        {isGone ? <del className="text-ink-soft">{partWords(part)}</del> : partWords(part)}
        {mark && <ChangeMark>{isGone ? 'Se quitó' : 'Nuevo'}</ChangeMark>}
      </span>
    </li>
  );
}

function ChangeMark({ children }: { children: string }) {
  return (
    <>
      {' '}
      <span className="whitespace-nowrap font-semibold text-18 text-achiote-ink">{children}</span>
    </>
  );
}

/** The note before the edit: struck through, above the one that is valid. */
function EarlierNote({ nota, isGone }: { nota: string; isGone: boolean }) {
  if (nota === '') return null;
  return (
    <p className="wrap-anywhere font-medium text-20">
      <del className="text-ink-soft">{nota}</del>
      {isGone && <ChangeMark>Se quitó</ChangeMark>}
    </p>
  );
}

/** Notes stand out, and allergy notes most, because the cook must not miss them. */
function Note({ nota, look }: { nota: string; look: 'fresh' | 'crossed' | 'over' }) {
  const mustBeSeen = isAllergy(nota);
  const fresh = mustBeSeen ? 'bg-aji text-on-aji' : 'bg-ink text-on-ink';
  const looks = { fresh, crossed: 'bg-sunken text-ink-soft', over: 'bg-sunken text-ink' };
  return (
    <p
      className={cx(
        'mt-1 inline-flex gap-2 rounded-[6px] px-2 py-0.5 font-semibold text-20',
        looks[look],
      )}
    >
      {mustBeSeen && <TriangleAlert role="img" aria-label="Alergia" className="mt-0.5 size-5.5" />}
      <span className="wrap-anywhere min-w-0">{nota}</span>
    </p>
  );
}

interface KitchenEditMarkProps {
  order: Order;
  /** Its last record. */
  update: OrderUpdate;
  now: Date;
  /** The cook has seen the edit, so the mark is small. */
  isSeen: boolean;
  describedBy: string;
  onSeen: () => void;
}

/** Says who edited the order, and when. */
export function KitchenEditMark({
  order,
  update,
  now,
  isSeen,
  describedBy,
  onSeen,
}: KitchenEditMarkProps) {
  const where = lastPlaceChange(order);
  const deed = `${deedOf(update)} ${agoOf(update.date, now)} por ${update.name}`;
  const words = where ? `${deed}: ${where.replaceAll(' ', '\u00a0')}` : deed;
  if (isSeen) {
    return (
      <p className="flex items-start gap-2 px-3 pt-2 text-16 text-ink-soft">
        <Pencil aria-hidden className="mt-0.5 size-4.5" />
        <span className="wrap-anywhere min-w-0">{words}</span>
      </p>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-2 bg-achiote-wash px-3 pt-2 pb-3">
      <p className="flex items-start gap-2 font-semibold text-18 text-achiote-ink">
        <Pencil aria-hidden className="mt-0.5 size-5" />
        <span className="wrap-anywhere min-w-0">{words}</span>
      </p>
      <button
        type="button"
        aria-describedby={describedBy}
        onClick={onSeen}
        className="in-data-cancelled:invisible flex min-h-12 items-center justify-center gap-2 rounded-control px-3 font-semibold text-18 text-ink inset-ring inset-ring-achiote outline-offset-[-4px] hover:bg-line"
      >
        <Check aria-hidden className="size-5.5" />
        Ya lo vi
      </button>
    </div>
  );
}

function deedOf({ mesaAntes, pasoA }: OrderUpdate): string {
  if (mesaAntes !== undefined) return 'Cambiado de mesa';
  return pasoA === undefined ? 'Editado' : `Parte pasada a la ${tableWords(pasoA).toLowerCase()}`;
}

/** 'ahora mismo', 'hace 2 min', 'hace más de una hora' */
function agoOf(date: string, now: Date): string {
  return kitchenAge(date, now).text.replace('Más', 'hace más');
}
