import { atSede } from '@comanda/contract/locations/at-sede.rules';
import type { Location, Restaurant, Table } from '@comanda/contract/locations/locations';
import { useCallback } from 'react';
import { api } from '../../lib/api/api-client.ts';
import { now } from '../../lib/clock.ts';
import { stored } from '../../lib/stored.ts';
import { useResource } from '../../lib/use-resource.ts';
import { scannedTable } from './scanned-table.ts';

/** Sets the scanned table as the diner's place. Scanning the same code again keeps the cart. */
export function sitDown(table: Table, { firma }: TableLinkQuery, path: string): void {
  const { mesa, location, restaurante } = table;
  const before = scannedTable();
  const isBack = before?.dbName === location.dbName && before.mesa === mesa;
  if (!isBack) stored.cart.remove();
  stored.editingOrder.remove();
  chooseLocation(location, restaurante, path);
  stored.table.set({ dbName: location.dbName, mesa, firma, at: Date.now() });
  stored.visited.set(location.dbName);
}

/** Sets the diner's sede. A session, a chat or a table of another sede does not apply here, so they end. */
export function chooseLocation(location: Location, restaurant: Restaurant, path: string): void {
  const isOther = stored.location.get()?._id !== location._id;
  // First, so that a console in another tab reads why its session ends.
  stored.location.set(location);
  if (isOther) {
    stored.user.remove();
    stored.chatSessionId.remove();
    stored.table.remove();
    if (!stored.authUser.get()) stored.token.remove();
  }
  stored.restaurant.set(atSede(restaurant, location, now()));
  stored.path.set(path);
}

/** The parameters in the link of a table. */
export interface TableLinkQuery {
  sede: string;
  mesa: string;
  firma: string;
}

export function useTable({ sede, mesa, firma }: TableLinkQuery) {
  const load = useCallback(async () => {
    const query = { sede, mesa, firma };
    return (await api('GET /api/locations/mesa', { query })).data;
  }, [sede, mesa, firma]);
  return useResource(`mesa ${sede} ${mesa} ${firma}`, load);
}
