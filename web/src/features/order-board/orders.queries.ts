import type { Account } from '@comanda/contract/accounts/accounts';
import { bogotaDay } from '@comanda/contract/days';
import type { Sent } from '@comanda/contract/endpoints';
import type { Order } from '@comanda/contract/orders/orders';
import type { Estado } from '@comanda/contract/orders/orders.words';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, api } from '../../lib/api/api-client.ts';

/** Which of a sede's orders a screen shows. */
export interface BoardScope {
  estados?: readonly Estado[];
  /** A day in America/Bogota, 'YYYY-MM-DD'. */
  day?: string;
}

/** Orders that the kitchen prepares or that wait to be delivered, of any day. */
export const OPEN_ORDERS: BoardScope = { estados: ['enviado', 'preparado'] };

// The latest revision that the socket reported, by sede. A list that was requested earlier may be
// older.
const heard = new Map<string, number>();
const REFRESH_MS = 30_000;

/**
 * The orders that the server gave for the scope, including those that left it since. The socket
 * keeps the board fresh; the timer is the safety net.
 */
export function useOrderBoard(dbName: string, scope: BoardScope, isEnabled: boolean) {
  return useQuery({ ...useBoardOptions(dbName, scope), enabled: isEnabled });
}

export function useBoardOptions(dbName: string, scope: BoardScope) {
  const client = useQueryClient();
  return {
    queryKey: boardKey(dbName, scope),
    queryFn: () => loadBoard(client, dbName, scope),
    refetchInterval: REFRESH_MS,
    structuralSharing: keepSame,
  };
}

/**
 * Unchanged orders stay the same objects, so lists are compared by identity and not field by field.
 */
function keepSame(before: unknown, now: unknown): unknown {
  const isSame =
    Array.isArray(before) &&
    Array.isArray(now) &&
    before.length === now.length &&
    now.every((order, at) => order === before[at]);
  return isSame ? before : now;
}

/** Puts an order from the server into every cached list of its sede. */
export function receiveOrder(client: QueryClient, order: Order): void {
  heard.set(order.dbName, Math.max(heard.get(order.dbName) ?? 0, order.revision));
  let hasGap = false;
  client.setQueriesData<OrderBoard>({ queryKey: ['orders', order.dbName] }, (board) => {
    if (!board) return board;
    const applied = applyOrder(board, order);
    hasGap ||= applied.hasGap;
    return applied.board;
  });
  if (hasGap) catchUp(client, order.dbName);
}

/**
 * Takes an account's revision as heard, so that no list misses it. An account may carry the revision of its newest order:
 * if no list has that order yet, the lists ask for it.
 */
export function receiveRevision(
  client: QueryClient,
  dbName: string,
  { revision, pedidos }: Pick<Account, 'revision' | 'pedidos'>,
): void {
  heard.set(dbName, Math.max(heard.get(dbName) ?? 0, revision));
  const boards = client.getQueriesData<OrderBoard>({ queryKey: ['orders', dbName] });
  const known = new Set(boards.flatMap(([, board]) => board?.orders.map(({ _id }) => _id) ?? []));
  const isItsOwn = pedidos.every((id) => known.has(id));
  let hasGap = false;
  client.setQueriesData<OrderBoard>({ queryKey: ['orders', dbName] }, (board) => {
    if (!board || revision <= board.revision) return board;
    const isNext = isItsOwn && revision === board.revision + 1;
    hasGap ||= !isNext;
    return isNext ? { ...board, revision } : board;
  });
  if (hasGap) catchUp(client, dbName);
}

/** Fetches what changed since each list's revision, and the accounts, of which a notice may be missed too. */
export function catchUp(client: QueryClient, dbName: string): void {
  void client.invalidateQueries({ queryKey: ['orders', dbName] });
  void client.invalidateQueries({ queryKey: accountsKey(dbName) });
}

export const accountsKey = (dbName: string) => ['accounts', dbName] as const;

interface Move {
  dbName: string;
  id: string;
  estado: Estado;
  motivoBaja?: string;
  /** Why it is cancelled. */
  motivo?: string;
  /**
   * The revision that the person saw. If somebody edited the order since, the server refuses the
   * move.
   */
  revision?: number;
  /** Into which shift an order is paid that is invoiced. */
  turnoId?: string | null | undefined;
  signal?: AbortSignal;
}

export function moveOrder(
  client: QueryClient,
  { dbName, id, estado, motivoBaja, motivo, revision, turnoId, signal }: Move,
): Promise<Order> {
  return received(
    client,
    api('PATCH /api/orders/editOrderAttributes/:id', {
      params: { id },
      // A move that waited for an undo is sent while the page closes.
      keepalive: true,
      body: {
        dbName,
        updates: { estado, ...(motivoBaja && { motivoBaja }), ...(motivo && { motivo }) },
        revision,
        turnoId,
      },
      ...(signal && { signal }),
    }),
  );
}

/**
 * The order that a call answered: the lists get it. If somebody changed it first, they get its current state and the error is
 * thrown.
 */
export async function received(
  client: QueryClient,
  answer: Promise<{ data: Order }>,
): Promise<Order> {
  try {
    const { data } = await answer;
    receiveOrder(client, data);
    return data;
  } catch (error) {
    const current = orderAsItIs(error);
    if (current) receiveOrder(client, current);
    throw error;
  }
}

/** The current order that a 409 `estado_cambiado` carries, or null. */
export function orderAsItIs(error: unknown): Order | null {
  if (!(error instanceof ApiError) || error.code !== 'estado_cambiado') return null;
  const { data } = error.body;
  return isOrder(data) ? data : null;
}

function isOrder(data: unknown): data is Order {
  return typeof data === 'object' && data !== null && '_id' in data && 'estado' in data;
}

async function loadBoard(
  client: QueryClient,
  dbName: string,
  scope: BoardScope,
): Promise<OrderBoard> {
  const key = boardKey(dbName, scope);
  const known = client.getQueryData<OrderBoard>(key);
  let board = known
    ? mergeOrders(known, await fetchChanges(dbName, known.revision))
    : await fetchBoard(dbName, scope);
  while (board.revision < (heard.get(dbName) ?? 0)) {
    const before = board.revision;
    board = mergeOrders(board, await fetchChanges(dbName, before));
    if (board.revision === before) break;
  }
  // Orders that arrived meanwhile are newer than the answer.
  const latest = client.getQueryData<OrderBoard>(key);
  return latest ? mergeOrders(board, { data: latest.orders, revision: latest.revision }) : board;
}

async function fetchBoard(dbName: string, { estados, day }: BoardScope): Promise<OrderBoard> {
  const { data, revision } = await fetchAllPages({
    dbName,
    estado: estados?.join(','),
    desde: day,
    hasta: day,
  });
  return { orders: data, revision };
}

/** Changes of any estado and day, because an order that leaves a list must be known too. */
function fetchChanges(dbName: string, sinceRevision: number) {
  return fetchAllPages({ dbName, sinceRevision });
}

async function fetchAllPages(query: Sent<'GET /api/orders', 'query'>) {
  const first = await api('GET /api/orders', { query });
  const data = [...first.data];
  for (let cursor = first.nextCursor; cursor; ) {
    const page = await api('GET /api/orders', { query: { ...query, cursor } });
    data.push(...page.data);
    cursor = page.nextCursor;
  }
  // The first page's revision, so that changes made while the other pages loaded are fetched again.
  return { data, revision: first.revision };
}

function boardKey(dbName: string, scope: BoardScope) {
  return ['orders', dbName, scope] as const;
}

export function isInScope(order: Order, { estados, day }: BoardScope): boolean {
  return (
    (!estados || estados.includes(order.estado)) && (!day || bogotaDay(order.horaCreacion) === day)
  );
}

/** A sede's orders in their newest known versions, complete up to `revision`. */
export interface OrderBoard {
  /** Newest first, as the server lists them. */
  orders: readonly Order[];
  revision: number;
}

/**
 * Adds one order from the server. After a gap the order is shown, but the revision stays behind, so
 * that the missed changes are fetched.
 */
export function applyOrder(
  board: OrderBoard,
  order: Order,
): { board: OrderBoard; hasGap: boolean } {
  if (order.revision <= board.revision) return { board, hasGap: false };
  const hasGap = order.revision > board.revision + 1;
  return {
    board: {
      orders: withNewest(board.orders, [order]),
      revision: hasGap ? board.revision : order.revision,
    },
    hasGap,
  };
}

/** Adds a list of orders: all of them, or those changed since the board's revision. */
export function mergeOrders(
  board: OrderBoard,
  answer: { data: readonly Order[]; revision: number },
): OrderBoard {
  return {
    orders: withNewest(board.orders, answer.data),
    revision: Math.max(board.revision, answer.revision),
  };
}

function withNewest(known: readonly Order[], incoming: readonly Order[]): readonly Order[] {
  const byId = new Map(known.map((order) => [order._id, order]));
  let hasNews = false;
  for (const order of incoming) {
    const held = byId.get(order._id);
    if (held && held.revision >= order.revision) continue;
    byId.set(order._id, order);
    hasNews = true;
  }
  return hasNews ? [...byId.values()].sort(newestFirst) : known;
}

function newestFirst(a: Order, b: Order): number {
  return Date.parse(b.horaCreacion) - Date.parse(a.horaCreacion) || (a._id < b._id ? 1 : -1);
}
