import { now } from '../../lib/clock.ts';
import { activateMembership } from './memberships.api.ts';
import { type PaymentOutcome, paymentOutcome } from './payment-outcome.ts';

export const ASK_AGAIN_MS = 3000;
/** A bank transfer may take longer; the mail tells then. */
export const WAIT_MS = 120_000;

/** A payment in the eyes of whoever waits for it. */
export type Confirmation =
  | { step: 'asking' }
  | { step: 'waiting'; since: number }
  | { step: 'late' }
  | Exclude<PaymentOutcome, { step: 'pending' }>;

/** Asks the server about a payment, and again while the bank takes its time. Answers how to stop. */
export function watchPayment(
  transactionId: string,
  email: string,
  onChange: (confirmation: Confirmation) => void,
): () => void {
  const leaving = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since: number | null = null;

  const ask = async () => {
    const outcome = await paymentOutcome(activateMembership(transactionId, email, leaving.signal));
    if (leaving.signal.aborted) return;
    // Once the bank is known to be working on it, a lost answer is only one more wait.
    if (outcome.step === 'pending' || (outcome.step === 'unreachable' && since !== null)) wait();
    else onChange(outcome);
  };

  const wait = () => {
    const at = now().getTime();
    since ??= at;
    if (at - since >= WAIT_MS) {
      onChange({ step: 'late' });
      return;
    }
    onChange({ step: 'waiting', since });
    timer = setTimeout(ask, ASK_AGAIN_MS);
  };

  onChange({ step: 'asking' });
  void ask();
  return () => {
    leaving.abort();
    clearTimeout(timer);
  };
}
