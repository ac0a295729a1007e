import { heldCourses, isHeld } from '@comanda/contract/kitchen/courses.rules';
import { isAhead } from '@comanda/contract/kitchen/scheduled.rules';
import {
  alsoAt,
  isOpenPlato,
  longestWait,
  type StationPlato,
  stationPlatos,
} from '@comanda/contract/kitchen/station-slips.rules';
import type { Station } from '@comanda/contract/menu/stations';
import { lastChanges, plateOf } from '@comanda/contract/orders/order-changes';
import type { EarlierLine, Order, OrderLine } from '@comanda/contract/orders/orders';
import { dishesOf } from '@comanda/contract/zones/fee-line';
import { ConciergeBell } from 'lucide-react';
import { memo, useId } from 'react';
import { useStill } from '../../lib/touch.ts';
import { cx } from '../../ui/cx.ts';
import type { SlipEdge } from '../../ui/slip.tsx';
import { ESTADO_LOOK } from '../orders/estado.ts';
import { LineDetails } from '../orders/line-details.tsx';
import { TIPO_LOOK } from '../orders/order-looks.tsx';
import { isUnseen } from '../tracking/seen-changes.ts';
import { KitchenAgeBand } from './kitchen-age-band.tsx';
import { KitchenCourses } from './kitchen-courses.tsx';
import { KitchenEditMark, KitchenLine } from './kitchen-line.tsx';
import { KitchenPlace } from './kitchen-place.tsx';
import { madeAt, PASS, type Post, stationAt } from './kitchen-post.ts';
import { AlsoAtLine, PlatoState } from './plato-state.tsx';
import { canTakeBack, footOf } from './slip-deeds.ts';
import { MustFire, SlipButton } from './slip-foot.tsx';
import { slipLines } from './slip-lines.ts';

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
  post: Post;
  stations: readonly Station[];
  keyNumber: number | null;
  isFirst: boolean;
  /** It was cancelled, and whether somebody here knows; the order is as it was before. */
  cancelled: 'unseen' | 'seen' | null;
  /** Who cancelled it or why; '' where nobody said. */
  cancelledWhy: string;
  /** What the button at its foot does. */
  onDone: (order: Order) => void;
  onStrike: (order: Order, platos: readonly string[], listo: boolean) => void;
  onSeeChange: (order: Order) => void;
}

/**
 * One order on the kitchen screen: age, place, dishes and the button. Memoised, because otherwise every new order
 * would render the whole board again.
 */
export const KitchenSlip = memo(function KitchenSlip(props: KitchenSlipProps) {
  const { order, round, now, isNews, seenAt, services, post, stations } = props;
  const { keyNumber, isFirst, cancelled, cancelledWhy, onDone, onStrike, onSeeChange } = props;
  const titleId = useId();
  const update = order.updates.at(-1);
  const hasUnseenChange = isUnseen(order, seenAt);
  const { lines, removed } = lastChanges(
    hasUnseenChange ? order : { ...order, updates: [] },
    seenAt,
  );
  const isDish = ({ id_sigo }: { id_sigo: string }) => !services.has(id_sigo);
  const station = stationAt(post, stations);
  const platos = stationPlatos(order, stations);
  const own = station ? platos.filter(({ estacion }) => estacion === post) : platos;
  const isLater = isAhead(order, now);
  const wait = isLater ? null : longestWait(own, stations, now);
  const rows = slipLines(
    order,
    lines.filter(({ line }) => isDish(line)),
    post,
    stations,
  );
  const removedDishes = removed.filter(
    (line) => isDish(line) && (!station || madeAt(line, post, stations)),
  );
  const isWaiting = order.estado === 'enviado';
  // The dishes of a course that is fired go up, and the button below with them: not under a finger.
  const heldNow = isWaiting ? heldCourses(order) : NONE_HELD;
  const held = useStill(heldNow).filter(
    (tiempo) => !station || rows.some(({ line }) => line.tiempo === tiempo),
  );
  const made = rows.filter(({ line }) => !isHeld(line, held));
  const canStrike = !cancelled && !isLater && (isWaiting || canTakeBack(order, now));
  const foot = cancelled
    ? cancelledFoot(order, cancelled, cancelledWhy)
    : footOf(order, post, stations, now);
  return (
    <article
      aria-labelledby={titleId}
      className={cx(
        'perforated relative rounded-t-card border-l-6 bg-surface',
        cancelled ? 'border-l-control' : EDGES[TIPO_LOOK[order.tipo].edge],
      )}
    >
      {cancelled && <CancelledStamp />}
      <div data-cancelled={cancelled} className={cx(cancelled && 'opacity-90 grayscale')}>
        <div className="pl-[3px]">
          <KitchenAgeBand
            order={order}
            now={now}
            // Nobody has to hurry any more.
            wait={wait && cancelled ? { ...wait, tone: 'fresh' } : wait}
            done={doneWords(order, own, post)}
            news={isNews ? (hasUnseenChange ? 'Editado' : 'Nuevo') : null}
            isAddition={round !== null && round > 1}
            titleId={titleId}
          />
        </div>
        <KitchenPlace order={order} round={round} now={now} seenAt={seenAt} />
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
        <ul className={cx('grid gap-5 px-3 pt-3.5', foot || station ? 'pb-3' : 'pb-6')}>
          {rows.length === 0 && removedDishes.length === 0 && (
            <li className="font-semibold text-20">Nada que cocinar</li>
          )}
          {made.map((row) => (
            <KitchenLine
              key={row.key}
              row={row}
              isOver={cancelled !== null}
              onStrike={canStrike ? (claves, listo) => onStrike(order, claves, listo) : undefined}
            >
              {post === PASS &&
                row.platos.map((plato) => (
                  <PlatoState key={plato.clave} plato={plato} stations={stations} now={now} />
                ))}
            </KitchenLine>
          ))}
          {removedDishes.map((line) => (
            <KitchenRemovedLine key={line.linea ?? plateOf(line)} line={line} />
          ))}
          {!station &&
            dishesOf(order.productos)
              .filter((line) => !isDish(line))
              .map((line, at) => (
                <KitchenServiceLine key={line.itemId ?? `${at} ${line.id_sigo}`} line={line} />
              ))}
        </ul>
        {station && <AlsoAtLine at={alsoAt(platos, station.clave)} stations={stations} />}
        {isWaiting && !isLater && (
          <KitchenCourses
            order={order}
            held={held}
            rows={rows}
            isFired={!heldNow.includes(held[0] ?? 0)}
            canFire={!station}
            describedBy={titleId}
          />
        )}
      </div>
      {isWaiting && !isLater && !cancelled && !station && held[0] !== undefined && (
        <MustFire tiempo={held[0]} />
      )}
      {foot && (
        <SlipButton
          {...foot}
          keyNumber={keyNumber}
          isFirst={isFirst}
          isCancelled={cancelled !== null}
          describedBy={titleId}
          onPress={() => onDone(order)}
        />
      )}
    </article>
  );
});

/** Over the slip, at a slight angle, as a cook would stamp it. */
function CancelledStamp() {
  return (
    <p className="-rotate-6 absolute inset-x-0 top-14 z-1 mx-auto w-max rounded-[8px] border-4 border-aji bg-surface/85 px-4 font-bold text-36 text-aji">
      {ESTADO_LOOK.cancelado.word}
    </p>
  );
}

function cancelledFoot({ estado }: Order, cancelled: 'unseen' | 'seen', why: string) {
  return {
    label: cancelled === 'seen' ? 'Visto' : 'Ya lo vi',
    under: [estado === 'preparado' && 'Ya estaba preparado', why].filter(Boolean).join(' · '),
  };
}

/** What is said of an order of which nothing is left to make here, and since when. */
function doneWords(order: Order, own: readonly StationPlato[], post: Post) {
  if (order.estado === 'preparado') {
    const since = order.fechaPreparado ?? order.horaCreacion;
    return post === PASS
      ? { word: 'Todo listo', since, isCall: true }
      : { word: ESTADO_LOOK.preparado.word, since, isCall: false };
  }
  const made = own.filter(({ isHeld }) => !isHeld);
  if (order.estado !== 'enviado' || made.length === 0 || made.some(isOpenPlato)) return null;
  const times = made.flatMap(({ clave }) => order.cocina.listo?.[clave] ?? []).sort();
  return { word: 'Listo', since: times.at(-1) ?? order.horaCreacion, isCall: false };
}

/** A service is charged but not cooked. It is shown small, so that the cook knows that the order is complete. */
function KitchenServiceLine({ line: { cantidad, nombre, nota } }: { line: OrderLine }) {
  const words = [cantidad > 1 ? `${cantidad} × ${nombre}` : nombre, nota].filter(Boolean);
  return (
    <li className="flex items-start gap-2 font-medium text-18 text-ink-soft">
      <ConciergeBell aria-hidden className="mt-0.5 size-5" />
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
