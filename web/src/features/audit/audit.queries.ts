import type { AuditEntry, AuditList } from '@comanda/contract/audit/audit';
import { AUDITED, type Audited } from '@comanda/contract/audit/audit.words';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api-client.ts';
import {
  type CompletedFilters,
  daysOf,
  NO_FILTERS,
  readFilters,
  writeFilters,
} from '../completed-orders/completed-filters.tsx';

const PAGE = 50;
const KEY = 'audit';

/** The audit log of the restaurant, newest first, one page at a time. */
export function useAudit(scope: ReturnType<typeof auditScope>) {
  return useInfiniteQuery({
    queryKey: [KEY, scope],
    queryFn: ({ pageParam: cursor, signal }) =>
      api('GET /api/audit', { query: { ...scope, limit: PAGE, cursor }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // An owner opens the log to see what just happened, so it is never served stale.
    staleTime: 0,
    placeholderData: (previous) => previous,
  });
}

/** Collects people from all lists loaded so far, because a list filtered by one person has only that person. */
export function useAuditPeople(): { id: string; nombre: string }[] {
  const lists = useQueryClient().getQueriesData<InfiniteData<AuditList>>({ queryKey: [KEY] });
  const people = new Map<string, string>();
  for (const entry of lists.flatMap(([, list]) => entriesOf(list))) {
    const { id, nombre } = entry.actor;
    if (id && nombre && !people.has(id)) people.set(id, nombre);
  }
  return [...people]
    .map(([id, nombre]) => ({ id, nombre }))
    .sort((a, b) => a.nombre.localeCompare(b.nombre, 'es'));
}

export function entriesOf(list: InfiniteData<AuditList> | undefined): AuditEntry[] {
  return list?.pages.flatMap(({ data }) => data) ?? [];
}

/** The filters of the audit log, as they stand in the address. */
export interface AuditFilters extends Pick<CompletedFilters, 'q' | 'period' | 'desde' | 'hasta'> {
  /** A dbName; empty means every sede. */
  sede: string;
  entidad: Audited | '';
  /** The person's id; empty means everybody. */
  persona: string;
}

export const NO_AUDIT_FILTERS: AuditFilters = {
  q: '',
  period: null,
  desde: null,
  hasta: null,
  sede: '',
  entidad: '',
  persona: '',
};

export function readAuditFilters(params: URLSearchParams): AuditFilters {
  const { q, period, desde, hasta } = readFilters(params);
  const sede = params.get('sede') ?? '';
  const entidad = AUDITED.find((one) => one === params.get('tipo')) ?? '';
  return { q, period, desde, hasta, sede, entidad, persona: params.get('persona') ?? '' };
}

export function writeAuditFilters(params: URLSearchParams, filters: AuditFilters): URLSearchParams {
  const next = writeFilters(params, asPeriodFilters(filters));
  const values = { sede: filters.sede, tipo: filters.entidad, persona: filters.persona };
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

export function hasAuditFilters(filters: AuditFilters): boolean {
  const { sede, entidad, persona, period, desde, hasta } = filters;
  return [sede, entidad, persona, period, desde, hasta].some(Boolean);
}

/** The filters as PeriodFilter takes them. */
export function asPeriodFilters({ q, period, desde, hasta }: AuditFilters): CompletedFilters {
  return { ...NO_FILTERS, q, period, desde, hasta };
}

/** The query for the server. People write order numbers with '#', which is not part of the number, so it is dropped. */
export function auditScope(filters: AuditFilters, q: string, now: Date) {
  const { sede, entidad, persona } = filters;
  return {
    ...daysOf(asPeriodFilters(filters), now),
    dbName: sede || null,
    entidad: entidad || null,
    actor: persona || null,
    q: q.replace(/^#/, '') || null,
  };
}
