import type { Table } from '@comanda/contract/locations/locations';
import { stored } from '../../lib/stored.ts';
import { chooseLocation } from './choose-location.ts';
import { scannedTable } from './scanned-table.ts';
import type { TableLinkQuery } from './tables.api.ts';

/** From here on everything happens at this table. Its code scanned again keeps the cart. */
export function sitDown(table: Table, { firma }: TableLinkQuery, path: string): void {
  const { mesa, location, restaurante } = table;
  const before = scannedTable();
  const isBack = before?.dbName === location.dbName && before.mesa === mesa;
  if (!isBack) stored.cart.remove();
  stored.editingOrder.remove();
  chooseLocation(location, restaurante, path);
  stored.table.set({ dbName: location.dbName, mesa, firma, at: Date.now() });
}
