import type { OrderDraft } from '@comanda/contract/orders/orders';
import { stored } from '../../lib/stored.ts';

interface Sent {
  cliente: string | null;
  draft: Pick<OrderDraft, 'dbName'>;
}

/** The signed-in client's id; each sede has its own clients. Null for guests and staff. */
export function clientHere(): string | null {
  const user = stored.user.get();
  return user?.tipo === 'cliente' ? user._id : null;
}

/**
 * True if this session may send the order: a client's only in their own session, a guest's in any.
 */
export function isSenderHere({ cliente }: Pick<Sent, 'cliente'>): boolean {
  return cliente === null || cliente === clientHere();
}

/** True if the order's lines may go back to the cart: same client, same sede. */
export function isSenderAtSede({ cliente, draft }: Sent): boolean {
  return isSenderHere({ cliente }) && stored.location.get()?.dbName === draft.dbName;
}
