import { isOpenPlato, stationPlatos } from '@comanda/contract/kitchen/station-slips.rules';
import type { Station } from '@comanda/contract/menu/stations';
import type { Order } from '@comanda/contract/orders/orders';
import { useCallback, useState } from 'react';
import { UNDO_MS } from '../order-moves/order-moves.ts';
import { useStrikes } from '../order-moves/use-strikes.ts';
import type { Post } from './kitchen-post.ts';
import { ownOpen } from './slip-deeds.ts';

/** A slip that left this screen by a strike. */
export interface FinishedSlip {
  order: Order;
  platos: readonly string[];
}

interface Kitchen {
  dbName: string;
  post: Post;
  stations: readonly Station[];
  /** The `id_sigo` of products that are charged but not cooked. */
  services: ReadonlySet<string>;
}

/** Strikes of plates. One that finishes a slip here can be undone for a few seconds although the slip is gone. */
export function useStationStrikes({ dbName, post, stations, services }: Kitchen) {
  const { strike: send } = useStrikes(dbName);
  const [finished, setFinished] = useState<readonly FinishedSlip[]>([]);

  const strike = useCallback(
    (order: Order, tapped: readonly string[], listo: boolean) => {
      const platos = listo ? withServices(order, tapped, stations, services) : tapped;
      send(order, platos, listo);
      const isLast = ownOpen(order, post, stations).every((clave) => platos.includes(clave));
      if (!listo || !isLast) return;
      const slip = { order, platos };
      setFinished((all) => [...all, slip]);
      setTimeout(() => setFinished((all) => all.filter((one) => one !== slip)), UNDO_MS);
    },
    [send, post, stations, services],
  );

  const undo = useCallback(
    (id: string) => {
      const last = finished.find(({ order }) => order._id === id);
      if (!last) return;
      send(last.order, last.platos, false);
      setFinished((all) => all.filter((one) => one !== last));
    },
    [finished, send],
  );

  return { strike, finished, undo };
}

/** Services are not cooked: they are done with the last dish. */
function withServices(
  order: Order,
  tapped: readonly string[],
  stations: readonly Station[],
  services: ReadonlySet<string>,
): readonly string[] {
  const open = stationPlatos(order, stations).filter(
    (plato) => isOpenPlato(plato) && !tapped.includes(plato.clave),
  );
  const isOnlyServices = open.every(({ line }) => services.has(line.id_sigo));
  return isOnlyServices ? [...tapped, ...open.map(({ clave }) => clave)] : tapped;
}
