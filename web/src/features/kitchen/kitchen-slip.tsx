import { coursesMessages } from '@comanda/contract/kitchen/courses.messages';
import { heldCourses, isHeld } from '@comanda/contract/kitchen/courses.rules';
import { lastChanges, plateOf } from '@comanda/contract/orders/order-changes';
import type { EarlierLine, Order, OrderLine } from '@comanda/contract/orders/orders';
import { Check, ConciergeBell, Hourglass } from 'lucide-react';
import { memo, useId } from 'react';
import { useStill } from '../../lib/touch.ts';
import { cx } from '../../ui/cx.ts';
import type { SlipEdge } from '../../ui/slip.tsx';
import { Keycap } from '../order-moves/undo-moves.tsx';
import { LineDetails } from '../orders/line-details.tsx';
import { TIPO_LOOK } from '../orders/order-looks.tsx';
import { isUnseen } from '../tracking/seen-changes.ts';
import { KitchenAgeBand } from './kitchen-age-band.tsx';
import { KitchenCourses } from './kitchen-courses.tsx';
import { KitchenEditMark, KitchenLine } from './kitchen-line.tsx';
import { KitchenPlace } from './kitchen-place.tsx';

const EDGES: Record<SlipEdge, string> = {
  ink: 'border-l-ink',
  maiz: 'border-l-maiz',
  agave: 'border-l-agave',
};

const NONE_HELD: readonly number[] = [];

interface KitchenSlipProps {
  order: Order;
  /** Its number among the rounds of its account; null without one. */
  round: number | null;
  now: Date;
  /** Nobody has touched the screen since the order came in or was edited. */
  isNews: boolean;
  /** The time of the last edit that the cook has seen, or of the order's creation. */
  seenAt: string;
  /** The `id_sigo` of products that are charged but not cooked. */
  services: ReadonlySet<string>;
  keyNumber: number | null;
  isFirst: boolean;
  onBump: (order: Order) => void;
  onSeeChange: (order: Order) => void;
}

/**
 * One order on the kitchen screen: age, place, dishes and the button. Memoised, because otherwise every new order
 * would render the whole board again.
 */
export const KitchenSlip = memo(function KitchenSlip(props: KitchenSlipProps) {
  const { order, round, now, isNews, seenAt, services, keyNumber, isFirst } = props;
  const { onBump, onSeeChange } = props;
  const titleId = useId();
  const update = order.updates.at(-1);
  const hasUnseenChange = isUnseen(order, seenAt);
  const { lines, removed } = lastChanges(
    hasUnseenChange ? order : { ...order, updates: [] },
    seenAt,
  );
  const isDish = ({ id_sigo }: { id_sigo: string }) => !services.has(id_sigo);
  const dishes = lines.filter(({ line }) => isDish(line));
  const removedDishes = removed.filter(isDish);
  const isWaiting = order.estado === 'enviado';
  // The dishes of a course that is fired go up, and the button below with them: not under a finger.
  const heldNow = isWaiting ? heldCourses(order) : NONE_HELD;
  const held = useStill(heldNow);
  const made = dishes.filter(({ line }) => !isHeld(line, held));
  return (
    <article
      aria-labelledby={titleId}
      className={cx(
        'perforated rounded-t-card border-l-6 bg-surface',
        EDGES[TIPO_LOOK[order.tipo].edge],
      )}
    >
      <div className="pl-[3px]">
        <KitchenAgeBand
          order={order}
          now={now}
          news={isNews ? (hasUnseenChange ? 'Editado' : 'Nuevo') : null}
          titleId={titleId}
        />
      </div>
      <KitchenPlace order={order} round={round} seenAt={seenAt} />
      {update && (
        <KitchenEditMark
          order={order}
          update={update}
          now={now}
          isSeen={!hasUnseenChange}
          describedBy={titleId}
          onSeen={() => onSeeChange(order)}
        />
      )}
      <ul className={cx('grid gap-2.5 px-3 pt-3', isWaiting ? 'pb-3' : 'pb-6')}>
        {dishes.length === 0 && removedDishes.length === 0 && (
          <li className="font-semibold text-20">Nada que cocinar</li>
        )}
        {made.map((change, at) => (
          <KitchenLine key={change.line.linea ?? `${at} ${change.line.id_sigo}`} change={change} />
        ))}
        {removedDishes.map((line) => (
          <KitchenRemovedLine key={line.linea ?? plateOf(line)} line={line} />
        ))}
        {order.productos
          .filter((line) => !isDish(line))
          .map((line, at) => (
            <KitchenServiceLine key={line.itemId ?? `${at} ${line.id_sigo}`} line={line} />
          ))}
      </ul>
      {isWaiting && (
        <KitchenCourses
          order={order}
          held={held}
          dishes={dishes}
          isFired={!heldNow.includes(held[0] ?? 0)}
          describedBy={titleId}
        />
      )}
      {isWaiting && held[0] !== undefined && <MustFire tiempo={held[0]} />}
      {isWaiting && held.length === 0 && (
        <BumpButton
          keyNumber={keyNumber}
          isFirst={isFirst}
          describedBy={titleId}
          onBump={() => onBump(order)}
        />
      )}
    </article>
  );
});

/** A service is charged but not cooked. It is shown small, so that the cook knows that the order is complete. */
function KitchenServiceLine({ line: { cantidad, nombre, nota } }: { line: OrderLine }) {
  const words = [cantidad > 1 ? `${cantidad} × ${nombre}` : nombre, nota].filter(Boolean);
  return (
    <li className="flex items-start gap-2 font-medium text-18 text-ink-soft">
      <ConciergeBell aria-hidden size={20} className="mt-0.5" />
      <span className="min-w-0 hyphens-auto break-words">
        <span className="font-semibold">Servicio:</span> {words.join(' · ')}
      </span>
    </li>
  );
}

/** A dish that an edit removed. The cook may have started it. */
function KitchenRemovedLine({ line }: { line: EarlierLine }) {
  return (
    <li className="-mx-2 grid grid-cols-[minmax(1.375rem,auto)_minmax(0,1fr)] gap-x-2 rounded-control border-2 border-control border-dashed px-1.5 py-1 text-24">
      <del className="figures text-ink-soft">{line.cantidad}</del>
      <div className="hyphens-auto break-words">
        <del className="font-semibold text-ink-soft">{line.nombre}</del>
        <del className="block font-medium text-20 text-ink-soft">
          <LineDetails line={line} />
        </del>
        <p className="font-semibold text-20 text-achiote-ink">Se quitó</p>
      </div>
    </li>
  );
}

/** In the place of the button: the order is not ready while one of its courses waits. */
function MustFire({ tiempo }: { tiempo: number }) {
  return (
    <p className="relative flex min-h-17 items-center gap-2 px-3.5 pb-2 font-medium text-16 text-ink-soft leading-tight">
      <span aria-hidden className="rule-dashed absolute inset-x-0 top-0" />
      <Hourglass aria-hidden size={22} />
      {coursesMessages.mustFire(tiempo)}
    </p>
  );
}

interface BumpButtonProps {
  /** The number key with the same effect; null from the tenth order on. */
  keyNumber: number | null;
  /** Only the oldest order has the primary button. */
  isFirst: boolean;
  describedBy: string;
  onBump: () => void;
}

/** The button that marks the order as prepared, at the foot of the slip. */
function BumpButton({ keyNumber, isFirst, describedBy, onBump }: BumpButtonProps) {
  return (
    <button
      type="button"
      aria-describedby={describedBy}
      aria-keyshortcuts={keyNumber === null ? undefined : String(keyNumber)}
      onClick={onBump}
      className={cx(
        'relative flex min-h-17 w-full items-center gap-2 px-2 pb-2 text-left font-semibold text-16 leading-tight tracking-tight',
        'outline-offset-[-8px] transition-colors duration-150',
        isFirst
          ? 'bg-achiote text-on-achiote outline-on-achiote hover:bg-achiote-hover'
          : 'bg-line/60 text-ink hover:bg-line',
      )}
    >
      <span aria-hidden className="rule-dashed absolute inset-x-0 top-0" />
      {keyNumber === null ? (
        <Check aria-hidden size={24} className="mx-1.5" />
      ) : (
        <>
          <Keycap>{keyNumber}</Keycap>
          <Check aria-hidden size={24} className="mx-1.5 pointer-fine:hidden" />
        </>
      )}
      Marcar como preparado
    </button>
  );
}
