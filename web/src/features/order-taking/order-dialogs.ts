import { offlineMessages } from '@comanda/contract/orders/offline.messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from '../../lib/toast.ts';

/** The dialogs of taking an order, which the other sections of the console do not carry. */
export type OrderDialogs = Awaited<ReturnType<typeof fetchDialogs>>;

let dialogs: OrderDialogs | null = null;

export async function loadOrderDialogs(): Promise<OrderDialogs> {
  dialogs ??= await fetchDialogs();
  return dialogs;
}

/**
 * Fetches them with the section, so that a tap does not wait. If that failed, they are fetched again when one is needed;
 * if that fails too, the person is told, and `onMissing` closes what waits.
 */
export function useOrderDialogs(isNeeded: boolean, onMissing: () => void): OrderDialogs | null {
  const [loaded, setLoaded] = useState(dialogs);
  const tell = useEffectEvent(() => {
    if (!isNeeded) return;
    toast.error(offlineMessages.notLoaded);
    onMissing();
  });
  useEffect(() => {
    // Runs again with every dialog that opens and closes, until they are there.
    if (isNeeded || loaded === null) loadOrderDialogs().then(setLoaded, () => tell());
  }, [loaded, isNeeded]);
  return loaded;
}

async function fetchDialogs() {
  const [{ AccountDialog }, { DishDialog }, { ServicesDialog }] = await Promise.all([
    import('./account-dialog.tsx'),
    import('./dish-dialog.tsx'),
    import('./services-dialog.tsx'),
  ]);
  return { AccountDialog, DishDialog, ServicesDialog };
}
