import { type Pickup, pickupOf } from '@comanda/contract/kitchen/pickup.rules';
import { useEffect, useMemo, useRef } from 'react';
import { isLocalId } from '../offline/outbox.ts';
import { useShiftOrders } from '../offline/use-shift-orders.ts';
import { hushStaff, playStrikes, unlockSound } from '../realtime/sounds.ts';

/** Two soft notes: guests stand beside it. */
const READY = [
  { at: 0, hertz: 659, seconds: 0.5, volume: 0.16, wave: 'sine' },
  { at: 0.18, hertz: 880, seconds: 0.9, volume: 0.16, wave: 'sine' },
] as const;

/** The numbers of a sede's take-away, live; rings when one becomes ready. */
export function usePickup(dbName: string): { pickup: Pickup; now: Date; isLoading: boolean } {
  const { query, orders, now } = useShiftOrders(dbName);
  const pickup = useMemo(
    // An order that waits on this device has no number yet.
    () =>
      pickupOf(
        orders.filter(({ _id }) => !isLocalId(_id)),
        now,
      ),
    [orders, now],
  );
  useRing(query.isPending ? null : pickup.ready);
  return { pickup, now, isLoading: query.isPending };
}

/** `ready` is null while nothing is known. */
function useRing(ready: Pickup['ready'] | null): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!ready) return;
    const before = known.current;
    known.current = new Set(ready.map(({ numero }) => numero));
    if (before && ready.some(({ numero }) => !before.has(numero))) playStrikes(READY);
  }, [ready]);
  useEffect(() => {
    // The bells of the staff are not for guests.
    hushStaff(true);
    const unlock = () => void unlockSound();
    window.addEventListener('pointerdown', unlock);
    window.addEventListener('keydown', unlock);
    return () => {
      hushStaff(false);
      window.removeEventListener('pointerdown', unlock);
      window.removeEventListener('keydown', unlock);
    };
  }, []);
}
