import { offlineMessages } from '@comanda/contract/orders/offline.messages';
import type { Order } from '@comanda/contract/orders/orders';
import { useEffect } from 'react';
import { now } from '../../lib/clock.ts';
import { storedObject, useStored } from '../../lib/storage.ts';
import { type CartItem, stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import type { CheckoutForm } from '../checkout/use-checkout.ts';

/** The table that an order is for. `cuenta` is its open account, which the order follows to another table. */
export interface OrderTable {
  mesa: string;
  cuenta: string | null;
}

/** What was typed in 'Cuenta'. */
interface TypedForm {
  /** The order being edited; null for a new one. */
  of: string | null;
  /** The form before anything was typed. */
  before: CheckoutForm;
  typed: CheckoutForm;
}

/** What is known of an order besides its lines. */
interface OrderPlace {
  table: OrderTable | null;
  form: TypedForm | null;
}

/** An order that an employee was taking and has not sent. */
interface KeptOrder extends OrderPlace {
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
const NO_PLACE: OrderPlace = { table: null, form: null };
const NOTHING = { items: [], editing: null, ...NO_PLACE };

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

/** The table and the form of the order that this employee takes. They are kept with it. */
export function useOrderPlace(): OrderPlace {
  const all = useStored(kept);
  const user = useStored(stored.user);
  const location = useStored(stored.location);
  const quien = user?.tipo === 'empleado' ? user.id : null;
  const mine = all?.find((one) => one.quien === quien && one.dbName === location?.dbName);
  return mine && isFresh(mine) ? mine : NO_PLACE;
}

export function setOrderPlace(change: (place: OrderPlace) => Partial<OrderPlace>): void {
  write((mine) => ({ ...mine, ...change(mine) }));
}

/** Keeps the order on the screen for the person who is signed in. */
export function keepOrder(): void {
  const items = stored.cart.get();
  const editing = stored.editingOrder.get();
  // A cart that is gone was taken away by a sign-out; one that somebody emptied is an empty list.
  if (items) write((mine) => ({ ...mine, items, editing: items.length > 0 ? editing : null }));
}

/** The order of the person who is signed in was sent or discarded. */
export function forgetKeptOrder(): void {
  write((mine) => ({ ...mine, ...NOTHING }));
}

/** The outbox has the lines from now on; brought back later they would be ordered twice. */
export function forgetKeptLines(): void {
  write((mine) => ({ ...mine, items: [], editing: null }));
}

function bringBack(quien: string, dbName: string): void {
  const isTaking = (stored.cart.get() ?? []).length > 0 || stored.editingOrder.get() !== null;
  const mine = (kept.get() ?? []).find((one) => one.quien === quien && one.dbName === dbName);
  if (isTaking || !mine || !isFresh(mine) || mine.items.length === 0) return;
  if (mine.editing) stored.editingOrder.set(mine.editing);
  stored.cart.set(mine.items);
  toast.info(offlineMessages.orderBack, { id: 'order' });
}

function write(change: (mine: KeptOrder) => KeptOrder): void {
  const user = stored.user.get();
  const dbName = stored.location.get()?.dbName;
  if (user?.tipo !== 'empleado' || !dbName) return;
  const quien = user.id;
  const before = kept.get() ?? [];
  const isMine = (one: KeptOrder) => one.quien === quien && one.dbName === dbName;
  const at = now().getTime();
  const held = before.find((one) => isMine(one) && isFresh(one));
  const mine = { ...change(held ?? { quien, dbName, at, ...NOTHING }), at };
  const others = before.filter((one) => !isMine(one));
  const isEmpty = mine.items.length === 0 && !mine.table && !mine.form;
  const after = isEmpty ? others : [mine, ...others].slice(0, MAX_KEPT);
  if (after.length > 0) kept.set(after);
  else if (before.length > 0) kept.remove();
}

function isFresh({ at }: KeptOrder): boolean {
  return now().getTime() - at <= KEPT_MS;
}

function isList(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => Array.isArray(one?.items));
}
