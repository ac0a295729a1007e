import { bogotaDay } from '@comanda/contract/days';
import type { Report } from '@comanda/contract/reports/reports';
import type { ReportPeriod } from '@comanda/contract/reports/reports.rules';
import { useQueries, useQuery } from '@tanstack/react-query';
import { api, apiFile } from '../../lib/api/api-client.ts';
import { fetchMenu } from '../menu/menu.api.ts';
import { useLiveQueries } from '../realtime/use-live-queries.ts';
import type { View } from './report-period.ts';

/** `dbName` is null for the owner's whole restaurant. */
export interface ReportScope extends ReportPeriod {
  dbName: string | null;
}

const KEY = 'report';

interface ReportOptions {
  now: Date;
  everyMs: number;
  /** False while the server's time is not known. */
  enabled?: boolean;
}

export function useReport(scope: ReportScope, options: ReportOptions) {
  return useQuery({
    ...keyOf(scope, options, 'ventas'),
    enabled: options.enabled ?? true,
    queryFn: ({ signal }) => fetchReport(scope, signal),
    placeholderData: ofSameSede(scope),
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

export function useTips(scope: ReportScope, options: ReportOptions) {
  const { dbName, desde, hasta } = scope;
  const query = { desde, hasta };
  return useQuery({
    ...keyOf(scope, options, 'propinas'),
    queryFn: async ({ signal }) => {
      const { data } =
        dbName === null
          ? await api('GET /api/reports/restaurant/tips', { query, signal })
          : await api('GET /api/reports/tips', { query: { dbName, ...query }, signal });
      return data;
    },
    placeholderData: ofSameSede(scope),
  });
}

export function useDiscounts(scope: ReportScope, options: ReportOptions) {
  const { dbName, desde, hasta } = scope;
  const query = { desde, hasta };
  return useQuery({
    ...keyOf(scope, options, 'descuentos'),
    queryFn: async ({ signal }) => {
      const { data } =
        dbName === null
          ? await api('GET /api/reports/restaurant/discounts', { query, signal })
          : await api('GET /api/reports/discounts', { query: { dbName, ...query }, signal });
      return data;
    },
    placeholderData: ofSameSede(scope),
  });
}

export function useClosings(scope: ReportScope, options: ReportOptions) {
  const { dbName, desde, hasta } = scope;
  const query = { desde, hasta };
  return useQuery({
    ...keyOf(scope, options, 'cierres'),
    queryFn: async ({ signal }) => {
      const { data } =
        dbName === null
          ? await api('GET /api/reports/restaurant/closings', { query, signal })
          : await api('GET /api/reports/closings', { query: { dbName, ...query }, signal });
      return data;
    },
    placeholderData: ofSameSede(scope),
  });
}

/** Fetched again regularly if it includes today. Past days do not change. */
function keyOf(scope: ReportScope, { now, everyMs }: ReportOptions, view: View) {
  return {
    queryKey: [KEY, scope.dbName, scope.desde, scope.hasta, view],
    refetchInterval: scope.hasta === bogotaDay(now) ? everyMs : (false as const),
  };
}

/** Keeps the old report on the screen while another period loads, but not for another sede. */
function ofSameSede({ dbName }: ReportScope) {
  return <T>(previous: T | undefined, query: { queryKey: readonly unknown[] } | undefined) =>
    query?.queryKey[1] === dbName ? previous : undefined;
}

/** The sheet of what is on the screen; of the sales, with everything. */
export function fetchReportSheet({ dbName, desde, hasta }: ReportScope, view: View): Promise<Blob> {
  const days = { desde, hasta };
  if (view === 'cierres') {
    return dbName === null
      ? apiFile('GET /api/reports/restaurant/closings.csv', { query: days })
      : apiFile('GET /api/reports/closings.csv', { query: { dbName, ...days } });
  }
  const query = { ...days, ...(view !== 'ventas' && { seccion: view }) };
  return dbName === null
    ? apiFile('GET /api/reports/restaurant.csv', { query })
    : apiFile('GET /api/reports/summary.csv', { query: { dbName, ...query } });
}

/** An order that is invoiced, cancelled or written off changes a report, and so does an account that is paid. */
const LIVE = { events: ['updated_order', 'updated_account'], queryKeys: [[KEY]] } as const;

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
