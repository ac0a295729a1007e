import { struckPlatos } from '@comanda/contract/kitchen/platos.rules';
import type { Order } from '@comanda/contract/orders/orders';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { toast } from '../../lib/toast.ts';
import { loadKitchenPart } from '../offline/kitchen-part.ts';
import { strikeDeed } from '../offline/new-deeds.ts';
import { submit } from '../offline/send-outbox.ts';

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
      const struck = struckPlatos(order);
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
