import { bogotaDay } from '@comanda/contract/days';
import { kitchenStart } from '@comanda/contract/kitchen/courses.rules';
import { KITCHEN } from '@comanda/contract/kitchen/kitchen-age';
import { filterOrders } from '@comanda/contract/orders/order-search';
import type { Order } from '@comanda/contract/orders/orders';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { useEffect, useState } from 'react';
import {
  KitchenBoard,
  useBumpKeys,
  useKitchenOrders,
} from '../../features/kitchen/kitchen-board.tsx';
import { KitchenCancelled } from '../../features/kitchen/kitchen-cancelled.tsx';
import { KitchenFilters, type KitchenView } from '../../features/kitchen/kitchen-filters.tsx';
import { LightToggle, WallClock } from '../../features/kitchen/kitchen-wall.tsx';
import { PendingBar, PendingTape, porPreparar } from '../../features/kitchen/por-preparar.tsx';
import { ConnectionBanner } from '../../features/offline/connection-banner.tsx';
import { isOfShift } from '../../features/offline/use-shift-orders.ts';
import { WaitingNotices } from '../../features/offline/waiting-notices.tsx';
import { useServiceCodes } from '../../features/order-board/use-service-codes.ts';
import { Leftovers } from '../../features/order-list/order-list-state.tsx';
import { UndoMoves } from '../../features/order-moves/undo-moves.tsx';
import { SoundToggle } from '../../features/realtime/sound-controls.tsx';
import { useNow } from '../../features/realtime/use-now.ts';
import { useStillList } from '../../features/slip-list/still-list.ts';
import { cx } from '../../ui/cx.ts';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { ConsoleHeader } from './console-header.tsx';

const PANEL = 'cocina-pedidos';
const SLIPS = 'cocina-comandas';

interface CocinaProps {
  dbName: string;
  /** Orders that nobody here has looked at yet. */
  unseen: ReadonlySet<string>;
  onSeen: () => void;
}

export function Cocina({ dbName, unseen, onSeen }: CocinaProps) {
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

  const tipo = view.tipo === 'todos' ? null : view.tipo;
  const ofShift = view.day === null ? orders.filter((order) => isOfShift(order, now)) : orders;
  const shown = filterOrders(ofShift, { ...view, tipo }).sort(byTurn);
  const slips = useStillList(
    shown,
    [query.isPending, view.estado, view.tipo, view.day, view.search].join(),
  );
  const pending = filterOrders(ofShift, { estado: 'enviado', day: view.day });
  const dishes = porPreparar(pending, services);
  const total = dishes.reduce((sum, { cantidad }) => sum + cantidad, 0);
  // Without the tape the slips get wider, so its column stays as long as a finished slip.
  const hasTape = total > 0 || slips.some(({ hasLeft }) => hasLeft);

  useBumpKeys(slips, bump, () => {
    const last = held.at(-1);
    if (last) undo(last.order._id);
  });
  useSeenOnTouch(onSeen);
  const alert = unseen.size > 0 ? 'hay pedidos nuevos' : undefined;

  return (
    <>
      <ConsoleHeader
        title="Cocina"
        onlyTab={{ alert }}
        isLive
        marks={
          <>
            <WallClock now={now} />
            <LightToggle />
            <SoundToggle />
          </>
        }
      >
        <Tabs
          label="Cocina"
          panelId={PANEL}
          look="line"
          value="pedidos"
          onChange={() => undefined}
          tabs={[{ id: 'pedidos', label: 'Pedidos', ...(alert && { alert }) }]}
        />
      </ConsoleHeader>
      <main className="flex-1 px-3 pt-3 pb-6">
        <ConnectionBanner dbName={dbName} works="marcando preparados" />
        <WaitingNotices dbName={dbName} />
        <TabPanel id={PANEL} active="pedidos" className="grid grid-cols-1 gap-3">
          <KitchenFilters
            view={view}
            onChange={setView}
            orders={ofShift}
            day={day}
            panelId={SLIPS}
          />
          <KitchenCancelled dbName={dbName} now={now} />
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
                now={now}
                unseen={unseen}
                services={services}
                isSearching={view.search.trim() !== ''}
                isToday={view.day === null}
                onlyTipo={tipo}
                onShowAllTipos={() => setView({ ...view, tipo: 'todos' })}
                estado={view.estado}
                onBump={bump}
              />
            </TabPanel>
            <aside className="top-[calc(max(10dvh,4rem)+0.75rem)] grid gap-3 lg:sticky">
              {total > 0 && (
                <div className="hidden lg:block">
                  <PendingTape dishes={dishes} total={total} />
                </div>
              )}
              <div className="fixed right-3 bottom-22 left-3 z-30 ml-auto max-w-sm lg:right-3 lg:bottom-3 lg:left-auto lg:w-50">
                <UndoMoves held={held} done={ordersMessages.prepared} onUndo={undo} hasKey />
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

/** Waiting orders first, the longest waiting on top; then the prepared ones, newest first. */
function byTurn(a: Order, b: Order): number {
  if (a.estado !== b.estado) return a.estado === 'enviado' ? -1 : 1;
  if (a.estado === 'enviado') return Date.parse(kitchenStart(a)) - Date.parse(kitchenStart(b));
  return Date.parse(b.fechaPreparado ?? '') - Date.parse(a.fechaPreparado ?? '');
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
