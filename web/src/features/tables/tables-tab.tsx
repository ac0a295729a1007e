import { tablesMessages } from '@comanda/contract/tables/tables.messages';
import { useState } from 'react';
import { useMedia } from '../../lib/use-media.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { PageLoading } from '../../ui/spinner.tsx';
import { ThumbBar } from '../../ui/thumb-bar.tsx';
import { ConnectionBanner } from '../offline/connection-banner.tsx';
import type { Problem } from '../offline/outbox.ts';
import { useShiftOrders } from '../offline/use-shift-orders.ts';
import { WaitingNotices } from '../offline/waiting-notices.tsx';
import { useAccounts } from './accounts.queries.ts';
import { GuestsDialog } from './guests-dialog.tsx';
import { listTables, stateOf, type Table } from './table-list.ts';
import { FreeTables, TableRows, TableTiles } from './table-tiles.tsx';
import { TableView } from './table-view.tsx';
import { type Picking, PickingNotice, usePicking } from './use-picking.tsx';
import { useTableDeeds } from './use-table-deeds.ts';

interface TablesTabProps {
  dbName: string;
  /** Takes an order for this table. */
  onTake: (mesa: string) => void;
  /** Takes a refused round up again. */
  onRetake: (problem: Problem) => void;
}

/** All tables of the sede, and beside them the account of the one that was tapped. */
export function TablesTab({ dbName, onTake, onRetake }: TablesTabProps) {
  const { query, accounts } = useAccounts(dbName);
  const { orders, now } = useShiftOrders(dbName);
  const deeds = useTableDeeds(dbName);
  const [selected, setSelected] = useState<string | null>(null);
  // The table being opened; empty for one that is typed.
  const [opening, setOpening] = useState<string | null>(null);
  const [isFreeShown, setFreeShown] = useState(false);
  const [picked, setPicking] = useState<Picking | null>(null);
  const isPhone = useMedia('(width < 37.5rem)');
  const isBeside = useMedia('(width >= 48rem)');
  const tables = listTables(accounts, orders);
  const table = tables.find(({ key }) => key === selected);
  const moving = picked && tables.find(({ key }) => key === picked.account);
  // Somebody else may have closed the account meanwhile.
  const picking = moving ? picked : null;

  const show = (account: string | null) => {
    deeds.forget();
    setSelected(account);
  };
  const pick = usePicking({ deeds, moving, picking, setPicking, onMoved: show });
  const open = (mesa: string | null) => {
    deeds.forget();
    setFreeShown(false);
    setOpening(mesa);
  };
  const tap = (tapped: Table) => {
    if (picking) pick.choose(tapped);
    else if (tapped.account) show(tapped.key);
    else if (stateOf(tapped) === 'libre') open(tapped.mesas[0] ?? '');
    // Opened by an order that waits on this device.
    else onTake(tapped.mesas[0] ?? '');
  };
  const seat = (mesa: string, comensales: number) =>
    deeds.open(mesa, comensales, {
      done: () => {
        setOpening(null);
        onTake(mesa.trim());
      },
      refused: (code, account) => {
        if (code !== 'mesa_ocupada' || !account) return false;
        setOpening(null);
        setSelected(account._id);
        return false;
      },
    });

  if (query.isPending) return <PageLoading />;
  if (!query.data) {
    return (
      <ErrorState
        title={tablesMessages.loadFailed}
        message={query.error?.message ?? ''}
        onRetry={() => query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  const free = tables.filter((one) => stateOf(one) === 'libre');
  const list = { tables, now, selected, disabled: moving?.key ?? null, onTap: tap };
  const view = table?.account && !picking && (
    <TableView
      key={table.key}
      dbName={dbName}
      table={table}
      account={table.account}
      now={now}
      deeds={deeds}
      passing={pick.kept(table.key)}
      onPick={(next) => {
        deeds.forget();
        setPicking(next);
      }}
      onAdd={() => onTake(table.mesas[0] ?? '')}
      isClosable={isBeside}
      onClose={() => show(null)}
    />
  );
  return (
    <div className="grid md:grid-cols-[minmax(0,1fr)_var(--order-panel)]">
      <div className="min-w-0 p-3 pb-24 md:p-5">
        <ConnectionBanner
          dbName={dbName}
          works="tomando pedidos"
          fails={tablesMessages.failsOffline}
        />
        <WaitingNotices dbName={dbName} onRetake={onRetake} />
        {moving && <PickingNotice {...pick} table={moving} />}
        {isPhone ? (
          <>
            <TableRows {...list} />
            {picking && picking.kind !== 'join' && (
              <div className="pt-4">
                <FreeTables tables={tables} onTap={tap} />
              </div>
            )}
          </>
        ) : (
          <TableTiles {...list} onOther={picking ? undefined : () => open('')} />
        )}
      </div>
      {isBeside && (
        <aside
          aria-label="La mesa"
          data-toasts-beside
          className="sticky top-(--head) h-[calc(100dvh-var(--head))] border-line border-l bg-sunken p-3 lg:p-4"
        >
          {view || (
            <p className="pt-10 text-center text-ink-soft">Toca una mesa para ver su cuenta.</p>
          )}
        </aside>
      )}
      {!isBeside && view && (
        <Dialog open title="La mesa" onClose={() => show(null)}>
          <div className="-m-3 h-[76dvh]">{view}</div>
        </Dialog>
      )}
      {isPhone && !picking && (
        <div className="safe-bottom fixed right-4 bottom-4 left-(--bar-left) z-30 on-strip">
          <ThumbBar label="Mesas libres" count={free.length} onClick={() => setFreeShown(true)} />
        </div>
      )}
      {isFreeShown && (
        <Dialog open title="Mesas libres" onClose={() => setFreeShown(false)}>
          <div className="grid gap-3">
            <FreeTables tables={tables} onTap={tap} />
            <button
              type="button"
              onClick={() => open('')}
              className="min-h-14 rounded-control border-2 border-control border-dashed font-semibold"
            >
              Otra mesa
            </button>
          </div>
        </Dialog>
      )}
      {opening !== null && (
        <GuestsDialog
          mesa={opening}
          isBusy={deeds.isBusy}
          failure={deeds.failure}
          onChoose={seat}
          onTake={onTake}
          onClose={() => open(null)}
        />
      )}
      {pick.question}
    </div>
  );
}
