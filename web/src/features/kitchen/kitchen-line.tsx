import { fold } from '@comanda/contract/fold';
import { kitchenAge } from '@comanda/contract/kitchen/kitchen-age';
import { lastPlaceChange } from '@comanda/contract/kitchen/place-changes.rules';
import { partWords } from '@comanda/contract/orders/line-parts.words';
import type { LineChange } from '@comanda/contract/orders/order-changes';
import type { Order, OrderUpdate } from '@comanda/contract/orders/orders';
import { type PartChange, partChanges } from '@comanda/contract/orders/part-changes';
import { tableWords } from '@comanda/contract/orders/table.words';
import { Check, CornerDownRight, Pencil, TriangleAlert } from 'lucide-react';
import { cx } from '../../ui/cx.ts';

/** One dish of a kitchen slip, legible from two metres. What an edit changed stands beside what it was. */
export function KitchenLine({ change: { line, antes, was } }: { change: LineChange }) {
  const { cantidad, nombre, nota } = line;
  const parts = partChanges(line, was);
  return (
    <li
      className={cx(
        'grid grid-cols-[minmax(1.375rem,auto)_minmax(0,1fr)] gap-x-2 text-24',
        (antes !== undefined || was) &&
          '-mx-2 rounded-control bg-achiote-wash px-2 py-1.5 inset-ring-2 inset-ring-achiote',
      )}
    >
      <span className={cx('figures', cantidad > 1 && 'text-achiote')}>{cantidad}</span>
      <div className="hyphens-auto break-words">
        <p className="font-semibold">{nombre}</p>
        {parts.length > 0 && (
          <ul className="font-medium text-20">
            {parts.map((change) => (
              <KitchenPart key={`${change.mark} ${change.part.key}`} change={change} />
            ))}
          </ul>
        )}
        {was && was.nota !== nota && <EarlierNote nota={was.nota} isGone={nota === ''} />}
        {nota && <Note nota={nota} />}
        {antes !== undefined && (
          <p className="flex items-start gap-2 font-semibold text-20 text-achiote-ink">
            <Pencil aria-hidden size={18} className="mt-1" />
            {antes === 0 ? 'Nuevo' : `Cambió: antes ${antes}`}
          </p>
        )}
      </div>
    </li>
  );
}

/** What comes with the dish; what hangs under an option is indented. */
function KitchenPart({ change: { part, mark } }: { change: PartChange }) {
  const isGone = mark === 'quitado';
  return (
    <li className={cx('flex gap-2', part.nivel === 1 && 'pl-5')}>
      {part.tipo === 'combo' ? (
        <CornerDownRight aria-hidden size={18} className="mt-1 text-ink-soft" />
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
function Note({ nota }: { nota: string }) {
  const isAllergy = fold(nota).includes('alergi');
  return (
    <p
      className={cx(
        'mt-1 inline-flex gap-2 rounded-[6px] px-2 py-0.5 font-semibold text-20',
        isAllergy ? 'bg-aji text-on-aji' : 'bg-ink text-on-ink',
      )}
    >
      {isAllergy && <TriangleAlert role="img" aria-label="Alergia" size={22} className="mt-0.5" />}
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
  const words = where ? `${deed}: ${where}` : deed;
  if (isSeen) {
    return (
      <p className="flex items-start gap-2 px-3 pt-2 text-16 text-ink-soft">
        <Pencil aria-hidden size={18} className="mt-0.5" />
        <span className="wrap-anywhere min-w-0">{words}</span>
      </p>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-2 bg-achiote-wash px-3 pt-2 pb-3">
      <p className="flex items-start gap-2 font-semibold text-18 text-achiote-ink">
        <Pencil aria-hidden size={20} className="mt-0.5" />
        <span className="wrap-anywhere min-w-0">{words}</span>
      </p>
      <button
        type="button"
        aria-describedby={describedBy}
        onClick={onSeen}
        className="flex min-h-12 items-center justify-center gap-2 rounded-control px-3 font-semibold text-18 text-ink inset-ring inset-ring-achiote outline-offset-[-4px] hover:bg-line"
      >
        <Check aria-hidden size={22} />
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
