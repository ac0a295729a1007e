import { coursesMessages } from '@comanda/contract/kitchen/courses.messages';
import type { Order } from '@comanda/contract/orders/orders';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api-client.ts';
import { toast } from '../../lib/toast.ts';
import { holdStill } from '../../lib/touch.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { explainRefusal } from '../offline/deed-texts.ts';
import { orderAsItIs, receiveOrder } from '../order-board/orders.queries.ts';

/** Tells the kitchen to make a course of these orders, and then says `done` or what the server says. */
export function useFireCourse() {
  const client = useQueryClient();
  const [isFiring, run] = useBusy();
  const fire = (orders: readonly Pick<Order, '_id' | 'dbName'>[], tiempo: number, done = '') =>
    run(async () => {
      try {
        let said = '';
        for (const { _id: pedido, dbName } of orders) {
          const { data, message } = await api('PATCH /api/kitchen/fire/:pedido', {
            params: { pedido },
            body: { dbName, tiempo },
          });
          holdStill();
          receiveOrder(client, data);
          said = message;
        }
        toast.success(done || said);
      } catch (error) {
        const current = orderAsItIs(error);
        if (current) receiveOrder(client, current);
        toast.error(coursesMessages.fireFailed, { description: explainRefusal(error) });
      }
    });
  return { isFiring, fire };
}
