// @vitest-environment happy-dom

import type { Account } from '@comanda/contract/accounts/accounts';
import type { Order } from '@comanda/contract/orders/orders';
import { anAccount, anOrder } from '@comanda/contract/testing/test-factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useOrderBoard } from '../order-board/orders.queries.ts';
import { receiveAccount, useAccounts } from './accounts.queries.ts';

let listed: { data: Account[]; revision: number };
let orders: Order[];
let sede = 0;
let dbName = '';
const asked: string[] = [];
let client: QueryClient;

beforeEach(() => {
  sede += 1;
  dbName = `sede-${sede}`;
  listed = { data: [anAccount({ pedidos: ['a'], revision: 3 })], revision: 3 };
  orders = [anOrder({ _id: 'a', dbName, revision: 2 })];
  asked.length = 0;
  client = new QueryClient();
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url.split('?')[0] ?? '');
    if (url.startsWith('/api/accounts')) return Response.json(listed);
    const revision = listed.revision;
    return Response.json({ data: orders, nextCursor: null, revision });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function watch() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const use = () => ({
    ...useAccounts(dbName),
    board: useOrderBoard(dbName, {}, true).data,
  });
  const { result } = renderHook(use, { wrapper });
  await waitFor(() => expect(result.current.accounts).toHaveLength(1));
  await waitFor(() => expect(result.current.board?.revision).toBe(3));
  return result;
}
const tell = (account: Account) => act(async () => receiveAccount(client, dbName, account));

test('a change of an account is shown at once, and no list of orders looks for its revision', async () => {
  const screen = await watch();
  const before = asked.length;
  await tell(anAccount({ pedidos: ['a'], mesas: ['9'], revision: 4 }));
  await waitFor(() => expect(screen.current.accounts[0]?.mesas).toEqual(['9']));
  expect(screen.current.board?.revision).toBe(4);
  expect(asked).toHaveLength(before);
});

test('an older notice changes nothing, and opens no account that was closed', async () => {
  const screen = await watch();
  await tell(anAccount({ pedidos: ['a'], estado: 'anulada', revision: 5 }));
  await waitFor(() => expect(screen.current.accounts).toEqual([]));
  await tell(anAccount({ pedidos: ['a'], revision: 4 }));
  await act(() => screen.current.query.refetch());
  expect(screen.current.accounts).toEqual([]);
});

test('after a gap the orders and the accounts are asked for', async () => {
  const screen = await watch();
  listed = { data: [anAccount({ mesas: ['12'], revision: 7 })], revision: 7 };
  await tell(anAccount({ pedidos: ['a'], revision: 6 }));
  await waitFor(() => expect(screen.current.board?.revision).toBe(7));
  await waitFor(() => expect(screen.current.accounts[0]?.mesas).toEqual(['12']));
});

test('an account that names an order nobody has seen makes the lists ask for it', async () => {
  const screen = await watch();
  orders = [anOrder({ _id: 'b', dbName, revision: 4 })];
  listed = { ...listed, revision: 4 };
  await tell(anAccount({ pedidos: ['a', 'b'], revision: 4 }));
  await waitFor(() => expect(screen.current.board?.orders).toHaveLength(2));
});

test('a list that was under way does not undo what arrived meanwhile', async () => {
  const screen = await watch();
  await tell(anAccount({ _id: 'nueva', mesas: ['2'], revision: 4 }));
  await act(() => screen.current.query.refetch());
  await waitFor(() =>
    expect(screen.current.accounts.map(({ mesas }) => mesas.join())).toEqual(['7', '2']),
  );
});
