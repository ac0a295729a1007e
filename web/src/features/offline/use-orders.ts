import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { OrderBoard } from '../order-board/order-board.ts';
import { type BoardScope, isInScope, useBoardOptions } from '../order-board/orders.queries.ts';
import { withDeeds } from './shown-orders.ts';
import { useDeeds } from './use-outbox.ts';

/**
 * The orders in scope, newest first, with what was done here and has not reached the server.
 */
export function useOrders(dbName: string, scope: BoardScope, isEnabled = true) {
  const deeds = useDeeds(dbName);
  const select = useCallback(
    ({ orders }: OrderBoard) => withDeeds(orders, deeds).filter((order) => isInScope(order, scope)),
    [deeds, scope],
  );
  return useQuery({ ...useBoardOptions(dbName, scope), enabled: isEnabled, select });
}
