import { storedObject } from '../../lib/storage.ts';
import type { Registration } from './owner-account.api.ts';

/** An owner who registered here and still has to type the code of the mail, sent at `sentAt` (ms). */
export interface PendingVerification extends Registration {
  sentAt: number;
}

/** Apart from what every page keeps: only owners who come in for the first time have one. */
export const pendingVerification = storedObject<PendingVerification>('PNDNT', isPending);

function isPending(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { email, registro, sentAt } = value as Partial<PendingVerification>;
  return typeof email === 'string' && typeof registro === 'string' && Number.isFinite(sentAt);
}
