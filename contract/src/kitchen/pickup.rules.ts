import { shiftStart } from '../days.ts';
import { shortId } from '../orders/orders.rules.ts';
import type { Order } from '../orders/orders.ts';
import { kitchenStart } from './courses.rules.ts';
import { platosOf, struckPlatos } from './platos.rules.ts';

/** A number leaves the screen after this time, fetched or not: whoever comes later asks at the counter. */
const SHOWN_MS = 30 * 60_000;

/** The wait is told only from this many orders on, of the last that were prepared. */
const WAITS = { least: 5, latest: 15, withinMs: 120 * 60_000, roundTo: 5 } as const;

/** What the screen for guests shows of an order: nothing of who ordered, or what. */
interface PickupNumber {
  /** As on the ticket, and on the guest's phone. */
  numero: string;
}

export interface Pickup {
  /** The longest waiting first, so that no number changes its place. */
  preparing: (PickupNumber & { isAlmostReady: boolean })[];
  /** The last one first. */
  ready: (PickupNumber & { fechaPreparado: string })[];
  /** Minutes that take-away takes these two hours; null while too few are known. */
  wait: number | null;
}

/** What guests who wait for take-away are shown of a sede's orders. */
export function pickupOf(orders: readonly Order[], now: Date): Pickup {
  const since = shiftStart(now);
  const takeAway = orders.filter(
    (order) => order.tipo === 'para_llevar' && startOf(order) >= since.getTime(),
  );
  const preparing = takeAway
    .filter((order) => order.estado === 'enviado' && startOf(order) <= now.getTime())
    .sort((a, b) => startOf(a) - startOf(b))
    .map((order) => ({ numero: numberOf(order), isAlmostReady: isAlmostReady(order) }));
  const ready = takeAway
    .flatMap((order) => {
      const { estado, fechaPreparado } = order;
      const isShown =
        fechaPreparado !== null && now.getTime() - Date.parse(fechaPreparado) < SHOWN_MS;
      return estado === 'preparado' && isShown ? { numero: numberOf(order), fechaPreparado } : [];
    })
    .sort((a, b) => Date.parse(b.fechaPreparado) - Date.parse(a.fechaPreparado));
  return { preparing, ready, wait: typicalWait(takeAway, now) };
}

function numberOf({ _id }: Order): string {
  return shortId(_id).toUpperCase();
}

function startOf(order: Order): number {
  return Date.parse(kitchenStart(order));
}

/**
 * Only what the kitchen has struck says it, never the clock: some plates are done, and at most a quarter of them, or one,
 * is left.
 */
function isAlmostReady(order: Order): boolean {
  const all = platosOf(order).length;
  const left = all - struckPlatos(order).size;
  return left < all && left <= Math.max(1, Math.floor(all / 4));
}

/** The median of what the last orders took, in steps of five minutes. */
function typicalWait(orders: readonly Order[], now: Date): number | null {
  const waits = orders
    .flatMap((order) => {
      const at = order.fechaPreparado === null ? Number.NaN : Date.parse(order.fechaPreparado);
      const ago = now.getTime() - at;
      return ago < WAITS.withinMs ? { at, minutes: (at - startOf(order)) / 60_000 } : [];
    })
    .sort((a, b) => b.at - a.at)
    .slice(0, WAITS.latest)
    .map(({ minutes }) => minutes)
    .sort((a, b) => a - b);
  const median = waits[Math.floor(waits.length / 2)];
  if (median === undefined || waits.length < WAITS.least) return null;
  return Math.max(1, Math.round(median / WAITS.roundTo)) * WAITS.roundTo;
}
