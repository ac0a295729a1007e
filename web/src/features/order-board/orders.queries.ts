import { bogotaDay } from '@comanda/contract/days';
import type { Sent } from '@comanda/contract/endpoints';
import type { Order } from '@comanda/contract/orders/orders';
import type { Estado } from '@comanda/contract/orders/orders.words';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, api } from '../../lib/api/api-client.ts';
import { applyOrder, mergeOrders, type OrderBoard } from './order-board.ts';

/** Which of a sede's orders a screen is about. */
export interface BoardScope {
  estados?: readonly Estado[];
  /** A day in America/Bogota, 'YYYY-MM-DD'. */
  day?: string;
}

/** What is in the kitchen or waiting to leave it, whatever the day it was ordered. */
export const OPEN_ORDERS: BoardScope = { estados: ['enviado', 'preparado'] };

// A list can be on its way while the socket already tells of something newer.
const heard = new Map<string, number>();
const REFRESH_MS = 30_000;

/** What the server told of the scope, and orders that have left it since. The socket keeps it fresh; the clock is the safety net. */
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

/** Orders that did not change stay the same objects by themselves: no list is compared field by field. */
function keepSame(before: unknown, now: unknown): unknown {
  const isSame =
    Array.isArray(before) &&
    Array.isArray(now) &&
    before.length === now.length &&
    now.every((order, at) => order === before[at]);
  return isSame ? before : now;
}

/** Puts an order the server told of into every list of its sede. */
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

/** Asks for what changed since each list's revision. */
export function catchUp(client: QueryClient, dbName: string): void {
  void client.invalidateQueries({ queryKey: ['orders', dbName] });
}

interface Move {
  dbName: string;
  id: string;
  estado: Estado;
  motivoBaja?: string;
  /** Of the order as it was seen: an edit that came between is told of instead of passed over. */
  revision?: number;
  signal?: AbortSignal;
}

/** Moves an order on. The loser of a race learns how the order stands, and so does its screen. */
export async function moveOrder(
  client: QueryClient,
  { dbName, id, estado, motivoBaja, revision, signal }: Move,
): Promise<Order> {
  try {
    const { data } = await api('PATCH /api/orders/editOrderAttributes/:id', {
      params: { id },
      // A move that was held back for an undo may leave with the page.
      keepalive: true,
      body: { dbName, updates: { estado, ...(motivoBaja && { motivoBaja }) }, revision },
      ...(signal && { signal }),
    });
    receiveOrder(client, data);
    return data;
  } catch (error) {
    const current = orderAsItIs(error);
    if (current) receiveOrder(client, current);
    throw error;
  }
}

/** The order a refused change found instead: 409 `estado_cambiado` carries it. */
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
  // What arrived meanwhile is newer than what was asked for.
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

/** Of any state and day: an order that leaves a list has to be known about too. */
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
  // The first page's revision: what changed while the others came is asked for again.
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
