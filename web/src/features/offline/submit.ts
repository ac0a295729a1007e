import type { QueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../lib/api/api-client.ts';
import { hasNetwork, isOnline } from '../../lib/api/connection.ts';
import { delay, dismiss, enqueue, type NewDeed, withdraw } from './outbox.ts';
import { changeOutbox, knownOutbox } from './outbox-store.ts';
import { attended, sendOutbox } from './send-outbox.ts';
import { senderHere } from './sender.ts';

/** 'waits': on this device, and goes when it can. A refusal is thrown. */
export type Outcome = 'sent' | 'waits';

/** Longer, and whoever stands at the table has something better to do. */
const PATIENCE_MS = 4000;

/** Written down first, then sent: a crash in between neither loses it nor does it twice. */
export async function submit(client: QueryClient, deed: NewDeed): Promise<Outcome> {
  const answer = Promise.withResolvers<Outcome>();
  attended.set(deed.id, {
    sent: () => answer.resolve('sent'),
    refused: (error: ApiError) => answer.reject(error),
  });
  try {
    await changeOutbox((box) => enqueue(box, { ...deed, isLate: isKnownToWait() }));
    const tried = sendOutbox(client);
    if (isKnownToWait()) return 'waits';
    const outcome = await Promise.race([
      answer.promise,
      tried.then(() => outcomeOf(deed)),
      new Promise<Outcome>((resolve) => setTimeout(resolve, PATIENCE_MS, 'waits')),
    ]);
    if (outcome === 'waits') await showAsWaiting();
    return outcome;
  } finally {
    attended.delete(deed.id);
    // Nobody listens any more.
    answer.promise.catch(() => undefined);
  }
}

/** Written down, and sent when it can no longer be taken back. */
export function hold(deed: NewDeed, forMs: number): Promise<unknown> {
  return changeOutbox((box) => enqueue(box, { ...deed, heldUntil: Date.now() + forMs }));
}

export function takeBack({ id }: NewDeed): Promise<unknown> {
  return changeOutbox((box) => withdraw(box, id));
}

/** Somebody who knows that there is no network need not wait to be told again. */
function isKnownToWait(): boolean {
  return !hasNetwork() || (!isOnline() && knownOutbox().deeds.some(({ isLate }) => isLate));
}

/** Of a deed that another tab may have sent. */
async function outcomeOf({ id }: NewDeed): Promise<Outcome> {
  const { deeds, problems } = knownOutbox();
  const problem = problems.find((one) => one.id === id);
  if (problem) {
    await changeOutbox((box) => dismiss(box, id));
    throw new Error(problem.cause);
  }
  return deeds.some((one) => one.id === id) ? 'waits' : 'sent';
}

async function showAsWaiting(): Promise<void> {
  const sender = senderHere();
  if (sender) await changeOutbox((box) => delay(box, sender, Date.now()));
}
