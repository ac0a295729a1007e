import { tablesMessages } from '@comanda/contract/tables/tables.messages';
import { useState } from 'react';
import { ignoreSecondTap } from '../../lib/double-tap.ts';
import { useHeld } from '../../lib/use-held.ts';
import { useMedia } from '../../lib/use-media.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { PageLoading } from '../../ui/spinner.tsx';
import { ConnectionBanner } from '../offline/connection-banner.tsx';
import type { Problem } from '../offline/outbox.ts';
import { useShiftOrders } from '../offline/use-shift-orders.ts';
import { WaitingNotices } from '../offline/waiting-notices.tsx';
import { useAccounts } from './accounts.queries.ts';
import { FreeBar, FreeByZone, OtherTable } from './free-tables.tsx';
import { GuestsDialog } from './guests-dialog.tsx';
import { OtherTableDialog } from './other-table-dialog.tsx';
import type { Passing } from './pass-dishes.tsx';
import { TableBoard } from './table-board.tsx';
import { clavesOf, freeTable, hasPlan, listTables, stateOf, type Table } from './table-list.ts';
import { useTablePlan } from './table-plan.queries.ts';
import { FurtherAccounts, TableRows } from './table-rows.tsx';
import { TableTiles } from './table-tiles.tsx';
import { TableView } from './table-view.tsx';
import { useShownZone, useTablesLook } from './tables-view.ts';
import { type Picking, PickingNotice, usePicking } from './use-picking.tsx';
import { useTableDeeds } from './use-table-deeds.ts';
import { LookSwitch, ZoneChips } from './zone-chips.tsx';

interface TablesTabProps {
  dbName: string;
  /** Takes an order for this table. */
  onTake: (mesa: string) => void;
  /** Takes the money of an account; null for who may not. */
  onCharge: ((cuenta: string) => void) | null;
  /** Takes a refused round up again. */
  onRetake: (problem: Problem) => void;
}

/** The tables of the sede by zone, and beside them the account of the one that was tapped. */
export function TablesTab({ dbName, onTake, onCharge, onRetake }: TablesTabProps) {
  const { query, accounts } = useAccounts(dbName);
  const { query: planQuery, plan } = useTablePlan(dbName);
  const { orders, now } = useShiftOrders(dbName);
  const deeds = useTableDeeds(dbName);
  const [selected, setSelected] = useState<string | null>(null);
  // Of the selected account.
  const [passing, setPassing] = useState<Passing | null>(null);
  const [people, setPeople] = useState<string | null>(null);
  const [tip, setTip] = useState<string | null>(null);
  // The table being opened; empty for one that is typed.
  const [opening, setOpening] = useState<string | null>(null);
  const [isFreeShown, setFreeShown] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const [picked, setPicking] = useState<Picking | null>(null);
  const [zoneKey, setZone] = useShownZone();
  const [look, setLook] = useTablesLook();
  const isPhone = useMedia('(width < 37.5rem)');
  const isTablet = useMedia('(width >= 48rem)');
  const isWide = useMedia('(width >= 64rem)');
  const zones = listTables(plan, accounts, orders);
  const zone = zones.find(({ key }) => key === zoneKey) ?? zones[0];
  const isDrawn = hasPlan(plan) && !isPhone && look === 'plano';
  // A plan takes the whole width of a tablet.
  const fitsBeside = isDrawn ? isWide : isTablet;
  const all = zones.flatMap(({ tables }) => tables);
  const table = all.find(({ key }) => key === selected);
  const asksPeople = people !== null && people === table?.key;
  // What somebody types stays open while a tablet is turned.
  const asksTip = tip !== null && tip === table?.key;
  const isBeside = useHeld(fitsBeside, asksPeople || asksTip);
  const moving = picked && all.find(({ key }) => key === picked.account);
  // Somebody else may have closed the account meanwhile.
  const picking = moving ? picked : null;

  const show = (account: string | null) => {
    deeds.forget();
    if (!isBeside) ignoreSecondTap();
    setSelected(account);
    setPassing(null);
    setPeople(null);
    setTip(null);
  };
  const pick = usePicking({ deeds, moving, picking, setPicking, onMoved: show });
  const open = (mesa: string | null) => {
    deeds.forget();
    ignoreSecondTap();
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
  const openOther = () => {
    ignoreSecondTap();
    if (picking) setTyping(true);
    else open('');
  };
  /** As a target it is the table of the list, if it is on one. */
  const chooseTyped = (mesa: string) => {
    setTyping(false);
    const typed = freeTable(mesa, orders);
    pick.choose(all.find((one) => clavesOf(one).includes(typed.key)) ?? typed);
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
        setPassing(null);
        return false;
      },
    });

  if (query.isPending || planQuery.isLoading) return <PageLoading />;
  if (!query.data || !zone) {
    return (
      <ErrorState
        title={tablesMessages.loadFailed}
        message={query.error?.message ?? ''}
        onRetry={() => query.refetch()}
        retrying={query.isFetching}
      />
    );
  }

  const list = {
    tables: zone.tables,
    now,
    view: [zone.key, look, picking?.kind].join(),
    selected,
    disabled: moving?.key ?? null,
    onTap: tap,
  };
  const isList = isPhone || (hasPlan(plan) && look === 'lista');
  // Nothing can be joined to a table where nobody sits.
  const isJoining = picking?.kind === 'join';
  const hasFree = picking ? !isJoining : !isPhone;
  const view = table?.account && !picking && (
    <TableView
      key={table.key}
      dbName={dbName}
      table={table}
      account={table.account}
      now={now}
      deeds={deeds}
      passing={passing}
      onPassing={setPassing}
      asksPeople={asksPeople}
      onPeople={(asks) => setPeople(asks ? table.key : null)}
      asksTip={asksTip}
      onTip={(asks) => setTip(asks ? table.key : null)}
      onPick={(next) => {
        deeds.forget();
        ignoreSecondTap();
        setPicking(next);
      }}
      onAdd={() => onTake(table.mesas[0] ?? '')}
      onCharge={onCharge && (() => onCharge(table.key))}
      isClosable={isBeside}
      onClose={() => show(null)}
    />
  );
  const notice = picking && <PickingNotice {...pick} />;
  const elsewhere = zones.filter(({ key }) => key !== zone.key);
  const free = (
    <FreeByZone zones={[zone, ...elsewhere]} view={list.view} onTap={tap} onOther={openOther} />
  );
  const freeSection = hasFree && (
    <section className="grid gap-2">
      <h2 className="text-18">Mesas libres</h2>
      {free}
    </section>
  );
  return (
    <div className={isBeside ? 'grid grid-cols-[minmax(0,1fr)_var(--order-panel)]' : ''}>
      <div className="min-w-0 p-3 pb-24 md:p-4 md:pb-6">
        <ConnectionBanner
          dbName={dbName}
          works="tomando pedidos y marchando tiempos"
          fails={tablesMessages.failsOffline}
        />
        <WaitingNotices dbName={dbName} onRetake={onRetake} />
        {!isBeside && notice && <div className="sticky top-(--head) z-10 mb-3">{notice}</div>}
        <div className="flex flex-col gap-3">
          {(zones.length > 1 || (hasPlan(plan) && !isPhone)) && (
            <div className="flex items-center justify-between gap-3">
              <ZoneChips zones={zones} value={zone.key} onChange={setZone} />
              {hasPlan(plan) && !isPhone && <LookSwitch value={look} onChange={setLook} />}
            </div>
          )}
          {isList ? (
            <>
              {/* Most accounts that move go where nobody sits. */}
              {picking?.kind === 'move' && freeSection}
              <TableRows {...list} elsewhere={elsewhere} />
              {picking?.kind !== 'move' && freeSection}
            </>
          ) : isDrawn && zone.tables.some(({ spots }) => spots.length > 0) ? (
            <>
              <TableBoard {...list} />
              <div className="flex flex-wrap items-center gap-3">
                {!isJoining && <OtherTable onClick={openOther} />}
                <FurtherAccounts {...list} />
              </div>
            </>
          ) : (
            <TableTiles {...list} onOther={openOther} />
          )}
        </div>
      </div>
      {isBeside && (
        <aside
          aria-label="La mesa"
          data-toasts-beside
          className="sticky top-(--head) h-[calc(100dvh-var(--head))] border-line border-l bg-sunken p-3 lg:p-4"
        >
          {view || notice || (
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
        <FreeBar
          zone={zone}
          zones={zones}
          onOpen={() => {
            ignoreSecondTap();
            setFreeShown(true);
          }}
        />
      )}
      {isFreeShown && (
        <Dialog open title="Mesas libres" onClose={() => setFreeShown(false)}>
          {free}
        </Dialog>
      )}
      {isTyping && picking && (
        <OtherTableDialog onChoose={chooseTyped} onClose={() => setTyping(false)} />
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
