import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connect } from '../../lib/live/socket.ts';
import { catchUp, receiveOrder } from '../order-board/orders.queries.ts';
import { receiveAccount } from './accounts.queries.ts';

/** Keeps a sede's lists of orders and accounts up to date over the socket while the screen is open. */
export function useLiveOrders(dbName: string | null, token: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!dbName || !token) return;
    return connect(
      { token, dbName },
      {
        onConnect: () => catchUp(client, dbName),
        // Any request tells whether the session is still valid.
        onDropped: () => catchUp(client, dbName),
        new_order: (order) => receiveOrder(client, order),
        updated_order: (order) => receiveOrder(client, order),
        updated_account: (account) => receiveAccount(client, dbName, account),
      },
    );
  }, [client, dbName, token]);
}
