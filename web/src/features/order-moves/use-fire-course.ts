import { coursesMessages } from '@comanda/contract/kitchen/courses.messages';
import { offlineMessages } from '@comanda/contract/orders/offline.messages';
import type { Order } from '@comanda/contract/orders/orders';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toast } from '../../lib/toast.ts';
import { holdStill } from '../../lib/touch.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { loadKitchenPart } from '../offline/kitchen-part.ts';
import { fireDeed } from '../offline/new-deeds.ts';
import { submit } from '../offline/send-outbox.ts';

/**
 * Tells the kitchen to make a course of these orders, and then says `done`, that it waits for the network, or why the server
 * refused one of them.
 */
export function useFireCourse() {
  const client = useQueryClient();
  const [isFiring, run] = useBusy();
  // What the screen shows of a course that was fired without network.
  useEffect(() => void loadKitchenPart().catch(() => null), []);
  const fire = (orders: readonly Order[], tiempo: number, done = coursesMessages.fired(tiempo)) =>
    run(async () => {
      const ends = await Promise.allSettled(
        orders.map((order) => submit(client, fireDeed(order, tiempo))),
      );
      holdStill();
      const refused = ends.find((end) => end.status === 'rejected');
      if (refused) {
        const { kitchenCause } = await loadKitchenPart();
        const description = kitchenCause(refused.reason);
        toast.error(coursesMessages.fireFailed, { description });
      } else if (ends.some((end) => end.status === 'fulfilled' && end.value === 'waits')) {
        const description = offlineMessages.goesLater;
        toast.info(offlineMessages.moveWaits, { id: 'waits', description });
      } else {
        toast.success(done);
      }
    });
  return { isFiring, fire };
}
