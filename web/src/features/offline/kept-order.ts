import { offlineMessages } from '@comanda/contract/orders/offline.messages';
import type { Order } from '@comanda/contract/orders/orders';
import { useEffect } from 'react';
import { now } from '../../lib/clock.ts';
import { storedObject } from '../../lib/storage.ts';
import { type CartItem, stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';

/** An order that an employee was taking and has not sent. */
interface KeptOrder {
  /** The employee's id: nobody else gets the order. */
  quien: string;
  dbName: string;
  items: CartItem[];
  editing: Order | null;
  at: number;
}

/** An order of the day before is not brought back. */
const KEPT_MS = 18 * 3_600_000;
/** As many people share a tablet. */
const MAX_KEPT = 30;

const kept = storedObject<KeptOrder[]>('PDSN', isList);

/**
 * Keeps the order that this employee takes, whatever ends the session, and brings it back when the
 * same person returns to the same sede. `quien` is null until that can be known.
 */
export function useKeptOrder(quien: string | null, dbName: string): void {
  useEffect(() => {
    if (!quien || dbName === '') return;
    bringBack(quien, dbName);
    keepOrder();
    const stops = [stored.cart.subscribe(keepOrder), stored.editingOrder.subscribe(keepOrder)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [quien, dbName]);
}

/** Keeps the order on the screen for the person who is signed in. */
export function keepOrder(): void {
  const items = stored.cart.get();
  const editing = stored.editingOrder.get();
  // A cart that is gone was taken away by a sign-out; one that somebody emptied is an empty list.
  if (items) write(items.length > 0 ? { items, editing, at: now().getTime() } : null);
}

/** The order of the person who is signed in was sent or discarded. */
export function forgetKeptOrder(): void {
  write(null);
}

function bringBack(quien: string, dbName: string): void {
  const isTaking = (stored.cart.get() ?? []).length > 0 || stored.editingOrder.get() !== null;
  const mine = (kept.get() ?? []).find((one) => one.quien === quien && one.dbName === dbName);
  if (isTaking || !mine || now().getTime() - mine.at > KEPT_MS) return;
  if (mine.editing) stored.editingOrder.set(mine.editing);
  stored.cart.set(mine.items);
  toast.info(offlineMessages.orderBack, { id: 'order' });
}

function write(order: Omit<KeptOrder, 'quien' | 'dbName'> | null): void {
  const user = stored.user.get();
  const dbName = stored.location.get()?.dbName;
  if (user?.tipo !== 'empleado' || !dbName) return;
  const quien = user.id;
  const before = kept.get() ?? [];
  const others = before.filter((one) => one.quien !== quien || one.dbName !== dbName);
  const after = order ? [{ quien, dbName, ...order }, ...others].slice(0, MAX_KEPT) : others;
  if (after.length > 0) kept.set(after);
  else if (before.length > 0) kept.remove();
}

function isList(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => Array.isArray(one?.items));
}
