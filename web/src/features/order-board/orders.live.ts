import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connect } from '../../lib/live/socket.ts';
import { catchUp, receiveOrder } from './orders.queries.ts';

/** Keeps every list of a sede's orders in step with the server while the screen is open. */
export function useLiveOrders(dbName: string | null, token: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!dbName || !token) return;
    return connect(
      { token, dbName },
      {
        onConnect: () => catchUp(client, dbName),
        // Asking for anything tells whether the session still stands.
        onDropped: () => catchUp(client, dbName),
        new_order: (order) => receiveOrder(client, order),
        updated_order: (order) => receiveOrder(client, order),
      },
    );
  }, [client, dbName, token]);
}
