import type { QueryClient } from '@tanstack/react-query';
import { onReconnect } from '../../lib/api/connection.ts';
import { deedsOf } from './outbox.ts';
import { knownOutbox, subscribeToOutbox } from './outbox-store.ts';
import { sendOutbox } from './send-outbox.ts';
import { senderHere } from './sender.ts';

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 5000;

/** Sends what waits as soon as it can go, and tries again until it has gone. The answer stops it. */
export function keepSending(client: QueryClient): () => void {
  let isOver = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const attempt = async () => {
    const isReached = await sendOutbox(client).catch(() => false);
    failures = isReached ? 0 : failures + 1;
    plan();
  };
  const plan = () => {
    clearTimeout(timer);
    const delay = isOver ? null : nextTry(failures);
    if (delay !== null) timer = setTimeout(attempt, delay);
  };
  const now = () => {
    failures = 0;
    void attempt();
  };
  const onVisible = () => {
    if (!document.hidden) now();
  };

  const stops = [subscribeToOutbox(plan), onReconnect(now)];
  document.addEventListener('visibilitychange', onVisible);
  void attempt();
  return () => {
    isOver = true;
    clearTimeout(timer);
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** In how many ms there may be something to send; null when nothing waits. */
function nextTry(failures: number): number | null {
  const sender = senderHere();
  const deeds = sender ? deedsOf(knownOutbox(), sender) : [];
  if (deeds.length === 0) return null;
  const held = Math.max(0, Math.min(...deeds.map(({ heldUntil }) => heldUntil)) - Date.now());
  const retry = Math.min(FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1), LAST_RETRY_MS);
  return Math.max(held, retry);
}
