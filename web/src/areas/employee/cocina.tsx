import { bogotaDay } from '@comanda/contract/days';
import { KITCHEN } from '@comanda/contract/kitchen/kitchen-age';
import { platosMessages } from '@comanda/contract/kitchen/platos.messages';
import { isAhead } from '@comanda/contract/kitchen/scheduled.rules';
import { filterOrders } from '@comanda/contract/orders/order-search';
import type { Order } from '@comanda/contract/orders/orders';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import type { Tipo } from '@comanda/contract/orders/orders.words';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { boardSlips, isLonger, ordersUnder } from '../../features/kitchen/board-orders.ts';
import { useCancelledOrders } from '../../features/kitchen/cancelled-orders.ts';
import { KitchenBoard, useSlipKeys } from '../../features/kitchen/kitchen-board.tsx';
import {
  KitchenFilters,
  type KitchenTab,
  type KitchenView,
} from '../../features/kitchen/kitchen-filters.tsx';
import { PASS, stationAt, usePost } from '../../features/kitchen/kitchen-post.ts';
import { SizeControl, useKitchenType, useTypeScale } from '../../features/kitchen/kitchen-size.tsx';
import { LightToggle, WallClock } from '../../features/kitchen/kitchen-wall.tsx';
import { callOf } from '../../features/kitchen/order-call.ts';
import { PassTape } from '../../features/kitchen/pass-tape.tsx';
import { porPreparar } from '../../features/kitchen/pending-dishes.ts';
import { PendingBar, PendingTape } from '../../features/kitchen/por-preparar.tsx';
import { Recover } from '../../features/kitchen/recover.tsx';
import { ship, useShipped } from '../../features/kitchen/shipped-orders.ts';
import { footOf, ownOpen } from '../../features/kitchen/slip-deeds.ts';
import { StationTabs } from '../../features/kitchen/station-tabs.tsx';
import { useKitchenOrders } from '../../features/kitchen/use-kitchen-orders.ts';
import { useKitchenStations } from '../../features/kitchen/use-kitchen-stations.ts';
import { useStationStrikes } from '../../features/kitchen/use-station-strikes.ts';
import { ConnectionBanner } from '../../features/offline/connection-banner.tsx';
import { isOfShift } from '../../features/offline/use-shift-orders.ts';
import { WaitingNotices } from '../../features/offline/waiting-notices.tsx';
import { useServiceCodes } from '../../features/order-board/use-service-codes.ts';
import { Leftovers } from '../../features/order-list/order-list-state.tsx';
import { UndoMoves } from '../../features/order-moves/undo-moves.tsx';
import { usePickupAddress } from '../../features/pickup/pickup-address.ts';
import { PickupButton } from '../../features/pickup/pickup-button.tsx';
import { SoundToggle } from '../../features/realtime/sound-controls.tsx';
import { useNow } from '../../features/realtime/use-now.ts';
import { useIsScheduling } from '../../features/sede-settings/sede-settings.queries.ts';
import { useStillList } from '../../features/slip-list/still-list.ts';
import { useSeenChanges } from '../../features/tracking/seen-changes.ts';
import { cx } from '../../ui/cx.ts';
import { PageLoading } from '../../ui/spinner.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { ConsoleHeader, SedeSeal } from './console-header.tsx';

const FailedTickets = lazy(() =>
  import('../../features/printing/failed-tickets.tsx').then((m) => ({ default: m.FailedTickets })),
);

const PANEL = 'cocina-pedidos';
const SLIPS = 'cocina-comandas';

interface CocinaProps {
  dbName: string;
  /** Orders that nobody here has looked at yet. */
  unseen: ReadonlySet<string>;
  onSeen: () => void;
}

const PickupScreen = lazy(() =>
  import('../../features/pickup/pickup-screen.tsx').then((m) => ({ default: m.PickupScreen })),
);

/** The kitchen, or the screen of take-away numbers: then nothing of an order but its number is in the page. */
export function Cocina(props: CocinaProps) {
  const pickup = usePickupAddress();
  if (!pickup.isOpen) return <Kitchen {...props} onPickup={pickup.open} />;
  return (
    <Suspense fallback={<PageLoading />}>
      <PickupScreen
        dbName={props.dbName}
        seal={<SedeSeal className="size-[max(2.5rem,calc(var(--u)*3.7))]" />}
        onLeave={pickup.leave}
      />
    </Suspense>
  );
}

function Kitchen({ dbName, unseen, onSeen, onPickup }: CocinaProps & { onPickup: () => void }) {
  const [view, setView] = useState<KitchenView>({
    estado: 'enviado',
    tipo: 'todos',
    search: '',
    day: null,
  });
  const now = useNow(KITCHEN.refreshMs);
  const day = view.day ?? bogotaDay(now);
  const { orders, rounds, query, held, hold: bump, undo } = useKitchenOrders(dbName, now);
  const services = useServiceCodes(dbName);
  const isScheduling = useIsScheduling(dbName);
  const stations = useKitchenStations(dbName, orders);
  const post = usePost(stations);
  const shipped = useShipped();
  const { seenAt } = useSeenChanges();
  const kitchen = { post, stations, shipped, seenAt, now };
  const scale = useTypeScale();
  useKitchenType(scale);

  const tipo = view.tipo === 'todos' ? null : view.tipo;
  const shiftOf = (all: readonly Order[]) =>
    view.day === null ? all.filter((order) => isOfShift(order, now)) : all;
  const ofShift = shiftOf(orders);
  const cancelled = useCancelledOrders(dbName, now);
  const slips = useStillList(
    boardSlips(ofShift, shiftOf(cancelled.told), view, kitchen),
    [query.isPending, post, view.estado, view.tipo, view.day, view.search].join(),
    isLonger,
  );
  const count = (estado: KitchenTab, ofTipo: Tipo | null, at = post) =>
    ordersUnder(ofShift, { estado, tipo: ofTipo, day: view.day }, { ...kitchen, post: at }).length;
  // What nobody has begun with is not to be made yet.
  const pending = filterOrders(ofShift, { estado: 'enviado', day: view.day }).filter(
    (order) => !isAhead(order, now),
  );
  const dishes = porPreparar(pending, { post, stations, services });
  const later = porPreparar(pending, { post, stations, services }, ({ isHeld }) => isHeld);
  const total = dishes.reduce((sum, { cantidad }) => sum + cantidad, 0);
  // Without the tape the slips get wider, so its column stays as long as a finished slip.
  const hasTape = total > 0 || slips.some(({ hasLeft }) => hasLeft);

  const {
    strike,
    finished,
    undo: undoStrike,
  } = useStationStrikes({
    dbName,
    post,
    stations,
    services,
  });
  const finish = useCallback(
    (order: Order) => {
      if (stationAt(post, stations)) strike(order, ownOpen(order, post, stations), true);
      else if (order.estado === 'preparado') ship(order);
      else bump(order);
    },
    [post, stations, strike, bump],
  );
  const undoable = [...held, ...finished];
  const takeBack = (id: string) => {
    if (held.some(({ order }) => order._id === id)) undo(id);
    else undoStrike(id);
  };
  useSlipKeys(
    slips,
    (order) => cancelled.has(order) || footOf(order, post, stations, now) !== null,
    (order) => (cancelled.has(order) ? cancelled.see(order) : finish(order)),
    () => {
      const last = undoable.at(-1);
      if (last) takeBack(last.order._id);
    },
  );
  useSeenOnTouch(onSeen);
  const alert = unseen.size > 0 ? 'hay pedidos nuevos' : undefined;

  return (
    <>
      <ConsoleHeader
        title="Cocina"
        onlyTab={stations.length === 0 ? { alert } : undefined}
        hasManyTabs={stations.length > 0}
        isLive
        isCrowded
        marks={
          <>
            <WallClock now={now} />
            <SizeControl />
            <LightToggle />
            <SoundToggle isSlim />
          </>
        }
      >
        {stations.length > 0 ? (
          // In this row its coming and going moves no slip.
          <div className="flex min-w-0 flex-1 items-center justify-between gap-3">
            <StationTabs
              panelId={PANEL}
              post={post}
              stations={stations}
              count={(at) => count('enviado', null, at)}
              alert={alert}
            />
            <Suspense>
              <FailedTickets dbName={dbName} estacion={stationAt(post, stations)?.clave ?? null} />
            </Suspense>
          </div>
        ) : (
          <Tabs
            label="Cocina"
            panelId={PANEL}
            look="line"
            value="pedidos"
            onChange={() => undefined}
            tabs={[{ id: 'pedidos', label: 'Pedidos', ...(alert && { alert }) }]}
          />
        )}
      </ConsoleHeader>
      <main className="flex-1 px-3 pt-3 pb-6">
        <ConnectionBanner dbName={dbName} works="marcando platos y pedidos" />
        <WaitingNotices dbName={dbName} />
        <TabPanel
          id={PANEL}
          active={stations.length > 0 ? post : 'pedidos'}
          className="grid grid-cols-1 gap-3"
        >
          <KitchenFilters
            view={view}
            onChange={setView}
            count={count}
            isScheduling={isScheduling}
            day={day}
            panelId={SLIPS}
            hidesSearch={stations.length > 0}
          >
            <Recover
              orders={ofShift}
              post={post}
              stations={stations}
              now={now}
              onRecover={(order, platos) => strike(order, platos, false)}
            />
            <PickupButton onOpen={onPickup} />
          </KitchenFilters>
          <Leftovers
            orders={orders.filter(
              (order) => order.estado === 'enviado' && !ofShift.includes(order),
            )}
            day={day}
            undone="sin preparar"
            onShow={(leftDay) => setView({ ...view, estado: 'enviado', day: leftDay })}
          />
          <div
            className={cx(
              'grid grid-cols-1 items-start gap-3',
              hasTape && 'lg:grid-cols-[minmax(0,1fr)_12.5rem]',
            )}
          >
            <TabPanel id={SLIPS} active={view.estado}>
              <KitchenBoard
                query={query}
                slips={slips}
                known={orders}
                rounds={rounds}
                cancelled={cancelled}
                now={now}
                unseen={unseen}
                services={services}
                post={post}
                stations={stations}
                isSearching={view.search.trim() !== ''}
                isToday={view.day === null}
                onlyTipo={tipo}
                onShowAllTipos={() => setView({ ...view, tipo: 'todos' })}
                estado={view.estado}
                onDone={finish}
                onStrike={strike}
              />
            </TabPanel>
            <aside className="top-[calc(max(10dvh,4rem)+0.75rem)] grid gap-3 lg:sticky">
              {total > 0 && (
                <div className="hidden lg:block">
                  {post === PASS ? (
                    <PassTape orders={pending} stations={stations} now={now} />
                  ) : (
                    <PendingTape dishes={dishes} later={later} total={total} />
                  )}
                </div>
              )}
              <div className="fixed right-3 bottom-22 left-3 z-30 ml-auto max-w-sm lg:right-3 lg:bottom-3 lg:left-auto lg:w-50">
                <UndoMoves
                  held={undoable}
                  done={stationAt(post, stations) ? platosMessages.struck : ordersMessages.prepared}
                  nameOf={callOf}
                  onUndo={takeBack}
                  hasKey
                />
              </div>
            </aside>
          </div>
        </TabPanel>
      </main>
      {total > 0 && (
        <PendingBar
          dishes={dishes}
          total={total}
          className="on-strip fixed right-4 bottom-4 left-(--bar-left) z-20 lg:hidden"
        />
      )}
    </>
  );
}

/** A tap or a key means that somebody has seen the new orders. */
function useSeenOnTouch(onSeen: () => void): void {
  useEffect(() => {
    // In the capture phase, because otherwise the click that opened this section would count.
    window.addEventListener('click', onSeen, true);
    window.addEventListener('keydown', onSeen, true);
    return () => {
      window.removeEventListener('click', onSeen, true);
      window.removeEventListener('keydown', onSeen, true);
    };
  }, [onSeen]);
}
