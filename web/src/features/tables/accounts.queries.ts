import type { Account, AccountList } from '@comanda/contract/accounts/accounts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api-client.ts';
import { accountsKey, receiveRevision } from '../order-board/orders.queries.ts';

const REFRESH_MS = 30_000;
const NONE: readonly Account[] = [];

/** The open accounts of a sede. The socket keeps them fresh; the timer is the safety net. */
export function useAccounts(dbName: string, isEnabled = true) {
  const query = useQuery({
    queryKey: accountsKey(dbName),
    queryFn: () => api('GET /api/accounts', { query: { dbName } }),
    structuralSharing: keepNewer,
    refetchInterval: REFRESH_MS,
    enabled: isEnabled,
  });
  return { query, accounts: openOnes(query.data) };
}

/** The open accounts as they are now, between two renders too. */
export function knownAccounts(client: QueryClient, dbName: string): readonly Account[] {
  return openOnes(client.getQueryData<AccountList>(accountsKey(dbName)));
}

function openOnes(list: AccountList | undefined): readonly Account[] {
  return list?.data.filter(({ estado }) => estado === 'abierta') ?? NONE;
}

/**
 * A notice of an account. Its revision is one that no order has, so the lists of orders do not look for it.
 */
export function receiveAccount(client: QueryClient, dbName: string, account: Account): void {
  receiveRevision(client, dbName, account);
  putAccount(client, dbName, account);
}

/** Puts an account from the server into the list of its sede. */
export function putAccount(client: QueryClient, dbName: string, account: Account): void {
  client.setQueryData<AccountList>(
    accountsKey(dbName),
    (list) => list && withAccount(list, account),
  );
}

/** A closed account stays in the list, so that an older notice does not open it again. */
function withAccount({ data, revision }: AccountList, account: Account): AccountList {
  const held = data.find(({ _id }) => _id === account._id);
  const isOld = held !== undefined && held.revision > account.revision;
  const others = data.filter(({ _id }) => _id !== account._id);
  return { data: [...others, isOld ? held : account], revision };
}

/** The list that was asked for, with what arrived while it was under way. */
function keepNewer(before: unknown, now: unknown): unknown {
  const [known, answer] = [before as AccountList | undefined, now as AccountList];
  const newer = known?.data.filter((one) => {
    const listed = answer.data.find(({ _id }) => _id === one._id);
    return one.revision > (listed?.revision ?? answer.revision);
  });
  return newer?.reduce(withAccount, answer) ?? answer;
}
