import { useEffect, useState } from 'react';

/** The dialogs of taking an order, which the other sections of the console do not carry. */
export type OrderDialogs = Awaited<ReturnType<typeof fetchDialogs>>;

let dialogs: OrderDialogs | null = null;

export async function loadOrderDialogs(): Promise<OrderDialogs> {
  dialogs ??= await fetchDialogs();
  return dialogs;
}

/**
 * Fetches them with the section, so that a tap does not wait, and again when one is needed if that
 * failed.
 */
export function useOrderDialogs(isNeeded: boolean): OrderDialogs | null {
  const [loaded, setLoaded] = useState(dialogs);
  useEffect(() => {
    // Runs again with every dialog that opens and closes, until they are there.
    if (isNeeded || loaded === null) loadOrderDialogs().then(setLoaded, () => undefined);
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
