import { useEffect } from 'react';
import { startSending } from '../../features/orders/send-waiting.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { startWorker } from '../../service-worker/start-worker.ts';

/** What the diner's area does once its first view is there: it keeps itself, and sends what waits. */
export function AfterFirstView() {
  useEffect(() => void startWorker().catch(() => null), []);
  const hasWaiting = (useStored(stored.waitingOrders) ?? []).length > 0;
  useEffect(() => (hasWaiting ? startSending() : undefined), [hasWaiting]);
  return null;
}
