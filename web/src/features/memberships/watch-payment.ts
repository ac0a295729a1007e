import { paymentMessages } from '@comanda/contract/memberships/memberships.messages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-client.ts';
import { isWorthRetrying } from '../../lib/api/failure.ts';
import { now } from '../../lib/clock.ts';
import { type Account, activateMembership } from './memberships.api.ts';

export const ASK_AGAIN_MS = 3000;
/** A bank transfer may take longer; then a mail tells the result. */
export const WAIT_MS = 120_000;

/** The state of a payment, as the waiting owner sees it. */
type Confirmation =
  | { step: 'asking' }
  | { step: 'waiting'; since: number }
  | { step: 'late' }
  | Exclude<PaymentOutcome, { step: 'pending' }>;

export function usePaymentConfirmation(transactionId: string, email: string) {
  const [confirmation, setConfirmation] = useState<Confirmation>({ step: 'asking' });
  const stop = useRef(() => {});

  const ask = useCallback(() => {
    stop.current();
    stop.current = watchPayment(transactionId, email, setConfirmation);
  }, [transactionId, email]);

  useEffect(() => {
    if (!transactionId || !email) return;
    ask();
    return () => stop.current();
  }, [ask, transactionId, email]);

  return { confirmation, askAgain: ask };
}

/** Asks the server about a payment until the bank has decided or WAIT_MS have passed. Answers a function that stops it. */
function watchPayment(
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
    // Once the server has said that the payment is pending, a failed request only means another wait.
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

/** The result of one request about a payment. */
type PaymentOutcome =
  | { step: 'approved'; account: Account }
  | { step: 'pending' }
  | { step: 'refused'; message: string; next: string }
  | { step: 'signed-out' }
  | { step: 'unreachable'; cause: string };

async function paymentOutcome(asked: Promise<Account>): Promise<PaymentOutcome> {
  try {
    return { step: 'approved', account: await asked };
  } catch (error) {
    return error instanceof ApiError
      ? ofRefusal(error)
      : { step: 'unreachable', cause: String(error) };
  }
}

function ofRefusal(error: ApiError): PaymentOutcome {
  const { status, body, message } = error;
  if (status === 402) {
    const estado = String(body.status);
    return estado === 'PENDING'
      ? { step: 'pending' }
      : {
          step: 'refused',
          message: paymentMessages.notApproved(estado),
          next: paymentMessages.next(estado),
        };
  }
  if (status === 401) return { step: 'signed-out' };
  // No answer, too many requests and server errors say nothing about the payment.
  if (isWorthRetrying(error)) {
    return { step: 'unreachable', cause: message };
  }
  return { step: 'refused', message, next: paymentMessages.next('') };
}
