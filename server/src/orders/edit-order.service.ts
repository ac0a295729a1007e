import { checkoutProblems } from '@comanda/contract/checkout.rules';
import type {
  EarlierLine,
  MetodoPago,
  Order,
  OrderEdit,
  OrderLine,
  Tipo,
} from '@comanda/contract/orders';
import { isEditable } from '@comanda/contract/orders.rules';
import { AppError, brokenRules } from '../app-error.ts';
import type { Sede, Session } from '../session.ts';
import { findOrder, rewriteOrder } from './orders.db.ts';
import { type OrderRow, presentOrder } from './orders.presenter.ts';
import { conflict, customerOf, MENU_TRIES, type OrderDeps, priceDraft } from './orders.service.ts';

/**
 * Changes an order that the kitchen has not finished: everything is checked and priced anew, its
 * creation stays, and a record says who changed it and what the lines were. The same key twice is
 * one edit.
 */
export async function editOrder(
  { db, menus, realtime }: OrderDeps,
  sede: Sede,
  author: Session,
  id: string,
  sent: OrderEdit,
  key: string | null,
): Promise<Order> {
  const problems = checkoutProblems(sent, 'staff');
  for (let tries = 0, version = 0; tries < MENU_TRIES; tries += 1) {
    const current = await findOrder(db, sede, id);
    if (!current) throw new AppError('pedido_desconocido');
    if (key && current.updates.at(-1)?.clave === key) return presentOrder(current, sede.dbName);
    const isAsOpened = (sent.revision ?? current.revision) === current.revision;
    if (!isEditable(current) || !isAsOpened) throw conflict(current, sede);
    if (problems.length > 0) throw brokenRules(problems);

    const menu = await menus.read(sede, version);
    const { lines, total } = priceDraft(menu, author, sent, current.productos);
    const edited = await rewriteOrder(
      db,
      sede,
      id,
      {
        ...customerOf(sent),
        tipo: sent.tipo as Tipo,
        metodoPago: sent.metodoPago as MetodoPago,
        productos: lines,
        total,
        menuVersion: menu.version,
        revision: current.revision,
        update: recordOf(author, current, key),
      },
      author,
    );
    if (edited) {
      const order = presentOrder(edited, sede.dbName);
      realtime.publishOrder('updated_order', sede, order, edited.client_id);
      return order;
    }
    // Either somebody was faster, which the next look tells, or the menu is another one.
    version = menu.version + 1;
  }
  throw new AppError('servicio_no_disponible');
}

function recordOf({ nombre, email }: Session, { productos }: OrderRow, key: string | null) {
  return {
    name: nombre || email,
    email,
    date: new Date().toISOString(),
    productosAntes: productos.map(asBefore),
    ...(key && { clave: key }),
  };
}

function asBefore({ id_sigo, nombre, cantidad, nota, adiciones, combo }: OrderLine): EarlierLine {
  return { id_sigo, nombre, cantidad, nota, adiciones, combo };
}
