import { isSameBogotaDay } from '@comanda/contract/days';
import { cancellationOf, changesOf } from '@comanda/contract/orders/cancelling.rules';
import type { Order } from '@comanda/contract/orders/orders';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, api } from '../../lib/api/api-client.ts';
import { useStored } from '../../lib/storage.ts';
import { type PlacedOrder, stored } from '../../lib/stored.ts';
import { isUnderWay } from '../orders/under-way.ts';
import { forgetPlaced, placedAt, updatePlaced } from './placed-orders.ts';

interface Tracked {
  orders: Order[];
  nextCursor: string | null;
  error: ApiError | undefined;
  /** True once the server has answered. */
  isKnown: boolean;
  isLoading: boolean;
}

const POLL_MS = 30_000;

/** The diner's orders at a sede: first those the browser remembers, then those of the server. */
export function useTrackedOrders(dbName: string) {
  const isClient = useStored(stored.user)?.tipo === 'cliente';
  const [state, setState] = useState<Tracked>(() => ({
    orders: mergeOrders(
      [],
      placedAt(dbName).map(({ order }) => order),
    ),
    nextCursor: null,
    error: undefined,
    isKnown: false,
    isLoading: true,
  }));
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const receive = useCallback((fresh: readonly Order[], more: Partial<Tracked> = {}) => {
    if (isGone.current) return;
    updatePlaced(fresh);
    setState((now) => ({ ...now, ...more, orders: mergeOrders(now.orders, fresh) }));
  }, []);

  const reload = useCallback(async () => {
    setState((now) => ({ ...now, isLoading: true }));
    try {
      const { fresh, unknown, nextCursor } = await ask(dbName, isClient);
      if (isGone.current) return;
      updatePlaced(fresh);
      forgetPlaced(unknown);
      setState((now) => ({
        orders: mergeOrders(now.orders, fresh).filter(({ _id }) => !unknown.has(_id)),
        // Older pages stay loaded, so the cursor stays where the reader got to.
        nextCursor: now.isKnown ? now.nextCursor : nextCursor,
        error: undefined,
        isKnown: true,
        isLoading: false,
      }));
    } catch (error) {
      if (!isGone.current)
        setState((now) => ({ ...now, error: asApiError(error), isLoading: false }));
    }
  }, [dbName, isClient]);

  // An order that waited for the network may have just been placed.
  const placed = useStored(stored.placedOrders);
  const seen = useRef(placed);
  useEffect(() => {
    const before = seen.current ?? [];
    seen.current = placed;
    const isNew = ({ order }: PlacedOrder) => !before.some((one) => one.order._id === order._id);
    const fresh = placedAt(dbName).filter(isNew);
    if (fresh.length > 0) receive(fresh.map(({ order }) => order));
  }, [placed, dbName, receive]);

  const { nextCursor } = state;
  const loadMore = useCallback(async () => {
    if (!nextCursor) return;
    const page = await fetchMyOrders(dbName, nextCursor);
    receive(page.data, { nextCursor: page.nextCursor });
  }, [dbName, nextCursor, receive]);

  useEffect(() => {
    reload();
    const onVisible = () => {
      if (!document.hidden) reload();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [reload]);

  // Polls every half minute, in case the socket cannot connect.
  const isWaiting = state.orders.some(isUnderWay);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      if (!document.hidden) reload();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [isWaiting, reload]);

  return { ...state, reload, loadMore, receive };
}

/** `unknown`: orders that this browser remembers and the server no longer has. */
async function ask(dbName: string, isClient: boolean) {
  const placed = placedAt(dbName);
  const tokens = placed.flatMap(({ seguimiento }) => (seguimiento ? [seguimiento] : []));
  const [mine, followed] = await Promise.all([
    isClient ? fetchMyOrders(dbName) : undefined,
    followOrders(dbName, tokens),
  ]);
  const fresh = [...(mine?.data ?? []), ...followed];
  const found = new Set(fresh.map(({ _id }) => _id));
  const isAllKnown = (seguimiento: string | null) =>
    seguimiento !== null || (mine !== undefined && mine.nextCursor === null);
  const unknown = placed.filter(
    ({ order, seguimiento }) => !found.has(order._id) && isAllKnown(seguimiento),
  );
  return {
    fresh,
    unknown: new Set(unknown.map(({ order }) => order._id)),
    nextCursor: mine?.nextCursor ?? null,
  };
}

function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError(0, {});
}

/** Newest first; of two versions of an order the later one. */
export function mergeOrders(known: readonly Order[], fresh: readonly Order[]): Order[] {
  const byId = new Map(known.map((order) => [order._id, order]));
  for (const order of fresh) {
    const before = byId.get(order._id);
    if (!before || order.revision >= before.revision) byId.set(order._id, order);
  }
  return [...byId.values()].sort((a, b) => b.horaCreacion.localeCompare(a.horaCreacion));
}

/** The order to show large: the newest under way, else the last one if it is of today. */
export function featuredOrder(orders: readonly Order[], now: Date): Order | undefined {
  const [newest] = orders;
  const isOfToday = newest && isSameBogotaDay(newest.horaCreacion, now);
  return orders.find(isUnderWay) ?? (isOfToday ? newest : undefined);
}

/** Orders that were in the kitchen and are prepared now. */
export function newlyPrepared(before: readonly Order[], now: readonly Order[]): Order[] {
  const waiting = new Set(
    before.filter(({ estado }) => estado === 'enviado').map(({ _id }) => _id),
  );
  return now.filter(({ _id, estado }) => estado === 'preparado' && waiting.has(_id));
}

/** Orders that the restaurant edited since. */
export function newlyEdited(before: readonly Order[], now: readonly Order[]): Order[] {
  const known = new Map(before.map((order) => [order._id, changesOf(order).length]));
  return now.filter((order) => {
    const count = changesOf(order).length;
    return count > (known.get(order._id) ?? count);
  });
}

/** Orders that the restaurant cancelled since; a diner knows what they cancelled. */
export function newlyCancelled(before: readonly Order[], now: readonly Order[]): Order[] {
  const open = new Set(before.filter(isUnderWay).map(({ _id }) => _id));
  return now.filter(
    (order) =>
      order.estado === 'cancelado' &&
      open.has(order._id) &&
      cancellationOf(order)?.cancelo !== 'cliente',
  );
}

interface MyOrders {
  data: Order[];
  nextCursor: string | null;
}

const PAGE = 20;

/** The signed-in diner's orders at a sede, newest first. */
function fetchMyOrders(dbName: string, cursor?: string): Promise<MyOrders> {
  return api('GET /api/orders/mine', { query: { dbName, limit: PAGE, cursor } });
}

/** A guest's orders, by the tokens that came with them. */
async function followOrders(dbName: string, tokens: readonly string[]): Promise<Order[]> {
  if (tokens.length === 0) return [];
  const { data } = await api('POST /api/orders/seguimiento', {
    body: { dbName, tokens: [...tokens] },
  });
  return data.map(({ order }) => order);
}
