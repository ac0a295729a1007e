import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { reportReached } from '../../lib/api/connection.ts';
import { readOutbox } from './outbox-store.ts';
import { keepSending } from './send-outbox.ts';
import { settleCart } from './sending-cart.ts';
import { recallShift } from './shift-memory.ts';

/**
 * Keeps the console working without network. False while it restores what it knew before a reload.
 */
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

// Together less than the five seconds within which a screen must show that it is offline.
const EVERY_MS = 2500;
const PATIENCE_MS = 2000;

/**
 * Asks the server regularly, because a cable pulled behind the router raises no event. Returns a
 * function that stops it.
 */
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

/**
 * Lets the service worker keep the console's files for use without network. Separate from the
 * diner's start, because they share no file.
 */
async function keepConsole(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  const { waiting } = await workers.register('/sw.js', { updateViaCache: 'none' });
  waiting?.postMessage('page-opened');
  const tell = () => workers.controller?.postMessage('staff-opened');
  tell();
  // A worker of a new version keeps its own copy of the console.
  workers.addEventListener('controllerchange', tell);
}
