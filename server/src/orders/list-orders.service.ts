import { isInstant, shiftStart } from '@comanda/contract/days';
import { restaurantName } from '@comanda/contract/locations/restaurant.words';
import { wantedText } from '@comanda/contract/orders/order-search';
import type { Order, OrderListQuery } from '@comanda/contract/orders/orders';
import { canPerform } from '@comanda/contract/permissions';
import { isUuid } from '@comanda/contract/text';
import type { Db } from '../db/db.ts';
import { type PageCursor, readCursor, writeCursor } from '../db/page-cursor.ts';
import { publicFaceOf } from '../locations/locations.service.ts';
import type { MenuCache } from '../menu/menu.cache.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { selectFollowed, selectOrders, selectOrdersOf } from './list-orders.db.ts';
import { isOrderId } from './order-id.ts';
import { presentOrder, presentToDiner } from './orders.presenter.ts';
import { promised } from './promised.ts';

export { selectVisits } from './client-visits.db.ts';
export { lastDeliveryOf } from './list-orders.db.ts';

/** The list as JSON for the wire. An employee with only cocina sees nothing of the past. */
export async function listOrders(
  db: Db,
  sede: Sede,
  { actor }: Session,
  query: OrderListQuery,
): Promise<string> {
  const cursor = query.cursor ? readCursor(query.cursor, isInstant, isOrderId) : null;
  const { q, limit } = query;
  const wanted = q ? wantedText(q) : null;
  const since = canPerform(actor, 'orders.past') ? null : shiftStart(new Date());
  const filter = { ...query, wanted, cursor, since };
  const { orders, revision, edge } = await selectOrders(db, sede, filter);
  const page = orders.slice(0, limit);
  const last = orders.length > limit ? placeOf(page.at(-1) ?? '') : edge;
  const nextCursor = JSON.stringify(last && writeCursor(last.at, last.id));
  return `{"data":[${page.join(',')}],"nextCursor":${nextCursor},"revision":${revision}}`;
}

type TrackingDeps = { db: Db; menus: MenuCache };
type PageQuery = { limit: number; cursor?: string | undefined };

/** A diner's own orders at a sede, newest first. */
export async function listMyOrders(
  { db, menus }: TrackingDeps,
  sede: Sede,
  session: Session,
  query: PageQuery,
) {
  const { data, nextCursor } = await listOrdersOf(db, sede, session.subjectId, query);
  const { ajustes } = await menus.read(sede);
  return { data: data.map((order) => promised(presentToDiner(order), ajustes)), nextCursor };
}

/** A client's orders at a sede, as the owner sees them; nobody's if there is no such client. */
export async function listOrdersOf(
  db: Db,
  sede: Sede,
  clientId: string,
  { limit, cursor }: PageQuery,
): Promise<{ data: Order[]; nextCursor: string | null }> {
  if (!isUuid(clientId)) return { data: [], nextCursor: null };
  const after = cursor ? readCursor(cursor, isInstant, isOrderId) : null;
  const rows = await selectOrdersOf(db, sede, clientId, { limit: limit + 1, after });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    data: page.map((row) => presentOrder(row, sede.dbName)),
    nextCursor: last ? writeCursor(last.horaCreacion.toISOString(), last.id) : null,
  };
}

/** Anybody with the token that came with an order may follow it; a wrong token finds nothing. */
export async function followOrders(
  { db, menus }: TrackingDeps,
  sede: Sede,
  tokens: readonly string[],
) {
  const rows = tokens.length > 0 ? await selectFollowed(db, sede, tokens) : [];
  if (rows.length === 0) return [];
  const { ajustes } = await menus.read(sede);
  return rows.map((row) => ({
    seguimiento: row.seguimiento ?? '',
    order: promised(presentToDiner(presentOrder(row, sede.dbName)), ajustes),
  }));
}

/** The names under which the public knows a sede, and its phone. */
export async function sedeOfFollowed(db: Db, sede: Sede) {
  const { location, restaurante } = await publicFaceOf(db, sede);
  return {
    restaurante: restaurantName(restaurante),
    nombre: location.nombre,
    telefono: location.telefono,
  };
}

function placeOf(wire: string): PageCursor {
  const { _id, horaCreacion } = JSON.parse(wire) as Order;
  return { at: horaCreacion, id: _id };
}
