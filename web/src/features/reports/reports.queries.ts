import { bogotaDay } from '@comanda/contract/days';
import type { Report } from '@comanda/contract/reports/reports';
import type { ReportPeriod } from '@comanda/contract/reports/reports.rules';
import { useQueries, useQuery } from '@tanstack/react-query';
import { api, apiFile } from '../../lib/api/api-client.ts';
import { fetchMenu } from '../menu/menu.api.ts';
import { useLiveQueries } from '../realtime/use-live-queries.ts';

/** `dbName` is null for the owner's whole restaurant. */
export interface ReportScope extends ReportPeriod {
  dbName: string | null;
}

const KEY = 'report';

/** Fetches a report, and again regularly if it includes today. Past days do not change. */
interface ReportOptions {
  now: Date;
  everyMs: number;
  /** False while the server's time is not known. */
  enabled?: boolean;
}

export function useReport(scope: ReportScope, { now, everyMs, enabled = true }: ReportOptions) {
  return useQuery({
    enabled,
    queryKey: [KEY, scope.dbName, scope.desde, scope.hasta],
    queryFn: ({ signal }) => fetchReport(scope, signal),
    refetchInterval: scope.hasta === bogotaDay(now) ? everyMs : false,
    // Keeps the old report on the screen while another period loads, but not for another sede.
    placeholderData: (previous, query) =>
      query?.queryKey[1] === scope.dbName ? previous : undefined,
  });
}

export async function fetchReport(scope: ReportScope, signal?: AbortSignal): Promise<Report> {
  const { dbName, desde, hasta } = scope;
  const options = signal && { signal };
  const { data } =
    dbName === null
      ? await api('GET /api/reports/restaurant', { query: { desde, hasta }, ...options })
      : await api('GET /api/reports/summary', { query: { dbName, desde, hasta }, ...options });
  return data;
}

export function fetchReportSheet({ dbName, desde, hasta }: ReportScope): Promise<Blob> {
  return dbName === null
    ? apiFile('GET /api/reports/restaurant.csv', { query: { desde, hasta } })
    : apiFile('GET /api/reports/summary.csv', { query: { dbName, desde, hasta } });
}

/** Only an order that is invoiced, cancelled or written off changes a report. */
const LIVE = { events: ['updated_order'], queryKeys: [[KEY]] } as const;

/** Fetches the report again when a socket of its sedes reports a change. */
export function useLiveReport(dbNames: readonly string[], token: string | null): void {
  useLiveQueries(dbNames, token, LIVE);
}

/**
 * The pictures of the sedes' products by `id_sigo`. If they fail to load, a plate replaces them.
 */
export function useProductPictures(dbNames: readonly string[]): ReadonlyMap<string, string> {
  return useQueries({
    queries: dbNames.map((dbName) => ({
      queryKey: ['menu', dbName],
      queryFn: () => fetchMenu(dbName),
    })),
    combine: (menus) =>
      new Map(
        menus.flatMap(({ data }) => data?.products ?? []).map((one) => [one.id_sigo, one.imagen]),
      ),
  });
}
