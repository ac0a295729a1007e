import { platosMessages } from '@comanda/contract/kitchen/platos.messages';
import {
  isStrikable,
  type Strike,
  strike,
  unknownPlatos,
} from '@comanda/contract/kitchen/platos.rules';
import type { Order } from '@comanda/contract/orders/orders';
import type { Db } from '../db/db.ts';
import { AppError, brokenRules } from '../errors/app-error.ts';
import { printersOf } from '../printing/kitchen-tickets.service.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { writeStruck } from './change-order.db.ts';
import type { OrderDeps } from './create-order.service.ts';
import { conflict } from './move-order.service.ts';
import { findOrder } from './orders.db.ts';
import { type OrderRow, presentOrder } from './orders.presenter.ts';
import { changeAndTell } from './told-kitchen.ts';

/** Two stations strike at once: who finds the order changed reads it again. */
const TRIES = 5;

/** Strikes plates, or takes that back. Doing it twice has the effect of once. */
export async function strikePlatos(
  deps: Pick<OrderDeps, 'db' | 'menus' | 'realtime'>,
  sede: Sede,
  author: Session,
  id: string,
  wanted: Strike,
): Promise<Order> {
  const { db, realtime } = deps;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const current = await findOrder(db, sede, id);
    if (!current) throw new AppError('pedido_desconocido');
    const change = changeOf(current, sede, wanted);
    if (!change) return presentOrder(current, sede.dbName);
    const { marcha: tiempos } = change;
    const printers = tiempos.length > 0 ? await printersOf(deps, sede) : null;
    const write = (tx: Db) => writeStruck(tx, sede, id, change, current, author);
    const news = [{ clase: 'marchar', tiempos }] as const;
    const struck = await changeAndTell(db, sede, author, printers, write, () => news);
    if (struck.outcome === 'ya_es_tarde') throw new AppError('ya_es_tarde');
    if (struck.outcome !== 'ok') continue;
    const order = presentOrder(struck.order, sede.dbName);
    realtime.publishOrder('updated_order', sede, order, struck.order.client_id);
    if (printers) realtime.callPrinters(sede);
    return order;
  }
  throw new AppError('servicio_no_disponible');
}

function changeOf(current: OrderRow, sede: Sede, wanted: Strike) {
  if (!isStrikable(current, wanted)) throw conflict(current, sede);
  const unknown = unknownPlatos(current, wanted.platos);
  if (unknown.length > 0) {
    const { platos } = wanted;
    throw brokenRules(
      unknown.map((clave) => ({
        path: `platos.${platos.indexOf(clave)}`,
        message: platosMessages.unknown,
      })),
    );
  }
  return strike(current, wanted);
}
