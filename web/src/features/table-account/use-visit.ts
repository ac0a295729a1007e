import type { Visit } from '@comanda/contract/accounts/accounts';
import type { TipAnswer } from '@comanda/contract/accounts/tips.rules';
import { useCallback, useEffect, useRef } from 'react';
import { ApiError, api } from '../../lib/api/api-client.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { useResource } from '../../lib/use-resource.ts';
import { useScannedTable } from '../locations/scanned-table.ts';

/** How often the account is read again: others at the table order too. */
export const VISIT_MS = { page: 10_000, banner: 30_000 } as const;

/**
 * The account of the scanned table, kept fresh while the page is seen. Null: the table has none. It is read at once when
 * `heard` changes: what this page knows of the diner's own orders, of which the socket tells.
 */
export function useVisit({ everyMs = VISIT_MS.page, heard = '' }: VisitOptions = {}) {
  const table = useScannedTable();
  const orders = useStored(stored.placedOrders);
  const { dbName = '', mesa = '', firma = '', cuenta, visita } = table ?? {};
  const load = useCallback(
    () => readVisit({ dbName, mesa, firma, cuenta, visita }),
    [dbName, mesa, firma, cuenta, visita],
  );
  const { data, error, isLoading, reload } = useResource(
    `cuenta ${dbName} ${cuenta ?? mesa}`,
    load,
  );
  useEffect(() => {
    if (dbName === '') return;
    const again = () => {
      if (document.visibilityState === 'visible') void reload();
    };
    const timer = setInterval(again, everyMs);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [dbName, reload, everyMs]);
  // An own order that moved on may be the newest round.
  const newest = [heard, ...(orders ?? []).map(({ order }) => order.revision)].join();
  const read = useRef<string>(undefined);
  const isFirstRead = data === undefined;
  useEffect(() => {
    if (dbName === '' || read.current === newest) return;
    const isBeingRead = read.current === undefined && isFirstRead;
    read.current = newest;
    if (!isBeingRead) void reload();
  }, [newest, dbName, reload, isFirstRead]);
  const failure = table && data === undefined ? error : undefined;
  return { visit: table ? data : null, failure, isLoading, reload };
}

interface VisitOptions {
  everyMs?: number;
  heard?: string;
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

/** `propina`: what the guests answered; without it what they answered before stays. */
export async function askForBill(
  { dbName, cuenta, visita }: Visit & { dbName: string },
  propina: TipAnswer | null,
) {
  await api('POST /api/visits/bill', {
    body: { dbName, cuenta, visita, ...(propina && { propina }) },
  });
}
