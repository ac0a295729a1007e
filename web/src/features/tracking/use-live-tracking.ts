import type { HandshakeAuth } from '@comanda/contract/events';
import type { Order } from '@comanda/contract/orders/orders';
import { socketMessages } from '@comanda/contract/pages/socket.messages';
import { useEffect } from 'react';
import { connect, useSocketStatus } from '../../lib/live/socket.ts';
import { useStored } from '../../lib/storage.ts';
import { type PlacedOrder, stored } from '../../lib/stored.ts';
import { isUnderWay } from '../orders/under-way.ts';

interface LiveTracking {
  dbName: string;
  orders: readonly Order[];
  receive: (orders: readonly Order[]) => void;
  reload: () => void;
}

const NONE: PlacedOrder[] = [];

/** Listens while an order is under way: a session hears all of its own, a visitor each by its token. */
export function useLiveTracking({ dbName, orders, receive, reload }: LiveTracking): boolean {
  const isClient = useStored(stored.user)?.tipo === 'cliente';
  const token = useStored(stored.token);
  const placed = useStored(stored.placedOrders) ?? NONE;
  const underWay = orders.filter(isUnderWay);
  const session = isClient ? token : null;
  const followed = placed.flatMap(({ order, seguimiento }) =>
    seguimiento && underWay.some(({ _id }) => _id === order._id) ? [seguimiento] : [],
  );
  const doors = followed.join(' ');
  const listensToOwn = session !== null && underWay.length > followed.length;

  useEffect(() => {
    const auths: HandshakeAuth[] =
      doors === '' ? [] : doors.split(' ').map((seguimiento) => ({ dbName, seguimiento }));
    if (listensToOwn) auths.push({ dbName, token: session });
    const hear = (order: Order) => receive([order]);
    const hangUps = auths.map((auth) =>
      connect(auth, {
        // Whatever happened before the door opened was missed.
        onConnect: reload,
        onDropped: reload,
        new_order: hear,
        updated_order: hear,
      }),
    );
    return () => {
      for (const hangUp of hangUps) hangUp();
    };
  }, [dbName, doors, session, listensToOwn, receive, reload]);

  return useSocketStatus() === socketMessages.connected;
}
