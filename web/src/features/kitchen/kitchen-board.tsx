import type { Station } from '@comanda/contract/menu/stations';
import type { Order } from '@comanda/contract/orders/orders';
import { TIPO_LABELS, type Tipo } from '@comanda/contract/orders/orders.words';
import { CalendarClock, ChefHat, SearchX } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SlipsSkeleton } from '../orders/slip-parts.tsx';
import { SlipList } from '../slip-list/slip-list.tsx';
import type { StillItem } from '../slip-list/still-list.ts';
import { useSeenChanges } from '../tracking/seen-changes.ts';
import type { CancelledOrders } from './cancelled-orders.ts';
import type { KitchenTab } from './kitchen-filters.tsx';
import { type Post, stationAt } from './kitchen-post.ts';
import { useTypeScale } from './kitchen-size.tsx';
import { KitchenSlip } from './kitchen-slip.tsx';
import { footOf } from './slip-deeds.ts';

const COLUMN_WIDTH = 228;
const GAP = 12;
const KEYS = 9;

interface KitchenBoardProps {
  query: { isPending: boolean; error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** In the order of their number keys. */
  slips: readonly StillItem<Order>[];
  /** All orders of the kitchen, also those that the filters hide. */
  known: readonly Order[];
  rounds: ReadonlyMap<string, number>;
  cancelled: CancelledOrders;
  now: Date;
  unseen: ReadonlySet<string>;
  services: ReadonlySet<string>;
  post: Post;
  stations: readonly Station[];
  estado: KitchenTab;
  isSearching: boolean;
  isToday: boolean;
  /** The only tipo shown; null for all. */
  onlyTipo: Tipo | null;
  onShowAllTipos: () => void;
  onDone: (order: Order) => void;
  onStrike: (order: Order, platos: readonly string[], listo: boolean) => void;
}

/** The slips, oldest first, or why there are none. */
export function KitchenBoard(props: KitchenBoardProps) {
  const { query, slips, known, rounds, now, unseen, services, post, stations } = props;
  const { cancelled, onDone, onStrike } = props;
  const { seenAt, markSeen } = useSeenChanges();
  const columnWidth = COLUMN_WIDTH * useTypeScale();
  if (query.isPending) return <SlipsSkeleton columnWidth={columnWidth} gap={GAP} />;
  if (slips.length === 0 && query.error) {
    return (
      <ErrorState
        title="No pudimos traer los pedidos"
        message={query.error.message}
        onRetry={() => query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  if (slips.length === 0) return <NoOrders {...props} />;
  const first = slips.findIndex(({ item }) => !cancelled.has(item));

  return (
    <SlipList
      slips={slips}
      known={[...known, ...cancelled.recent]}
      columnWidth={columnWidth}
      gap={GAP}
      leftWord={leftWord(post, stations)}
    >
      {(order, at) => {
        const isCancelled = cancelled.has(order);
        const hasButton = isCancelled || footOf(order, post, stations, now) !== null;
        return (
          <div className="slip-shadow">
            <KitchenSlip
              order={order}
              round={rounds.get(order._id) ?? null}
              now={isCancelled && order.fechaCancelado ? new Date(order.fechaCancelado) : now}
              isNews={unseen.has(order._id) && order.estado === 'enviado' && !isCancelled}
              seenAt={seenAt(order)}
              services={services}
              post={post}
              stations={stations}
              keyNumber={hasButton && at < KEYS ? at + 1 : null}
              isFirst={hasButton && at === first}
              cancelledWhy={isCancelled ? cancelled.why(order) : ''}
              cancelled={isCancelled ? (cancelled.isSeen(order) ? 'seen' : 'unseen') : null}
              onDone={isCancelled ? cancelled.see : onDone}
              onStrike={onStrike}
              onSeeChange={markSeen}
            />
          </div>
        );
      }}
    </SlipList>
  );
}

/** What is said over a slip that a station has finished while others go on with it. */
function leftWord(post: Post, stations: readonly Station[]) {
  const station = stationAt(post, stations);
  return ({ estado }: Order) =>
    station && estado === 'enviado' ? `Listo en ${station.nombre}` : undefined;
}

function NoOrders(props: KitchenBoardProps) {
  const { estado, isSearching, isToday, onlyTipo, onShowAllTipos } = props;
  if (isSearching) {
    return (
      <EmptyState icon={<SearchX size={36} />} title="Ningún pedido coincide">
        Revisa lo que escribiste, el tipo de pedido o la fecha.
      </EmptyState>
    );
  }
  if (onlyTipo) {
    return (
      <EmptyState
        icon={<ChefHat size={36} />}
        title={`Nada ${TIPO_LABELS[onlyTipo].toLowerCase()}`}
        action={<Button onClick={onShowAllTipos}>Ver todos los tipos</Button>}
      >
        Puede haber pedidos de los otros tipos.
      </EmptyState>
    );
  }
  if (!isToday) {
    return (
      <EmptyState icon={<ChefHat size={36} />} title="Nada pendiente de ese día">
        De otros días la cocina solo ve lo que quedó abierto. Vuelve a hoy para seguir cocinando.
      </EmptyState>
    );
  }
  if (estado === 'programado') {
    return (
      <EmptyState icon={<CalendarClock size={36} />} title="Nada programado">
        Los pedidos para más tarde esperan aquí y pasan solos a la lista cuando toca empezar.
      </EmptyState>
    );
  }
  return estado === 'enviado' ? (
    <EmptyState icon={<ChefHat size={36} />} title="Todo al día">
      Los pedidos nuevos aparecen aquí y te avisamos con el timbre.
    </EmptyState>
  ) : (
    <EmptyState icon={<ChefHat size={36} />} title="Nada esperando en el pase">
      Lo que marques como preparado espera aquí hasta que lo entreguen.
    </EmptyState>
  );
}

/** Keys 1 to 9 press the button of the slip in that place; 0 undoes the last one. */
export function useSlipKeys(
  slips: readonly StillItem<Order>[],
  hasButton: (order: Order) => boolean,
  onDone: (order: Order) => void,
  onUndo: () => void,
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
      if (!/^\d$/.test(event.key) || isBusyElsewhere(event.target)) return;
      if (event.key === '0') return onUndo();
      const slip = slips[Number(event.key) - 1];
      if (slip && !slip.hasLeft && hasButton(slip.item)) onDone(slip.item);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [slips, hasButton, onDone, onUndo]);
}

/** Keys typed into a field or over a dialog do not mark orders. */
function isBusyElsewhere(target: EventTarget | null): boolean {
  const isTyping = target instanceof Element && target.matches('input, textarea, select');
  return isTyping || document.querySelector('dialog[open]') !== null;
}
