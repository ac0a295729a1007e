import type { Station } from '@comanda/contract/menu/stations';
import type { Order } from '@comanda/contract/orders/orders';
import {
  type KitchenNews,
  type KitchenPrinters,
  type KitchenTicket,
  kitchenTickets,
  type TicketContext,
  type TicketOrder,
} from '@comanda/contract/printing/kitchen-ticket';
import type { Db } from '../db/db.ts';
import type { MenuCache } from '../menu/menu.cache.ts';
import type { Sede } from '../sessions/session.ts';
import { roundOf } from '../tables/account-rows.ts';
import { insertJob } from './printing.db.ts';
import { columnsIn, knownPrinters } from './printing.service.ts';

/** What the stations of a sede print on; null where none has a printer. */
export async function printersOf(
  { db, menus }: { db: Db; menus: MenuCache },
  sede: Sede,
): Promise<KitchenPrinters | null> {
  return kitchenPrinters(db, sede, (await menus.read(sede)).stations);
}

/** The same with the stations at hand, which costs nothing where none has a printer. */
export async function kitchenPrinters(
  db: Db,
  sede: Sede,
  stations: readonly Station[],
): Promise<KitchenPrinters | null> {
  if (!stations.some(({ impresora }) => impresora !== null)) return null;
  const printers = await knownPrinters(db, sede);
  return { stations, columnsOf: (impresora) => columnsIn(printers, impresora) };
}

/** The tickets of an order that has no id yet: `insertOrder` queues them with it. */
export async function ticketsOfNew(
  db: Db,
  sede: Sede,
  stations: readonly Station[],
  order: Omit<TicketOrder, '_id' | 'cocina'>,
  context: TicketContext,
): Promise<KitchenTicket[]> {
  const printers = await kitchenPrinters(db, sede, stations);
  if (!printers) return [];
  const told = { ...order, _id: null, cocina: {} };
  return kitchenTickets(told, { clase: 'comanda' }, context, printers);
}

/** An order as it is stored, which its tickets tell of. */
export type PrintedOrder = Omit<TicketOrder, '_id'> &
  Pick<Order, 'cuentaId' | 'revision'> & { id: string; horaCreacion: Date };

/** Who did it: its name, or its e-mail where it has none. A diner is no person of the sede, and has no id. */
export type TicketAuthor = { nombre: string; email: string; subjectId: string | null };

/** Queues what the stations of an order are told, in the transaction of what happened to it. */
export async function queueKitchenTickets(
  tx: Db,
  sede: Sede,
  author: TicketAuthor,
  order: PrintedOrder,
  news: readonly KitchenNews[],
  printers: KitchenPrinters,
): Promise<void> {
  // An order that changes its table is not counted in its account yet.
  const isMove = news.every(({ clase }) => clase === 'mesa');
  const ronda = isMove ? null : await roundOf(tx, sede, order);
  const por = author.nombre || author.email;
  const context = { ronda: ronda === null ? null : String(ronda), por, at: new Date() };
  const told = { ...order, _id: order.id };
  for (const one of news) {
    for (const { clase, estacion, impresora, texto } of kitchenTickets(
      told,
      one,
      context,
      printers,
    )) {
      await insertJob(tx, sede, {
        target: impresora,
        text: texto,
        order_id: order.id,
        clase,
        estacion,
        revision: order.revision,
        idempotency_key: null,
        request_hash: null,
        author_id: author.subjectId,
        author_nombre: por,
      });
    }
  }
}
