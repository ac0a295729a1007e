import type { MembresiaParams, OwnerUser } from '@comanda/contract/auth/auth';
import type { Payment, Plan, PlanPreview } from '@comanda/contract/memberships/memberships';
import { api } from '../../lib/api/api-client.ts';

/** The owner and the membership after an approved payment. */
export interface Account {
  user: OwnerUser;
  membresiaParams: MembresiaParams | null;
}

export async function fetchPlans(): Promise<Plan[]> {
  return (await api('GET /api/memberships/getMemberships')).data;
}

/** What the membership would be after paying each plan now. */
export async function fetchPreviews(): Promise<PlanPreview[]> {
  return (await api('GET /api/memberships/preview')).data;
}

export function createPaymentLink(planId: string) {
  return api('POST /api/memberships/paymentLink', { body: { planId } });
}

export function activateMembership(
  transactionId: string,
  email: string,
  signal: AbortSignal,
): Promise<Account> {
  return api('POST /api/admin/update', {
    body: { transactionId, email },
    signal,
  });
}

export async function fetchPayments(): Promise<Payment[]> {
  return (await api('GET /api/memberships/payments')).data;
}
