import { offlineMessages } from '@comanda/contract/orders/offline.messages';
import type { Order } from '@comanda/contract/orders/orders';
import type { Estado } from '@comanda/contract/orders/orders.words';
import { canPerform } from '@comanda/contract/permissions';
import { tablesMessages } from '@comanda/contract/tables/tables.messages';
import { lazy, Suspense, useState } from 'react';
import type { Charging } from '../../features/charging/use-bill.ts';
import { isLocalId, type Problem } from '../../features/offline/outbox.ts';
import { isBillAlert } from '../../features/order-board/bill-alerts.ts';
import { OrderList } from '../../features/order-list/order-list.tsx';
import { ReadyBar } from '../../features/order-list/ready-bar.tsx';
import { useAccountForm } from '../../features/order-taking/account-form.ts';
import { DiscardDialog } from '../../features/order-taking/discard-dialog.tsx';
import { retake, useOrderTaking } from '../../features/order-taking/use-order-taking.ts';
import { SoundToggle } from '../../features/realtime/sound-controls.tsx';
import { FloodBanner } from '../../features/sede-settings/flood-banner.tsx';
import { useHasAccounts } from '../../features/sede-settings/sede-settings.queries.ts';
import { useBillsAsked } from '../../features/tables/use-bills-asked.ts';
import { useFirstTab } from '../../features/tables/use-first-tab.ts';
import { useOrderTable } from '../../features/tables/use-order-table.ts';
import { ignoreSecondTap } from '../../lib/double-tap.ts';
import { toast } from '../../lib/toast.ts';
import { useTop } from '../../lib/use-top.ts';
import { PageLoading } from '../../ui/spinner.tsx';
import { type Tab, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { ConsoleHeader } from './console-header.tsx';
import { useEmployee } from './employee-rights.ts';
import { GestionarPedido } from './gestionar-pedido.tsx';

// Only where the sede keeps accounts.
const TablesTab = lazy(() =>
  import('../../features/tables/tables-tab.tsx').then((m) => ({ default: m.TablesTab })),
);

const ChargePage = lazy(() =>
  import('../../features/charging/charge-page.tsx').then((m) => ({ default: m.ChargePage })),
);

type PedidosTab = 'gestionar' | 'pedidos' | 'mesas';

const PANEL = 'pedidos-seccion';

interface PedidosProps {
  dbName: string;
  unseen: ReadonlySet<string>;
  onSeen: () => void;
}

export function Pedidos({ dbName, unseen, onSeen }: PedidosProps) {
  const [chosenTab, setTab] = useState<PedidosTab | null>(null);
  const [estado, setEstado] = useState<Estado>('enviado');
  const taking = useOrderTaking();
  const actor = useEmployee();
  const [charging, setCharging] = useState<Charging | null>(null);
  // What begins once the order being taken is discarded.
  const [waiting, setWaiting] = useState<{ begin: () => void } | null>(null);
  const hasTables = useHasAccounts(dbName);
  const table = useOrderTable(dbName, hasTables, useAccountForm(taking.editing));
  const { account } = table;
  const first = useFirstTab(dbName, taking.editing !== null || taking.count > 0);
  // Whatever becomes of the plan later, the tab stays.
  if (chosenTab === null && first !== null) setTab(first);
  const tab = chosenTab ?? 'gestionar';
  useTop(charging ? 'cobrar' : [tab, estado].join());
  const asking = useBillsAsked(dbName, hasTables);
  const tabs: Tab<PedidosTab>[] = [
    { id: 'gestionar', label: 'Gestionar pedido' },
    {
      id: 'pedidos',
      label: 'Pedidos',
      ...([...unseen].some((mark) => !isBillAlert(mark)) && {
        alert: 'hay pedidos listos para entregar',
      }),
    },
    ...(hasTables
      ? [
          {
            id: 'mesas' as const,
            label: tablesMessages.tab,
            ...(asking > 0 && { alert: tablesMessages.asking(asking) }),
          },
        ]
      : []),
  ];
  const choose = (next: PedidosTab) => {
    setTab(next);
    setEstado('enviado');
    if (next !== 'gestionar') onSeen();
  };
  const showReady = (ready: Estado) => {
    setTab('pedidos');
    setEstado(ready);
    onSeen();
  };
  const takeUp = (next: Order | Problem) => {
    table.leave();
    if ('_id' in next) taking.edit(next);
    else takeUpAgain(next);
    setWaiting(null);
    setTab('gestionar');
  };
  const takeUpAgain = (problem: Problem) => {
    const form = retake(problem);
    // It was for the account of a table: one tap sends it again.
    if (hasTables && form?.metodoPago === 'por_definir') table.seat(form.mesa);
    account.reset(form);
  };
  const askToTakeUp = (next: Order | Problem) => {
    if (taking.isChanged) setWaiting({ begin: () => takeUp(next) });
    else takeUp(next);
  };
  const startAt = (mesa: string) => {
    table.seat(mesa);
    setWaiting(null);
    ignoreSecondTap();
    setTab('gestionar');
  };
  const startAnewAt = (mesa: string) => {
    taking.clear();
    startAt(mesa);
  };
  /** Dishes that are for no table yet go to this one. */
  const takeAt = (mesa: string) => {
    const isForOther = taking.editing !== null || table.isOther(mesa);
    if (isForOther && taking.isChanged) setWaiting({ begin: () => startAnewAt(mesa) });
    else if (isForOther) startAnewAt(mesa);
    else startAt(mesa);
  };
  const leaveTable = () => {
    table.leave();
    account.reset();
  };
  const askToEdit = (order: Order) => {
    if (isLocalId(order._id)) toast.info(offlineMessages.editAfterSending);
    else if (taking.editing?._id === order._id) setTab('gestionar');
    else askToTakeUp(order);
  };
  const charge = (cuenta: string) => {
    ignoreSecondTap();
    setCharging({ cuenta });
  };
  if (charging) {
    return (
      <Suspense fallback={<PageLoading />}>
        <ChargePage
          key={JSON.stringify(charging)}
          dbName={dbName}
          charging={charging}
          actor={actor}
          onCharging={setCharging}
        />
      </Suspense>
    );
  }
  return (
    <>
      <ConsoleHeader title="Pedidos" isLive marks={<SoundToggle />}>
        <Tabs
          label="Pedidos"
          panelId={PANEL}
          look="line"
          tabs={tabs}
          value={tab}
          onChange={choose}
        />
      </ConsoleHeader>
      {/* `--bars` is as high as the header with its tabs; what sticks below also leaves room for the ready orders. */}
      <main className="flex-1 [--bars:calc(max(10dvh,4rem)+3rem+1px)] [--head:var(--bars)] has-data-ready:[--head:calc(var(--bars)+3.5rem)] lg:[--bars:calc(max(10dvh,4rem)+1px)]">
        <FloodBanner dbName={dbName} />
        <ReadyBar dbName={dbName} listed={tab === 'pedidos' ? estado : null} onShow={showReady} />
        <TabPanel id={PANEL} active={tab} className={tab === 'pedidos' ? 'p-3 md:p-5' : ''}>
          {chosenTab === null ? (
            <PageLoading />
          ) : tab === 'pedidos' ? (
            <OrderList
              dbName={dbName}
              estado={estado}
              onEstado={setEstado}
              onTouched={onSeen}
              onEdit={askToEdit}
              onRetake={askToTakeUp}
            />
          ) : tab === 'mesas' && hasTables ? (
            <Suspense fallback={<PageLoading />}>
              <TablesTab
                dbName={dbName}
                onTake={takeAt}
                onCharge={canPerform(actor, 'accounts.charge') ? charge : null}
                onRetake={askToTakeUp}
              />
            </Suspense>
          ) : (
            <GestionarPedido
              dbName={dbName}
              account={account}
              table={table.mesa}
              onLeaveTable={leaveTable}
              onSentToTable={() => {
                table.leave();
                ignoreSecondTap();
                setTab('mesas');
              }}
              onRetake={askToTakeUp}
            />
          )}
        </TabPanel>
      </main>
      <DiscardDialog
        what={waiting && (taking.editing ? 'changes' : 'new-order')}
        onDiscard={() => waiting?.begin()}
        onKeep={() => setWaiting(null)}
      />
    </>
  );
}
