import type { Order } from '@comanda/contract/orders/orders';
import { storedObject, useStored } from '../../lib/storage.ts';

/** The last edit that somebody acknowledged at this screen, by order. */
const seen = storedObject<Record<string, string>>('cambios_vistos', isTexts);
const REMEMBERED = 200;

/** Keeps an edited order marked until the cook acknowledges it, also after the tablet restarts. */
export function useSeenChanges() {
  const dates = useStored(seen) ?? {};
  return {
    seenAt: ({ _id, horaCreacion }: Order) => dates[_id] ?? horaCreacion,
    markSeen,
  };
}

function markSeen({ _id, updates }: Order): void {
  const edited = updates.at(-1);
  if (!edited) return;
  const known = Object.entries(seen.get() ?? {}).filter(([id]) => id !== _id);
  seen.set(Object.fromEntries([...known.slice(1 - REMEMBERED), [_id, edited.date]]));
}

/** True if an order in the kitchen was edited after the cook last looked. */
export function isUnseen({ estado, updates }: Order, seenAt: string): boolean {
  return estado === 'enviado' && updates.some(({ date }) => date > seenAt);
}

function isTexts(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}
