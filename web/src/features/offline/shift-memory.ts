import type { QueryClient } from '@tanstack/react-query';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { clockAhead, setClockAhead } from '../../lib/clock.ts';
import { SHIFT_MEMORY } from '../../lib/forget-shift.ts';

/** The person and the sede that the stored shift belongs to. Nobody else's session reads it. */
interface Shift {
  author: string;
  dbName: string;
  /** How far the server's clock is ahead of this device's, in ms. */
  aheadMs: number;
}

interface KeptQuery {
  hash: string;
  key: readonly unknown[];
  data: unknown;
  updatedAt: number;
}

interface ShiftDb extends DBSchema {
  shift: { key: string; value: Shift };
  queries: { key: string; value: KeptQuery };
}

const KEPT = ['orders', 'menu', 'accounts', 'sede-settings', 'plan', 'till-shifts', 'till-day'];
const SAVE_MS = 2000;
const SHIFT_MS = 12 * 3_600_000;

/**
 * Restores the sede's menu, settings, plan, orders and accounts as this session last saw them, for a reload without network.
 */
export async function recallShift(
  client: QueryClient,
  whose: Omit<Shift, 'aheadMs'>,
): Promise<() => void> {
  if (typeof indexedDB === 'undefined') return () => undefined;
  const db = await open();
  const shift = await db.get('shift', 'shift');
  if (shift?.author === whose.author && shift.dbName === whose.dbName) {
    setClockAhead(shift.aheadMs);
    await restore(client, db);
  } else {
    await db.clear('queries');
  }
  return keepShift(client, db, whose);
}

async function restore(client: QueryClient, db: IDBPDatabase<ShiftDb>): Promise<void> {
  for (const { key, data, updatedAt, hash } of await db.getAll('queries')) {
    if (Date.now() - updatedAt > SHIFT_MS) await db.delete('queries', hash);
    else if (client.getQueryData(key) === undefined) {
      client.setQueryData(key, data, { updatedAt });
      // No socket listened during the reload, so what changed meanwhile was not heard: whoever reads it asks again.
      void client.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' });
    }
  }
}

function keepShift(
  client: QueryClient,
  db: IDBPDatabase<ShiftDb>,
  whose: Omit<Shift, 'aheadMs'>,
): () => void {
  const saved = new Map<string, unknown>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = async () => {
    timer = undefined;
    try {
      const transaction = db.transaction(['shift', 'queries'], 'readwrite');
      void transaction.objectStore('shift').put({ ...whose, aheadMs: clockAhead() }, 'shift');
      for (const { queryHash: hash, queryKey: key, state } of client.getQueryCache().getAll()) {
        const { data, dataUpdatedAt: updatedAt } = state;
        if (!KEPT.includes(String(key[0])) || data === undefined || saved.get(hash) === data)
          continue;
        saved.set(hash, data);
        void transaction.objectStore('queries').put({ hash, key, data, updatedAt });
      }
      await transaction.done;
    } catch {
      // A logout deleted the database, or the disk is full. Then a reload starts empty.
    }
  };
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && KEPT.includes(String(query.queryKey[0]))) {
      timer ??= setTimeout(save, SAVE_MS);
    }
  });
  return () => {
    stop();
    clearTimeout(timer);
    db.close();
  };
}

function open(): Promise<IDBPDatabase<ShiftDb>> {
  return openDB<ShiftDb>(SHIFT_MEMORY, 1, {
    upgrade: (db) => {
      db.createObjectStore('shift');
      db.createObjectStore('queries', { keyPath: 'hash' });
    },
    // A logout in this or another tab deletes the database.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
}
