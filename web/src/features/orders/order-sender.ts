import type { OrderDraft } from '@comanda/contract/orders/orders';
import { stored } from '../../lib/stored.ts';

interface Sent {
  cliente: string | null;
  draft: Pick<OrderDraft, 'dbName'>;
}

/** The account somebody is signed in with; each sede has its own. Null for a guest, and for staff. */
export function clientHere(): string | null {
  const user = stored.user.get();
  return user?.tipo === 'cliente' ? user._id : null;
}

/** A client's order goes out in their name only; a guest's in nobody's. */
export function isSenderHere({ cliente }: Pick<Sent, 'cliente'>): boolean {
  return cliente === null || cliente === clientHere();
}

/** Only there and then are its lines something for the cart. */
export function isSenderAtSede({ cliente, draft }: Sent): boolean {
  return isSenderHere({ cliente }) && stored.location.get()?.dbName === draft.dbName;
}
