import { hasNothingToPay, waitsForBill } from '@comanda/contract/accounts/accounts.rules';
import { chargeMessages } from '@comanda/contract/accounts/charge-screen.messages';
import { tillViewMessages } from '@comanda/contract/accounts/till-views.messages';
import { kitchenAge } from '@comanda/contract/kitchen/kitchen-age';
import { tableWords } from '@comanda/contract/orders/table.words';
import type { Actor } from '@comanda/contract/permissions';
import { tablesMessages } from '@comanda/contract/tables/tables.messages';
import { CloudOff, ReceiptText, ScrollText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useStill } from '../../lib/touch.ts';
import { CHOSEN } from '../../ui/chosen.ts';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { Money } from '../../ui/money.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ClosedAccounts } from '../corrections/closed-accounts.tsx';
import { useDeeds } from '../offline/outbox-store.ts';
import { useShiftOrders } from '../offline/use-shift-orders.ts';
import { useAccounts } from '../tables/accounts.queries.ts';
import { type LiveAccount, liveAccount, stateOf, tableName } from '../tables/table-list.ts';
import { TABLE_LOOK } from '../tables/table-looks.ts';
import { stateWords } from '../tables/table-words.tsx';

interface TillAccountsProps {
  dbName: string;
  actor: Actor;
  /** Goes to the orders. */
  switcher: ReactNode;
  onCharge: (cuenta: string) => void;
}

/** The accounts of the tables at the till: those that wait for their bill first, and those that are closed. */
export function TillAccounts({ dbName, actor, switcher, onCharge }: TillAccountsProps) {
  const [isClosed, setClosed] = useState(false);
  const [search, setSearch] = useState('');
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        {switcher}
        <button
          type="button"
          aria-pressed={isClosed}
          onClick={() => setClosed(!isClosed)}
          className={cx(
            'min-h-12 rounded-full px-4 font-semibold text-14',
            isClosed ? CHOSEN : 'bg-sunken text-ink',
          )}
        >
          {chargeMessages.closedOnes}
        </button>
        {isClosed && (
          <SearchField
            label={chargeMessages.searchClosed}
            value={search}
            onChange={setSearch}
            className="min-w-60 flex-1"
          />
        )}
      </div>
      {isClosed ? (
        <ClosedAccounts
          dbName={dbName}
          actor={actor}
          search={search.trim()}
          onClear={() => setSearch('')}
        />
      ) : (
        <OpenAccounts dbName={dbName} onCharge={onCharge} />
      )}
    </div>
  );
}

function OpenAccounts({ dbName, onCharge }: Pick<TillAccountsProps, 'dbName' | 'onCharge'>) {
  const { query, accounts } = useAccounts(dbName);
  const { orders, now } = useShiftOrders(dbName);
  const waiting = useDeeds(dbName)
    .filter((deed) => deed.kind === 'cobro')
    .filter(({ isLate }) => isLate)
    .map(({ cuenta }) => cuenta);
  const live = accounts.map((account) => liveAccount(account, orders));
  // No row changes its place under a finger.
  const places = useStill(inOrder(live).map(({ _id }) => _id));
  const rows = inPlaces(live, places);
  if (query.isPending) return <AccountsSkeleton />;
  if (!query.data) {
    return (
      <ErrorState
        title={tablesMessages.loadFailed}
        message={query.error?.message}
        onRetry={() => query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState icon={<ScrollText size={36} />} title={chargeMessages.noAccounts}>
        {chargeMessages.noAccountsText}
      </EmptyState>
    );
  }
  return (
    <ul
      aria-label={tillViewMessages.byTable}
      className="grid content-start gap-2.5 sm:grid-cols-[repeat(auto-fill,minmax(19rem,1fr))]"
    >
      {rows.map((account) => (
        <li key={account._id} className="grid">
          <AccountRow
            account={account}
            now={now}
            isUnsent={waiting.includes(account._id)}
            onCharge={() => onCharge(account._id)}
          />
        </li>
      ))}
    </ul>
  );
}

interface AccountRowProps {
  account: LiveAccount;
  now: Date;
  /** Its money was taken and has not left this device. */
  isUnsent: boolean;
  onCharge: () => void;
}

function AccountRow({ account, now, isUnsent, onCharge }: AccountRowProps) {
  const table = { account, unsent: 0 };
  const state = stateOf(table);
  const { tile, ink, icon: Icon } = TABLE_LOOK[state];
  const name = tableName(account);
  const { comensales, nombre, mesero, cuentaPedida } = account;
  const asked =
    cuentaPedida && waitsForBill(account, account.rounds)
      ? kitchenAge(cuentaPedida, now).text
      : null;
  return (
    <button
      type="button"
      onClick={onCharge}
      className={cx(
        'flex min-h-20 w-full items-center gap-3 rounded-card border bg-surface p-2 pr-4 text-left hover:bg-paper active:translate-y-px',
        asked ? 'border-2 border-maiz' : 'border-line',
      )}
    >
      <span
        className={cx('grid h-16 w-17 shrink-0 place-items-center rounded-control px-0.5', tile)}
      >
        <span
          className={cx(
            'figures wrap-anywhere line-clamp-2 text-center leading-none',
            name.length > 5 ? 'text-16' : 'text-28',
          )}
        >
          <span className="sr-only">{tableWords(name).slice(0, -name.length)}</span>
          {name}
        </span>
      </span>
      <span className="min-w-0 flex-1">
        <span
          className={cx('flex items-center gap-1.5 font-semibold', isUnsent ? 'text-aji' : ink)}
        >
          {isUnsent ? (
            <>
              <CloudOff aria-hidden size={18} className="shrink-0" />
              {chargeMessages.unsentCharge}
            </>
          ) : (
            <>
              {asked ? (
                <ReceiptText aria-hidden size={18} className="shrink-0" />
              ) : (
                <Icon aria-hidden size={18} className="shrink-0" />
              )}
              {stateWords({ ...EMPTY_TABLE, account }, now)}
            </>
          )}
        </span>
        <span className="wrap-anywhere line-clamp-2 text-14 text-ink-soft leading-tight">
          {[
            asked,
            comensales !== null && (comensales === 1 ? '1 persona' : `${comensales} personas`),
            nombre,
            mesero?.nombre,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {!hasNothingToPay(account) && (
        <span className="shrink-0 text-right">
          {account.totales.pagado > 0 && (
            <span className="block text-14 text-cilantro">{chargeMessages.left}</span>
          )}
          <Money amount={account.totales.saldo} className="figures text-20" />
        </span>
      )}
    </button>
  );
}

const EMPTY_TABLE = { key: '', mesas: [], unsent: 0, unconfirmed: 0, spots: [] };

/** Who waits for the bill first, the longest waiting of them; then who sits there longest. */
function inOrder(live: readonly LiveAccount[]): LiveAccount[] {
  const rank = (account: LiveAccount) =>
    waitsForBill(account, account.rounds) ? 0 : hasNothingToPay(account) ? 2 : 1;
  const since = (account: LiveAccount) =>
    Date.parse((rank(account) === 0 ? account.cuentaPedida : null) ?? account.abierta);
  return live.toSorted((a, b) => rank(a) - rank(b) || since(a) - since(b));
}

/** Those that came while the screen is touched stand at the end. */
function inPlaces(live: readonly LiveAccount[], places: readonly string[]): LiveAccount[] {
  const at = (account: LiveAccount) => {
    const place = places.indexOf(account._id);
    return place < 0 ? places.length : place;
  };
  return live.toSorted((a, b) => at(a) - at(b));
}

function AccountsSkeleton() {
  return (
    <div aria-hidden className="grid gap-2.5 sm:grid-cols-[repeat(auto-fill,minmax(19rem,1fr))]">
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </div>
  );
}
