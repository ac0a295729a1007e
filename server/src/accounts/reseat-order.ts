import { searchText } from '@comanda/contract/orders/order-search';
import { OPEN_ESTADOS } from '@comanda/contract/orders/orders.rules';
import { bareTable, tableWords } from '@comanda/contract/orders/table.words';
import { sql } from 'kysely';
import { queueKitchenTickets } from '../printing/kitchen-tickets.service.ts';
import { inSede } from '../sessions/in-sede.ts';
import type { Session } from '../sessions/session.ts';
import type { Held, StoredOrder } from './change-accounts.ts';

/** Whether somebody still has something to do with it: only such an order changes its account. */
export function isLive({ estado }: Pick<StoredOrder, 'estado'>): boolean {
  return OPEN_ESTADOS.includes(estado);
}

export type NewSeat = { mesa: string; cuenta: string; author: Session; revision: number };

/** Takes an order to another table or account. A record in `updates` tells the kitchen where it was. */
export async function reseat(
  held: Held,
  order: StoredOrder,
  { mesa, cuenta, author, revision }: NewSeat,
): Promise<void> {
  const { tx, sede } = held;
  const moved = seatedAt(order, mesa);
  await sql`
    UPDATE orders o SET mesa = ${moved.mesa}, "nombreCliente" = ${moved.nombreCliente},
      busqueda = ${moved.busqueda}, "cuentaId" = ${cuenta}, "cuentaRevision" = ${revision},
      updates = o.updates || ${JSON.stringify([recordOf(order, author)])}::jsonb,
      revision = ${revision}
    WHERE ${inSede(sede, 'o')} AND o.id = ${order.id}`.execute(tx);
  await tellTable(held, author, { ...order, ...moved, cuentaId: cuenta, revision }, order.mesa);
}

/** The stations that are making an order print where it goes now. */
export async function tellTable(
  { tx, sede, printers }: Held,
  author: Session,
  order: StoredOrder,
  mesaAntes: string | null,
): Promise<void> {
  const { estado, mesa } = order;
  if (!printers || estado !== 'enviado' || mesa === null || mesaAntes === null) return;
  if (bareTable(mesa) === bareTable(mesaAntes)) return;
  await queueKitchenTickets(tx, sede, author, order, [{ clase: 'mesa', mesaAntes }], printers);
}

/** The fields of an order that name its table. Nobody's name is the table's name. */
export function seatedAt(order: StoredOrder, mesa: string) {
  const isTableName = order.mesa !== null && order.nombreCliente === tableWords(order.mesa);
  const nombreCliente = isTableName ? tableWords(mesa) : order.nombreCliente;
  return { mesa, nombreCliente, busqueda: searchText({ ...order, mesa, nombreCliente }) };
}

export function recordOf({ mesa }: StoredOrder, { nombre, email }: Session) {
  const mesaAntes = mesa ?? '';
  return { name: nombre || email, email, date: new Date().toISOString(), mesaAntes };
}
