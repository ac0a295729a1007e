import type { KitchenNews, KitchenPrinters } from '@comanda/contract/printing/kitchen-ticket';
import type { Db } from '../db/db.ts';
import { queueKitchenTickets, type TicketAuthor } from '../printing/kitchen-tickets.service.ts';
import type { Sede } from '../sessions/session.ts';
import type { Changed } from './order-change.ts';
import type { OrderRow } from './orders.presenter.ts';

/**
 * Changes an order and queues the tickets that tell its stations, both or neither. A sede that prints none pays for the one
 * call only.
 */
export async function changeAndTell(
  db: Db,
  sede: Sede,
  author: TicketAuthor,
  printers: KitchenPrinters | null,
  change: (db: Db) => Promise<Changed>,
  newsOf: (order: OrderRow) => readonly KitchenNews[],
): Promise<Changed> {
  if (!printers) return change(db);
  const both = async (tx: Db) => {
    const changed = await change(tx);
    if (changed.outcome !== 'ok') return changed;
    await queueKitchenTickets(tx, sede, author, changed.order, newsOf(changed.order), printers);
    return changed;
  };
  return db.isTransaction ? both(db) : db.transaction().execute(both);
}
