import { anonymiseEntries } from '../audit/audit.service.ts';
import type { Db } from '../db/db.ts';
import type { Sede } from '../sessions/session.ts';
import { type Anonymous, anonymiseRows } from './forget-person.db.ts';

export {
  countOpenOrders,
  hasGuestOrders,
  hasOpenOrders,
  lockFinishedOrdersOf,
  type Person,
  raiseRevision,
  selectNamedOrders,
} from './forget-person.db.ts';

/** Removes the person from these orders and from their entries in the audit log. */
export async function anonymiseOrders(
  tx: Db,
  sede: Sede,
  ids: readonly string[],
  anonymous: Anonymous,
): Promise<void> {
  if (ids.length === 0) return;
  await anonymiseRows(tx, sede, ids, anonymous);
  await anonymiseEntries(tx, sede, { entity: 'pedido', ids }, anonymous.nobody);
}
