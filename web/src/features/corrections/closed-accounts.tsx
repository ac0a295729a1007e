import type { Account } from '@comanda/contract/accounts/accounts';
import { chargeMessages } from '@comanda/contract/accounts/charge-screen.messages';
import { standingPayments } from '@comanda/contract/accounts/corrections.rules';
import { bogotaDateTime } from '@comanda/contract/days';
import { METODO_PAGO_LABELS } from '@comanda/contract/orders/orders.words';
import { tableWords } from '@comanda/contract/orders/table.words';
import type { Actor } from '@comanda/contract/permissions';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api/api-client.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NarrowedList } from '../../ui/filtered-list.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Money } from '../../ui/money.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ClosedAccountDialog } from './closed-account-dialog.tsx';

interface ClosedAccountsProps {
  dbName: string;
  actor: Actor;
  search: string;
  onClear: () => void;
}

/** Closed accounts, the newest first: what was paid wrong is found and corrected here. */
export function ClosedAccounts({ dbName, actor, search, onClear }: ClosedAccountsProps) {
  const q = useSettled(search);
  const client = useQueryClient();
  const [shown, setShown] = useState<string | null>(null);
  const queryKey = ['closed-accounts', dbName, q];
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) =>
      api('GET /api/accounts/closed', {
        query: { dbName, ...(q && { q }), ...(pageParam && { cursor: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const accounts = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const account = accounts.find(({ _id }) => _id === shown);
  return (
    <>
      <NarrowedList
        query={query}
        isEmpty={accounts.length === 0}
        isNarrowed={q !== ''}
        onClear={onClear}
        failedTitle={chargeMessages.closedLoadFailed}
        noMatch={{ title: chargeMessages.noneFound, text: chargeMessages.noneFoundText }}
        empty={<EmptyState icon={<ScrollText size={36} />} title={chargeMessages.noClosed} />}
        skeleton={<Skeleton className="h-72" />}
      >
        <ul
          aria-label={chargeMessages.closedOnes}
          className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
        >
          {accounts.map((one) => (
            <li key={one._id}>
              <ClosedRow account={one} onOpen={() => setShown(one._id)} />
            </li>
          ))}
        </ul>
        <LoadMore query={query} shown={accounts.length} noun="cuentas" />
      </NarrowedList>
      {account && (
        <ClosedAccountDialog
          dbName={dbName}
          actor={actor}
          account={account}
          onChanged={() => void client.invalidateQueries({ queryKey: ['closed-accounts', dbName] })}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}

function ClosedRow({ account, onOpen }: { account: Account; onOpen: () => void }) {
  const { numero, cerrada, nombre, totales } = account;
  const methods = [...new Set(standingPayments(account.pagos).map(({ metodo }) => metodo))];
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-16 w-full items-center gap-3 px-4 py-2 text-left hover:bg-paper"
    >
      <span className="min-w-0 flex-1">
        <span className="wrap-anywhere line-clamp-1 font-semibold">
          {[numero !== null && chargeMessages.account(numero), placeOf(account)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className="wrap-anywhere line-clamp-1 text-14 text-ink-soft">
          {[
            cerrada && bogotaDateTime(cerrada),
            nombre,
            methods.map((metodo) => METODO_PAGO_LABELS[metodo]).join(', '),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <Money amount={totales.total} className="figures shrink-0 text-20" />
    </button>
  );
}

/** 'Mesa 7'; orders of no table have none. */
export function placeOf({ mesas, tipo }: Account): string {
  return tipo === 'mesa' ? tableWords(mesas.join(' + ')) : chargeMessages.counterSale;
}
