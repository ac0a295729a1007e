import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';

/** Nobody stays at a table longer; after that the same browser may be at home. */
const VISIT_MS = 4 * 3_600_000;

/** The table of this visit, if its code belongs to the sede the diner orders from. */
export function scannedTable() {
  return ofThisVisit(stored.table.get(), stored.location.get());
}

export function useScannedTable() {
  return ofThisVisit(useStored(stored.table), useStored(stored.location));
}

/** An order of this phone joined the account of its table, or the one to which that was joined meanwhile. */
export function keepVisit(cuenta: string | null, visita: string | null | undefined): void {
  const table = scannedTable();
  if (!table || !cuenta || !visita || visita === table.visita) return;
  stored.table.set({ ...table, cuenta, visita });
}

function ofThisVisit(
  table: ReturnType<typeof stored.table.get>,
  location: ReturnType<typeof stored.location.get>,
) {
  const isHere = table?.dbName === location?.dbName;
  return table && isHere && Date.now() - table.at < VISIT_MS ? table : null;
}
