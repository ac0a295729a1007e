import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';

/** Nobody sits at a table longer; later the same browser may be at home. */
const VISIT_MS = 4 * 3_600_000;

/** The table of this visit, if its code was scanned at the sede the diner orders from. */
export function scannedTable() {
  const table = stored.table.get();
  const isHere = table?.dbName === stored.location.get()?.dbName;
  return table && isHere && Date.now() - table.at < VISIT_MS ? table : null;
}

export function useScannedTable() {
  useStored(stored.table);
  useStored(stored.location);
  return scannedTable();
}
