import { useMemo, useSyncExternalStore } from 'react';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { isBy, type Problem, type QueuedDeed, type Sender } from './outbox.ts';
import { knownOutbox, subscribeToOutbox } from './outbox-store.ts';

const NO_DEEDS: readonly QueuedDeed[] = [];

/** What whoever works here did and the server has not answered yet, in the order it was done. */
export function useDeeds(dbName: string): readonly QueuedDeed[] {
  const { deeds } = useBox();
  const sender = useSender(dbName);
  return useMemo(() => {
    const own = sender ? deeds.filter((deed) => isBy(deed, sender)) : NO_DEEDS;
    return own.length > 0 ? own : NO_DEEDS;
  }, [deeds, sender]);
}

/** Whether something about this order has not reached the server. */
export function useIsUnsent(orderId: string): boolean {
  return useSyncExternalStore(subscribeToOutbox, () =>
    knownOutbox().deeds.some(
      (deed) =>
        deed.isLate &&
        (deed.kind === 'move' ? deed.orderId === orderId : orderId.startsWith(deed.key)),
    ),
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

/** Who else left something waiting on this device, and how much; what it is stays theirs. */
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
