import { storedObject } from '../../lib/storage.ts';

/** An owner who registered and still has to type the code of the mail, sent at `sentAt` (ms). */
interface PendingVerification {
  email: string;
  sentAt: number;
}

/** Apart from what every page keeps: only owners who come in for the first time have one. */
export const pendingVerification = storedObject<PendingVerification>('PNDNT', isPending);

function isPending(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { email, sentAt } = value as Partial<PendingVerification>;
  return typeof email === 'string' && Number.isFinite(sentAt);
}
