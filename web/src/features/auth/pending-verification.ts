import { storedObject } from '../../lib/storage.ts';
import type { Registration } from './owner-account.api.ts';

/** An owner who registered in this browser and has not typed the mailed code yet. `sentAt` is in ms. */
export interface PendingVerification extends Registration {
  sentAt: number;
}

/** Not part of `stored`, which every page loads: only newly registered owners have one. */
export const pendingVerification = storedObject<PendingVerification>('PNDNT', isPending);

function isPending(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { email, registro, sentAt } = value as Partial<PendingVerification>;
  return typeof email === 'string' && typeof registro === 'string' && Number.isFinite(sentAt);
}
