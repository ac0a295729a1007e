import { offlineMessages } from '@comanda/contract/orders/offline.messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from '../../lib/toast.ts';

/** The dialogs of taking an order, which the other sections of the console do not carry. */
export type OrderDialogs = Awaited<ReturnType<typeof fetchDialogs>>;

/** That of a dish with groups, which only a menu that has some needs. */
export type GroupsDialog = Awaited<ReturnType<typeof fetchGroupsDialog>>;

const dialogs = fetchedOnce(fetchDialogs);
const groupsDialog = fetchedOnce(fetchGroupsDialog);

export const loadOrderDialogs = dialogs.load;

/** Fetches the dialogs once the section is there, so that a tap does not wait. */
export function useOrderDialogs(isNeeded: boolean, onMissing: () => void): OrderDialogs | null {
  return useFetched(dialogs, true, isNeeded, onMissing);
}

/** Fetches it once the section is there, if the menu has groups. */
export function useGroupsDialog(
  hasGroups: boolean,
  isNeeded: boolean,
  onMissing: () => void,
): GroupsDialog | null {
  return useFetched(groupsDialog, hasGroups, isNeeded, onMissing);
}

/**
 * If fetching failed, it is fetched again when it is needed; if that fails too, the person is told, and `onMissing` closes
 * what waits.
 */
function useFetched<T>(
  { known, load }: Fetched<T>,
  isWanted: boolean,
  isNeeded: boolean,
  onMissing: () => void,
): T | null {
  const [loaded, setLoaded] = useState(known);
  const tell = useEffectEvent(() => {
    if (!isNeeded) return;
    toast.error(offlineMessages.notLoaded);
    onMissing();
  });
  useEffect(() => {
    const fetch = () => {
      load().then(
        (value) => setLoaded(() => value),
        () => tell(),
      );
    };
    // Runs again with every dialog that opens and closes, until it is there.
    if (isNeeded) fetch();
    else if (isWanted && loaded === null) return whenIdle(fetch);
  }, [loaded, isWanted, isNeeded, load]);
  return loaded;
}

/** Returns a function that cancels it. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: 5000 });
  return () => cancelIdleCallback(request);
}

interface Fetched<T> {
  known: () => T | null;
  load: () => Promise<T>;
}

function fetchedOnce<T>(fetch: () => Promise<T>): Fetched<T> {
  let value: T | null = null;
  return {
    known: () => value,
    load: async () => {
      value ??= await fetch();
      return value;
    },
  };
}

async function fetchDialogs() {
  const [{ AccountDialog }, { DishDialog }, { ServicesDialog }] = await Promise.all([
    import('./account-dialog.tsx'),
    import('./dish-dialog.tsx'),
    import('./services-dialog.tsx'),
  ]);
  return { AccountDialog, DishDialog, ServicesDialog };
}

async function fetchGroupsDialog() {
  const { GroupsDialog } = await import('./groups-dialog.tsx');
  return { GroupsDialog };
}
