import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { useMemo, useSyncExternalStore } from 'react';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { kitchenPart, loadKitchenPart } from './kitchen-part.ts';
import {
  EMPTY_OUTBOX,
  isBy,
  isOfKitchen,
  type Outbox,
  ordersOf,
  type Problem,
  type QueuedDeed,
  type Sender,
} from './outbox.ts';

interface OutboxDb extends DBSchema {
  deeds: { key: number; value: QueuedDeed };
  sent: { key: string; value: Outbox['sent'][number] };
  problems: { key: string; value: Problem };
}

// A database of its own, because signing in clears the other storage.
const NAME = 'comanda-bandeja';
const KEYS = { deeds: 'seq', sent: 'localId', problems: 'id' } as const;
const READ_MS = 100;
const STORES = ['deeds', 'sent', 'problems'] as const;

let known: Outbox = EMPTY_OUTBOX;
let told = known;
const listeners = new Set<() => void>();
let opened: Promise<IDBPDatabase<OutboxDb> | null> | undefined;
let channel: BroadcastChannel | undefined;

/** The outbox as this page knows it; the same object until it changes. */
export function knownOutbox(): Outbox {
  return known;
}

export function subscribeToOutbox(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export async function readOutbox(): Promise<Outbox> {
  const db = await open();
  if (db) {
    known = await readAll(db.transaction(STORES));
    if (!kitchenPart() && known.deeds.some(isOfKitchen)) {
      await loadKitchenPart().catch(() => null);
    }
    told = known;
    for (const listener of listeners) listener();
  }
  return known;
}

/** Applies one change in a transaction, waits until it is on disk, and tells other tabs. */
export async function changeOutbox(update: (box: Outbox) => Outbox): Promise<Outbox> {
  const after = await write(update, 'strict');
  tellOutbox();
  return after;
}

/**
 * For deeds that the server already has: the write need not reach the disk before the next deed is
 * sent, and screens hear of it only with `tellOutbox`.
 */
export function settleOutbox(update: (box: Outbox) => Outbox): Promise<Outbox> {
  return write(update, 'relaxed');
}

export function tellOutbox(): void {
  if (told === known) return;
  told = known;
  for (const listener of listeners) listener();
  channel?.postMessage('changed');
}

async function write(
  update: (box: Outbox) => Outbox,
  durability: 'strict' | 'relaxed',
): Promise<Outbox> {
  const db = await open();
  if (!db) {
    known = update(known);
    return known;
  }
  const transaction = db.transaction(STORES, 'readwrite', { durability });
  const before = await readAll(transaction);
  const after = update(before);
  for (const name of STORES) {
    const store = transaction.objectStore(name);
    const keyOf = (one: object) => (one as Record<string, string | number>)[KEYS[name]];
    const kept = new Set<object>(after[name]);
    const had = new Set<object>(before[name]);
    const keys = new Set(after[name].map(keyOf));
    for (const one of before[name]) {
      if (!kept.has(one) && !keys.has(keyOf(one))) await store.delete(keyOf(one) as never);
    }
    for (const one of after[name]) if (!had.has(one)) await store.put(one as never);
  }
  await transaction.done;
  if (after !== before) known = after;
  return after;
}

async function readAll(transaction: {
  objectStore: (name: (typeof STORES)[number]) => { getAll: () => Promise<unknown[]> };
}): Promise<Outbox> {
  const [deeds, sent, problems] = await Promise.all(
    STORES.map((name) => transaction.objectStore(name).getAll()),
  );
  return { deeds, sent, problems } as unknown as Outbox;
}

/** Null if the browser has no IndexedDB. Then the queue lives only as long as the page. */
function open(): Promise<IDBPDatabase<OutboxDb> | null> {
  opened ??= openKept().catch(() => null);
  return opened;
}

async function openKept(): Promise<IDBPDatabase<OutboxDb> | null> {
  if (typeof indexedDB === 'undefined') return null;
  const db = await openDB<OutboxDb>(NAME, 1, {
    upgrade: (fresh) => {
      for (const name of STORES) fresh.createObjectStore(name, { keyPath: KEYS[name] });
    },
    terminated: () => {
      opened = undefined;
    },
  });
  channel = new BroadcastChannel(NAME);
  // A tab that empties its outbox sends many messages, so this tab reads once after the last.
  let reading: ReturnType<typeof setTimeout> | undefined;
  channel.addEventListener('message', () => {
    clearTimeout(reading);
    reading = setTimeout(readOutbox, READ_MS);
  });
  // Without this the browser may delete the queue when the disk is full.
  void navigator.storage?.persist?.();
  return db;
}

const NO_DEEDS: readonly QueuedDeed[] = [];

/** The signed-in person's deeds that the server has not answered yet, oldest first. */
export function useDeeds(dbName: string): readonly QueuedDeed[] {
  const { deeds } = useBox();
  const sender = useSender(dbName);
  return useMemo(() => {
    const own = sender ? deeds.filter((deed) => isBy(deed, sender)) : NO_DEEDS;
    return own.length > 0 ? own : NO_DEEDS;
  }, [deeds, sender]);
}

/** True if the order, or a move of it, has not reached the server. */
export function useIsUnsent(orderId: string): boolean {
  return useSyncExternalStore(subscribeToOutbox, () =>
    knownOutbox().deeds.some((deed) => deed.isLate && ordersOf(deed).includes(orderId)),
  );
}

export function useProblems(dbName: string): readonly Problem[] {
  const { problems } = useBox();
  const sender = useSender(dbName);
  return useMemo(
    () =>
      sender
        ? problems
            .filter((problem) => isBy(problem, sender))
            .toSorted((a, b) => (a.at < b.at ? -1 : 1))
        : [],
    [problems, sender],
  );
}

/** Who else has deeds waiting on this device, and how many. What they are stays private. */
export function useOthersWaiting(dbName: string) {
  const { deeds } = useBox();
  const sender = useSender(dbName);
  return useMemo(() => {
    const others = deeds.filter((deed) => !sender || !isBy(deed, sender));
    const byName = Map.groupBy(others, ({ author, sede }) => `${author.nombre} (${sede})`);
    return [...byName].map(([name, own]) => ({ name, deeds: own }));
  }, [deeds, sender]);
}

function useBox() {
  return useSyncExternalStore(subscribeToOutbox, knownOutbox);
}

function useSender(dbName: string): Sender | null {
  const user = useStored(stored.user);
  const author = user?.tipo === 'empleado' ? user.id : null;
  return useMemo(() => (author === null ? null : { author, dbName }), [author, dbName]);
}
