import type { DinerLogin, OwnerLogin } from '@comanda/contract/auth/auth';
import { forgetShift } from '../../lib/forget-shift.ts';
import { type SessionUser, stored } from '../../lib/stored.ts';
import { forgetTalk } from '../chat/talk.ts';
import { returnedOrders } from '../checkout/stored-orders.ts';
import { forgetTyped } from '../checkout/typed-checkout.ts';
import { forgetDraft } from '../menu/dish-draft.ts';
import { logoutAtSede } from './auth.api.ts';

export type Door = 'cliente' | 'empleado';

export function startOwnerSession({ token, user, membresiaParams }: OwnerLogin): void {
  stored.token.set(token);
  stored.authUser.set(user);
  stored.auth.set({ user, membresiaParams });
}

/** The roles that a login opened: one, or both if the person is a client and an employee. */
export function doorsOf({ data }: DinerLogin): Door[] {
  const doors: Door[] = ['cliente', 'empleado'];
  return doors.filter((door) => data[door] !== undefined);
}

export function startSedeSession({ data, tokens }: DinerLogin, door: Door): void {
  const user: SessionUser | undefined = data[door];
  const token = tokens[door];
  if (!user || !token) return;
  // The person first: other tabs learn by it that the token is another account's.
  stored.user.set(user);
  stored.token.set(token);
  // A diner filled the cart of this browser; it is not an order of the staff.
  if (door === 'empleado') dropOrder();
}

/**
 * Clears at once everything that the next user of this phone must not see, and tells the server when it can. Waiting
 * orders stay, because they still have to be sent.
 */
export function signOut(): void {
  if (stored.token.get()) logoutAtSede().catch(() => undefined);
  dropOrder();
  returnedOrders.remove();
  forgetTalk();
  forgetTyped();
  forgetDraft();
  stored.chatSessionId.remove();
  stored.visited.remove();
  stored.user.remove();
  stored.placedOrders.remove();
  stored.token.remove();
  stored.authUser.remove();
  stored.auth.remove();
  forgetShift();
}

function dropOrder(): void {
  stored.cart.remove();
  stored.editingOrder.remove();
}
