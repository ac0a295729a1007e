import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keepConsole } from '../../service-worker/keep-console.ts';
import { startHeartbeat } from './heartbeat.ts';
import { keepSending } from './keep-sending.ts';
import { readOutbox } from './outbox-store.ts';
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
