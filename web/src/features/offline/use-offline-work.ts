import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onReconnect, reportReached } from '../../lib/api/connection.ts';
import { deedsOf } from './outbox.ts';
import { knownOutbox, readOutbox, subscribeToOutbox } from './outbox-store.ts';
import { senderHere, sendOutbox } from './send-outbox.ts';
import { settleCart } from './sending-cart.ts';
import { recallShift } from './shift-memory.ts';

/** Lets the console go on without network. False while it looks for what it knew before a reload. */
export function useOfflineWork(author: string | null, dbName: string): boolean {
  const client = useQueryClient();
  const [isRecalled, setRecalled] = useState(typeof indexedDB === 'undefined');

  useEffect(() => {
    if (author === null || dbName === '') return;
    let isOver = false;
    let stop: (() => void) | undefined;
    Promise.all([recallShift(client, { author, dbName }), readOutbox().then(settleCart)])
      .then(([forget]) => {
        if (isOver) forget();
        else stop = forget;
      })
      .catch(() => undefined)
      .finally(() => setRecalled(true));
    return () => {
      isOver = true;
      stop?.();
    };
  }, [client, author, dbName]);

  useEffect(() => keepSending(client), [client]);
  useEffect(startHeartbeat, []);
  useEffect(() => void keepConsole().catch(() => null), []);
  return isRecalled;
}

// Together under the five seconds in which a screen has to say that it is cut off.
const EVERY_MS = 2500;
const PATIENCE_MS = 2000;

/** A cable pulled behind the router makes no sound: the console listens for one. The answer stops it. */
function startHeartbeat(): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const beat = async () => {
    clearTimeout(timer);
    if (!document.hidden) {
      const isAlive = await isServerThere();
      if (!isOver) reportReached(isAlive);
    }
    if (!isOver) timer = setTimeout(beat, EVERY_MS);
  };
  const onVisible = () => {
    if (!document.hidden) void beat();
  };
  document.addEventListener('visibilitychange', onVisible);
  timer = setTimeout(beat, EVERY_MS);
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

async function isServerThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return (await fetch('/livez', { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 5000;

/** Sends what waits as soon as it can go, and tries again until it has gone. The answer stops it. */
function keepSending(client: QueryClient): () => void {
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

/** Keeps the console's files for when there is no network. Apart from the diner's start: they share no file. */
async function keepConsole(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  const { waiting } = await workers.register('/sw.js', { updateViaCache: 'none' });
  waiting?.postMessage('page-opened');
  const tell = () => workers.controller?.postMessage('staff-opened');
  tell();
  // A worker of another version keeps the console of its own.
  workers.addEventListener('controllerchange', tell);
}
