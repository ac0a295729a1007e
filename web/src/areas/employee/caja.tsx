import { BILL_WORDS } from '@comanda/contract/accounts/accounts.words';
import { tillViewMessages } from '@comanda/contract/accounts/till-views.messages';
import { bogotaDay, dayRange } from '@comanda/contract/days';
import { filterOrders } from '@comanda/contract/orders/order-search';
import type { Order } from '@comanda/contract/orders/orders';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import type { Estado } from '@comanda/contract/orders/orders.words';
import { canPerform } from '@comanda/contract/permissions';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { Charging } from '../../features/charging/use-bill.ts';
import { ConnectionBanner } from '../../features/offline/connection-banner.tsx';
import { useOrders } from '../../features/offline/use-orders.ts';
import { useShiftOrders } from '../../features/offline/use-shift-orders.ts';
import { WaitingNotices } from '../../features/offline/waiting-notices.tsx';
import { isBillAlert } from '../../features/order-board/bill-alerts.ts';
import type { BoardScope } from '../../features/order-board/orders.queries.ts';
import { Leftovers, OrderListState } from '../../features/order-list/order-list-state.tsx';
import { useHeldMove } from '../../features/order-moves/order-moves.ts';
import { UndoMoves } from '../../features/order-moves/undo-moves.tsx';
import { ESTADO_LOOK } from '../../features/orders/estado.ts';
import { latestFirst, longestFirst } from '../../features/orders/order-facts.ts';
import { OrderSearchBar } from '../../features/orders/order-search-bar.tsx';
import { SlipsSkeleton } from '../../features/orders/slip-parts.tsx';
import { SoundToggle } from '../../features/realtime/sound-controls.tsx';
import { FloodBanner } from '../../features/sede-settings/flood-banner.tsx';
import { useAccountsSetting } from '../../features/sede-settings/sede-settings.queries.ts';
import { SlipList } from '../../features/slip-list/slip-list.tsx';
import { useStillList } from '../../features/slip-list/still-list.ts';
import { BillsAsked } from '../../features/till/bills-asked.tsx';
import { DaySummary, DayTakings, TakingsSkeleton } from '../../features/till/day-takings.tsx';
import type { WriteOffDraft } from '../../features/till/till-actions.tsx';
import { TillSlip } from '../../features/till/till-slip.tsx';
import { TillViews, useTillView } from '../../features/till/till-views.tsx';
import { ShiftBar, ShiftCard } from '../../features/till-shift/shift-card.tsx';
import { ShiftChoice } from '../../features/till-shift/shift-choice.tsx';
import { OPEN_SHIFT, OpenShiftButton, ShiftHost } from '../../features/till-shift/shift-host.tsx';
import { showShift } from '../../features/till-shift/shift-view.ts';
import { ignoreSecondTap } from '../../lib/double-tap.ts';
import { useTop } from '../../lib/use-top.ts';
import { useWide } from '../../lib/use-wide.ts';
import { PageLoading } from '../../ui/spinner.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { ConsoleHeader } from './console-header.tsx';
import { useEmployee } from './employee-rights.ts';

// Only where the sede keeps accounts.
const TillAccounts = lazy(() =>
  import('../../features/charging/till-accounts.tsx').then((m) => ({ default: m.TillAccounts })),
);
const UndeliveredSales = lazy(() =>
  import('../../features/charging/undelivered-sales.tsx').then((m) => ({
    default: m.UndeliveredSales,
  })),
);
const ChargePage = lazy(() =>
  import('../../features/charging/charge-page.tsx').then((m) => ({ default: m.ChargePage })),
);

type CajaEstado = Extract<Estado, 'entregado' | 'dado_de_baja' | 'facturado'>;

const ESTADOS: readonly CajaEstado[] = ['entregado', 'dado_de_baja', 'facturado'];
const UNPAID: BoardScope = { estados: ['entregado'] };
const NONE: readonly Order[] = [];
const COLUMN_WIDTH = 288;
const GAP = 16;
const PANEL = 'caja-seccion';
const LIST = 'caja-lista';
const MENDS = { sin_turno: { label: OPEN_SHIFT, onClick: () => showShift({ kind: 'open' }) } };
const NO_DRAFT: WriteOffDraft = { isOpen: false, motivo: '' };

interface CajaProps {
  dbName: string;
  unseen: ReadonlySet<string>;
  onSeen: () => void;
}

export function Caja({ dbName, unseen, onSeen }: CajaProps) {
  const { query: setting, hasAccounts } = useAccountsSetting(dbName);
  // Who opens the till sees it once, and not first as another one. Without network it is what was known. A part of
  // the till that appears asks again after a failure: to hide it meanwhile would make it ask for ever.
  const isUnknown =
    setting.isPending &&
    setting.isFetching &&
    setting.failureCount + setting.errorUpdateCount === 0;
  const actor = useEmployee();
  const [view, setView] = useTillView(hasAccounts);
  const [charging, setCharging] = useState<Charging | null>(null);
  useTop(charging ? 'cobrar' : view);
  const { query, orders: known, dayBefore, now, day, setDay } = useCajaOrders(dbName);
  const isWide = useWide();
  const canReview = canPerform(actor, 'till.review');
  const { data: unpaid = NONE } = useOrders(dbName, UNPAID);
  const [estado, setEstado] = useState<CajaEstado>('entregado');
  const [search, setSearch] = useState('');
  // Kept here, so that opening another tab loses nothing.
  const [writeOffs, setWriteOffs] = useState<Record<string, WriteOffDraft>>({});
  const move = { dbName, from: 'entregado', now } as const;
  const invoicing = useHeldMove({ ...move, orders: known, to: 'facturado', mends: MENDS });
  const writingOff = useHeldMove({ ...move, orders: invoicing.orders, to: 'dado_de_baja' });
  const { orders } = writingOff;
  const ofCaja = orders.filter((order) => ESTADOS.some((one) => one === order.estado));
  const listed = new Set(ofCaja.map(({ _id }) => _id));
  const isElsewhere = ({ _id }: Order) => !listed.has(_id);
  const leftovers = unpaid.filter(isElsewhere);
  const ofTwoDays = query.data && dayBefore && [...ofCaja, ...dayBefore.filter(isElsewhere)];
  const found = filterOrders(ofCaja, { estado, search });
  // The till works through a queue, so newly delivered orders are added at its end.
  const shown = estado === 'entregado' ? longestFirst(found) : latestFirst(found);
  const slips = useStillList(shown, [query.isPending, estado, day, search].join());
  const alert = [...unseen].some(isBillAlert)
    ? BILL_WORDS.alert
    : unseen.size > 0
      ? 'hay pedidos por facturar'
      : undefined;
  const showLeftovers = (leftDay: string) => {
    setSearch('');
    setEstado('entregado');
    setDay(leftDay);
  };
  // The slip is as it was before the form; the reason is still there if the form is opened again.
  const undoWriteOff = (id: string) => {
    setWriteOffs(({ [id]: draft = NO_DRAFT, ...others }) => ({
      ...others,
      [id]: { ...draft, isOpen: false },
    }));
    writingOff.undo(id);
  };

  const charge = (next: Charging | null) => {
    ignoreSecondTap();
    onSeen();
    setCharging(next);
  };
  const shift = <ShiftHost dbName={dbName} canReview={canReview} />;
  if (charging) {
    return (
      <>
        <Suspense fallback={<PageLoading />}>
          <ChargePage
            key={JSON.stringify(charging)}
            dbName={dbName}
            charging={charging}
            actor={actor}
            onCharging={charge}
            onNoShift={OPEN_SHIFT_HERE}
          />
        </Suspense>
        {shift}
      </>
    );
  }
  const notices = (
    <WaitingNotices
      dbName={dbName}
      action={({ code }) => code === 'sin_turno' && <OpenShiftButton />}
    />
  );
  const tillChoice = <ShiftChoice dbName={dbName} />;
  const switcher = hasAccounts && <TillViews value={view} onChange={setView} />;
  // Below this width the whole takings stand under the list.
  const summary = <DaySummary dbName={dbName} orders={ofTwoDays} day={day} className="xl:hidden" />;
  return (
    <>
      <ConsoleHeader title="Caja" onlyTab={{ alert }} isLive marks={<SoundToggle />}>
        <Tabs
          label="Caja"
          panelId={PANEL}
          look="line"
          value="caja"
          onChange={onSeen}
          tabs={[{ id: 'caja', label: 'Caja', ...(alert && { alert }) }]}
        />
      </ConsoleHeader>
      <main className="flex-1">
        <FloodBanner dbName={dbName} />
        <TabPanel
          id={PANEL}
          active="caja"
          className="grid min-h-full grid-cols-1 xl:grid-cols-[minmax(0,1fr)_20.5rem]"
        >
          {isUnknown ? (
            <PageLoading />
          ) : view === 'mesa' ? (
            <div className="grid grid-cols-1 content-start gap-3 p-3 md:p-5">
              <ConnectionBanner dbName={dbName} works={tillViewMessages.worksOffline} />
              {notices}
              {!isWide && <ShiftBar dbName={dbName} />}
              {tillChoice}
              {summary}
              <Suspense fallback={<PageLoading />}>
                <TillAccounts
                  dbName={dbName}
                  actor={actor}
                  switcher={switcher}
                  onCharge={(cuenta) => charge({ cuenta })}
                />
              </Suspense>
            </div>
          ) : (
            <div className="grid grid-cols-1 content-start gap-3 p-3 md:p-5">
              <div className="flex flex-wrap gap-3">
                {switcher}
                <div className="max-w-full max-sm:w-full">
                  <Tabs
                    perRow={3}
                    label="Estado del pedido"
                    panelId={LIST}
                    value={estado}
                    onChange={(next) => {
                      setEstado(next);
                      onSeen();
                    }}
                    tabs={ESTADOS.map((one) => ({
                      id: one,
                      label: ESTADO_LOOK[one].word,
                      count: filterOrders(ofCaja, { estado: one }).length,
                    }))}
                  />
                </div>
                <OrderSearchBar search={search} onSearch={setSearch} day={day} onDay={setDay} />
              </div>
              <BillsAsked dbName={dbName} onCharge={(cuenta) => charge({ cuenta })} />
              {!isWide && <ShiftBar dbName={dbName} />}
              {tillChoice}
              {summary}
              {hasAccounts && estado === 'entregado' && (
                <Suspense fallback={null}>
                  <UndeliveredSales
                    dbName={dbName}
                    onCharge={({ _id }) => charge({ pedidos: [_id] })}
                  />
                </Suspense>
              )}
              <Leftovers
                orders={leftovers}
                day={day}
                undone="sin facturar"
                onShow={showLeftovers}
              />
              <TabPanel id={LIST} active={estado}>
                <ConnectionBanner dbName={dbName} works="facturando y dando de baja" />
                {notices}
                <OrderListState
                  query={query}
                  isEmpty={slips.length === 0}
                  isSearching={search.trim() !== ''}
                  skeleton={<SlipsSkeleton columnWidth={COLUMN_WIDTH} gap={GAP} />}
                >
                  <p className="pb-2 text-14 text-ink-soft">
                    {estado === 'entregado'
                      ? 'Primero el que más lleva esperando; lo recién entregado queda al final.'
                      : 'Primero lo más reciente.'}
                  </p>
                  <SlipList slips={slips} known={orders} columnWidth={COLUMN_WIDTH} gap={GAP}>
                    {(order, at) => (
                      <TillSlip
                        order={order}
                        now={now}
                        isFirst={at === 0}
                        isNews={unseen.has(order._id) && order.estado === 'entregado'}
                        writeOff={writeOffs[order._id] ?? NO_DRAFT}
                        onWriteOff={(draft) =>
                          setWriteOffs((before) => ({ ...before, [order._id]: draft }))
                        }
                        onCharge={hasAccounts ? () => charge(chargingOf(order)) : null}
                        onInvoice={() => {
                          onSeen();
                          invoicing.hold(order);
                        }}
                        onWrittenOff={(motivoBaja) => {
                          onSeen();
                          writingOff.hold({ ...order, motivoBaja });
                        }}
                      />
                    )}
                  </SlipList>
                </OrderListState>
              </TabPanel>
            </div>
          )}
          {(query.data || !query.error) && (
            <aside
              data-clear
              data-toasts-beside
              className="bg-sunken p-3 md:p-5 xl:border-line xl:border-l"
            >
              {isWide && (
                <div className="pb-4">
                  <ShiftCard dbName={dbName} canReview={canReview} />
                </div>
              )}
              {ofTwoDays ? (
                <DayTakings dbName={dbName} orders={ofTwoDays} day={day} />
              ) : (
                <TakingsSkeleton />
              )}
            </aside>
          )}
        </TabPanel>
      </main>
      {shift}
      <div className="pointer-events-none fixed right-3 bottom-4 left-(--bar-left) z-30 ml-auto grid max-w-sm gap-2 lg:left-auto lg:w-82">
        <UndoMoves held={invoicing.held} onUndo={invoicing.undo} done={ordersMessages.invoiced} />
        <UndoMoves held={writingOff.held} onUndo={undoWriteOff} done={ordersMessages.writtenOff} />
      </div>
    </>
  );
}

const OPEN_SHIFT_HERE = <OpenShiftButton />;

/** An order of a table is charged with its table. */
function chargingOf({ _id, cuentaId }: Order): Charging {
  return cuentaId === null ? { pedidos: [_id] } : { cuenta: cuentaId };
}

/** The orders of a day, what its night has not paid yet, and the day before, because a late table pays after midnight. */
function useCajaOrders(dbName: string) {
  const ofShift = useShiftOrders(dbName);
  const { day } = ofShift;
  const scope = useMemo(() => ({ day: dayBefore(day) }), [day]);
  return { ...ofShift, dayBefore: useOrders(dbName, scope).data };
}

function dayBefore(day: string): string {
  return bogotaDay(new Date(dayRange(day).from.getTime() - 1));
}
