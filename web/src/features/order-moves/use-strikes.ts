import { struckPlatos } from '@comanda/contract/kitchen/platos.rules';
import type { Order } from '@comanda/contract/orders/orders';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { toast } from '../../lib/toast.ts';
import { loadKitchenPart } from '../offline/kitchen-part.ts';
import { authorHere, strikeDeed } from '../offline/new-deeds.ts';
import { deedsOf } from '../offline/outbox.ts';
import { knownOutbox } from '../offline/outbox-store.ts';
import { submit } from '../offline/send-outbox.ts';
import { withDeeds } from '../offline/use-orders.ts';
import type { OrderBoard } from '../order-board/orders.queries.ts';

interface Strikes {
  strike: (order: Order, platos: readonly string[], listo: boolean) => void;
}

/**
 * Strikes plates of an order, or takes their marks back. Every screen of this device shows it at once, and the server gets
 * it as soon as there is network. Taps on plates that are so already change nothing.
 */
export function useStrikes(dbName: string): Strikes {
  const client = useQueryClient();
  useEffect(() => void loadKitchenPart().catch(() => null), []);
  const strike = useCallback(
    async (order: Order, platos: readonly string[], listo: boolean) => {
      const struck = struckPlatos(asShown(client, order));
      const changed = platos.filter((clave) => struck.has(clave) !== listo);
      if (changed.length === 0) return;
      const { addStrike, kitchenFailed, kitchenCause } = await loadKitchenPart();
      const deed = strikeDeed({ ...order, dbName }, changed, listo);
      await submit(client, deed, addStrike).catch((error) =>
        toast.error(kitchenFailed(deed), { description: kitchenCause(error) }),
      );
    },
    [client, dbName],
  );
  return { strike };
}

/** The order as the screens show it now: who undoes a strike may have it from before. */
function asShown(client: QueryClient, order: Order): Order {
  const { _id, dbName } = order;
  const boards = client.getQueriesData<OrderBoard>({ queryKey: ['orders', dbName] });
  const known = boards
    .flatMap(([, board]) => board?.orders.filter((one) => one._id === _id) ?? [])
    .sort((a, b) => b.revision - a.revision);
  const author = authorHere()?.id ?? '';
  const deeds = deedsOf(knownOutbox(), { author, dbName });
  return withDeeds(known, deeds).find((one) => one._id === _id) ?? order;
}
