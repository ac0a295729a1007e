import type { Visit } from '@comanda/contract/accounts/accounts';
import { useCallback, useEffect } from 'react';
import { ApiError, api } from '../../lib/api/api-client.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { useResource } from '../../lib/use-resource.ts';
import { useScannedTable } from '../locations/scanned-table.ts';

/** How often the account is read again: others at the table order too. */
const AGAIN_MS = 10_000;

/** The account of the scanned table, kept fresh while the page is seen. Null: the table has none. */
export function useVisit() {
  const table = useScannedTable();
  const orders = useStored(stored.placedOrders);
  const { dbName = '', mesa = '', firma = '', cuenta, visita } = table ?? {};
  const load = useCallback(
    () => readVisit({ dbName, mesa, firma, cuenta, visita }),
    [dbName, mesa, firma, cuenta, visita],
  );
  const { data, reload } = useResource(`cuenta ${dbName} ${cuenta ?? mesa}`, load);
  useEffect(() => {
    if (dbName === '') return;
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [dbName, reload]);
  // An own order that moved on may be the newest round.
  const newest = orders?.map(({ order }) => order.revision).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when an own order changes.
  useEffect(() => {
    if (dbName !== '') void reload();
  }, [newest, dbName, reload]);
  return { visit: table ? data : null, reload };
}

type TableCode = {
  dbName: string;
  mesa: string;
  firma: string;
  cuenta?: string | undefined;
  visita?: string | undefined;
};

/** By the account that an order joined, wherever it sits now; else by the table's code. */
async function readVisit({ dbName, mesa, firma, ...account }: TableCode): Promise<Visit | null> {
  if (dbName === '') return null;
  const { cuenta, visita } = account;
  const byCode = async () =>
    (await api('GET /api/visits', { query: { dbName, mesa, firma } })).data;
  if (!cuenta || !visita) return byCode();
  try {
    return (await api('GET /api/visits', { query: { dbName, cuenta, visita } })).data;
  } catch (error) {
    const isClosed = error instanceof ApiError && error.status === 404;
    if (!isClosed) throw error;
    return byCode();
  }
}

export async function askForBill({ dbName, cuenta, visita }: Visit & { dbName: string }) {
  await api('POST /api/visits/bill', { body: { dbName, cuenta, visita } });
}
