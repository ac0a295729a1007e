import { cancellationOf, changesOf } from '@comanda/contract/orders/cancelling.rules';
import type { Order } from '@comanda/contract/orders/orders';
import { staffOrdersMessages } from '@comanda/contract/orders/staff-orders.messages';
import { storedObject, useStored } from '../../lib/storage.ts';
import { useStill } from '../../lib/touch.ts';
import { OPEN_ORDERS, useOrderBoard } from '../order-board/orders.queries.ts';

/** After this time the cook has noticed. */
const TOLD_MS = 30 * 60_000;
const REMEMBERED = 200;
const NONE: readonly Order[] = [];
const NO_IDS: readonly string[] = [];

/** What somebody acknowledged at this screen; it stays so when the screen is opened again. */
const seen = storedObject<readonly string[]>('cancelados_vistos', isTexts);

export type CancelledOrders = ReturnType<typeof useCancelledOrders>;

/** The orders that were cancelled while on the board: a slip must not vanish while the cook works on it. */
export function useCancelledOrders(dbName: string, now: Date) {
  const orders = useOrderBoard(dbName, OPEN_ORDERS, true).data?.orders ?? NONE;
  const seenIds = useStored(seen) ?? NO_IDS;
  const recent = orders.filter((order) => isRecentlyCancelled(order, now));
  // A tap meant for the slip as it was must not acknowledge what nobody has read.
  const told = useStill(
    recent.filter(({ _id }) => !seenIds.includes(_id)),
    dbName,
  );
  return {
    recent,
    /** As they were: the board lists them where they stood. */
    told: told.map(asItWas),
    has: ({ _id }: Order) => told.some((order) => order._id === _id),
    isSeen: ({ _id }: Order) => seenIds.includes(_id),
    /** Who cancelled it or why, in words; '' where nobody said. */
    why: ({ _id }: Order) => whyOf(orders.find((order) => order._id === _id)),
    see,
  };
}

function see({ _id }: Order): void {
  const known = seen.get() ?? NO_IDS;
  if (!known.includes(_id)) seen.set([...known.slice(1 - REMEMBERED), _id]);
}

function isRecentlyCancelled({ estado, fechaCancelado }: Order, now: Date): boolean {
  if (estado !== 'cancelado' || !fechaCancelado) return false;
  return now.getTime() - Date.parse(fechaCancelado) < TOLD_MS;
}

function asItWas(order: Order): Order {
  const estado = order.fechaPreparado === null ? 'enviado' : 'preparado';
  return { ...order, estado, updates: changesOf(order) };
}

function whyOf(order: Order | undefined): string {
  const { cancelo, motivo = '' } = (order && cancellationOf(order)) ?? {};
  return cancelo === 'cliente' ? staffOrdersMessages.cancelledByDiner : motivo;
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
