import { storedObject } from '../../lib/storage.ts';

type PrintedBy = 'impresora' | 'navegador';

/** Which orders had a ticket from this device, so that another one says DUPLICADO. */
const printed = storedObject<Record<string, PrintedBy>>(
  'tiquetes_impresos',
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);
const REMEMBERED = 500;

export function printedBy(orderId: string): PrintedBy | undefined {
  return printed.get()?.[orderId];
}

export function rememberPrinted(orderId: string, by: PrintedBy): void {
  const others = Object.entries(printed.get() ?? {}).filter(([id]) => id !== orderId);
  printed.set(Object.fromEntries([...others.slice(1 - REMEMBERED), [orderId, by]]));
}
