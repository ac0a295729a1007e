import { paymentMessages } from '@comanda/contract/memberships/payment.messages';
import { ApiError } from '../../lib/api/api-client.ts';
import { isWorthRetrying } from '../../lib/api/failure.ts';
import type { Account } from './memberships.api.ts';

/** What one question about a payment came to. */
export type PaymentOutcome =
  | { step: 'approved'; account: Account }
  | { step: 'pending' }
  | { step: 'refused'; message: string }
  | { step: 'signed-out' }
  | { step: 'unreachable'; cause: string };

export async function paymentOutcome(asked: Promise<Account>): Promise<PaymentOutcome> {
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
      : { step: 'refused', message: paymentMessages.notApproved(estado) };
  }
  if (status === 401) return { step: 'signed-out' };
  // Silence, too many questions and the server's own failures say nothing of the payment.
  if (isWorthRetrying(error)) {
    return { step: 'unreachable', cause: message };
  }
  return { step: 'refused', message };
}
