import type { AuditEntry, AuditList } from '@comanda/contract/audit/audit';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api-client.ts';
import type { auditScope } from './audit-filters.ts';

const PAGE = 50;
const KEY = 'audit';

/** Who did what in the restaurant, newest first, a page at a time. */
export function useAudit(scope: ReturnType<typeof auditScope>) {
  return useInfiniteQuery({
    queryKey: [KEY, scope],
    queryFn: ({ pageParam: cursor, signal }) =>
      api('GET /api/audit', { query: { ...scope, limit: PAGE, cursor }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Somebody comes here to see what was just done.
    staleTime: 0,
    placeholderData: (previous) => previous,
  });
}

/** The people seen in any list so far: one of a single person must not forget the others. */
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
