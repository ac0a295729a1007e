import type { OrderDraft } from '@comanda/contract/orders';
import { type ReturnedOrder, stored } from '../../lib/stored.ts';
import { addItem, reprice } from '../cart/cart.ts';
import { clientHere, isSenderAtSede } from './order-sender.ts';

/** Its lines wait with those of the same sede that are not in the cart yet. */
export function keepReturned(returned: ReturnedOrder): void {
  const before = stored.returnedOrder.get();
  const { cliente, draft } = returned;
  const isSame = before?.cliente === cliente && before.draft.dbName === draft.dbName;
  const items = isSame ? [...before.items, ...returned.items] : returned.items;
  stored.returnedOrder.set({ ...returned, items });
  bringBack();
}

/** What came back goes into the cart of its sede as soon as its diner is there. The answer stops it. */
export function startBringingBack(): () => void {
  bringBack();
  const stops = [stored.location.subscribe(bringBack), stored.user.subscribe(bringBack)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** It was ordered again; what is for another sede stays. */
export function forgetReturned(): void {
  const returned = stored.returnedOrder.get();
  if (returned?.items.length === 0 && isSenderAtSede(returned)) stored.returnedOrder.remove();
}

/** Who came back with a refused order typed all this already. It is for nobody else's eyes. */
export function typedBefore(): OrderDraft | undefined {
  const returned = stored.returnedOrder.get();
  const isOwn = returned?.cliente === clientHere() && isSenderAtSede(returned);
  return isOwn ? returned.draft : undefined;
}

function bringBack(): void {
  const returned = stored.returnedOrder.get();
  if (!returned?.items.length || !isSenderAtSede(returned)) return;
  const prices = returned.changes.map(({ id_sigo, after }) => ({ id_sigo, precio: after }));
  stored.cart.set(reprice(returned.items.reduce(addItem, stored.cart.get() ?? []), prices));
  stored.returnedOrder.set({ ...returned, items: [] });
}
