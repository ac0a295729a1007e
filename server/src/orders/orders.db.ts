import { dayRange } from '@comanda/contract/days';
import type { Estado, OrderLine, OrderListQuery } from '@comanda/contract/orders';
import type { Transition } from '@comanda/contract/orders.rules';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../db.ts';
import type { PageCursor } from '../page-cursor.ts';
import type { Sede, Session } from '../session.ts';
import { auditedBy } from './order-audit.ts';
import { SHORT_ID_FACTOR } from './order-id.ts';
import type { OrderRow, StoredUpdate } from './orders.presenter.ts';

export type NewOrder = Pick<
  OrderRow,
  | 'tipo'
  | 'mesa'
  | 'direccion'
  | 'telefono'
  | 'nombreCliente'
  | 'email'
  | 'metodoPago'
  | 'creadoPor'
  | 'client_id'
  | 'total'
  | 'seguimiento'
> & {
  /** The first 19 characters of the id; the database adds the five that people read aloud. */
  idPrefix: string;
  employee_id: string | null;
  productos: OrderLine[];
  /** Of the menu it was priced from. */
  menuVersion: number;
  idempotency_key: string | null;
  request_hash: Buffer | null;
  /** The version of the data policy that a guest accepted with it. */
  policyVersion: string | null;
};

/** What is read of an order, from `orders o`. */
export const COLUMNS = sql.raw(
  [
    'id',
    'revision',
    'tipo',
    'estado',
    'mesa',
    'direccion',
    'telefono',
    '"nombreCliente"',
    'email',
    '"metodoPago"',
    '"creadoPor"',
    'client_id',
    'productos',
    'total',
    'updates',
    '"horaCreacion"',
    '"fechaPreparado"',
    '"fechaEntregado"',
    '"fechaCancelado"',
    '"fechaFacturado"',
    '"fechaBaja"',
    '"motivoBaja"',
    'seguimiento',
  ]
    .map((column) => `o.${column}`)
    .join(', '),
);

/**
 * One statement, so one commit: the sede's revision rises and the order is written, or neither.
 * Undefined when the menu has changed since the order was priced, or the client was forgotten. An order taken by the staff leaves
 * a trace of who took it, one of a guest the proof of what it accepted.
 */
export async function insertOrder(
  db: Db,
  sede: Sede,
  order: NewOrder,
  staff: Session | null,
): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    WITH ${order.client_id ? sql`diner AS (${lockedClient(sede, order.client_id)}),` : sql``}
    counted AS (
      UPDATE location_counters c SET revision = c.revision + 1, order_count = c.order_count + 1
      ${order.client_id ? sql`FROM diner` : sql``}
      WHERE c.restaurant_id = ${sede.restaurantId} AND c.location_id = ${sede.locationId}
        AND c.menu_version = ${order.menuVersion}
      RETURNING c.revision, c.order_count
    ), created AS (
      INSERT INTO orders AS o (
        restaurant_id, location_id, id, revision, tipo, mesa, direccion, telefono, "nombreCliente",
        email, "metodoPago", "creadoPor", client_id, employee_id, productos, total,
        idempotency_key, request_hash, seguimiento
      )
      SELECT
        ${sede.restaurantId}, ${sede.locationId},
        ${order.idPrefix} || lpad(to_hex((counted.order_count * ${SHORT_ID_FACTOR}::bigint) & 1048575), 5, '0'),
        counted.revision, ${order.tipo}, ${order.mesa}, ${order.direccion}, ${order.telefono},
        ${order.nombreCliente}, ${order.email}, ${order.metodoPago}, ${order.creadoPor},
        ${order.client_id}::uuid, ${order.employee_id}::uuid, ${JSON.stringify(order.productos)}::jsonb,
        ${order.total}::bigint, ${order.idempotency_key}, ${order.request_hash}::bytea,
        ${order.seguimiento}
      FROM counted
      RETURNING ${COLUMNS}
    )${staff ? sql`, ${createdBy(staff, sede)}` : sql``}${order.policyVersion ? sql`, ${consented(sede, order.policyVersion)}` : sql``}
    SELECT ${COLUMNS} FROM created o`.execute(db);
  return rows[0];
}

/** Before the counter: whoever forgets a client locks in the same order. */
function lockedClient(sede: Sede, clientId: string) {
  return sql`SELECT id FROM clients
    WHERE restaurant_id = ${sede.restaurantId} AND location_id = ${sede.locationId}
      AND id = ${clientId}::uuid AND forgotten_at IS NULL FOR SHARE`;
}

function consented(sede: Sede, version: string) {
  return sql`consented AS (
    INSERT INTO consents (restaurant_id, location_id, email, version, canal)
    SELECT ${sede.restaurantId}, ${sede.locationId}, o.email, ${version}, 'pedido' FROM created o
  )`;
}

function createdBy(staff: Session, sede: Sede) {
  return auditedBy(staff, sede, {
    action: 'creado',
    from: 'created',
    before: sql`NULL::jsonb`,
    after: sql`jsonb_strip_nulls(jsonb_build_object('estado', o.estado, 'tipo', o.tipo, 'mesa', o.mesa, 'total', o.total))`,
  });
}

export async function findOrder(db: Db, sede: Sede, id: string): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    SELECT ${COLUMNS} FROM orders o
    WHERE o.restaurant_id = ${sede.restaurantId} AND o.location_id = ${sede.locationId}
      AND o.id = ${id}`.execute(db);
  return rows[0];
}

export async function findOrderByKey(db: Db, sede: Sede, key: string) {
  const { rows } = await sql<OrderRow & { request_hash: Buffer }>`
    SELECT ${COLUMNS}, o.request_hash FROM orders o
    WHERE o.restaurant_id = ${sede.restaurantId} AND o.location_id = ${sede.locationId}
      AND o.idempotency_key = ${key}`.execute(db);
  return rows[0];
}

/** Lets another order have the key. */
export async function releaseKey(db: Db, sede: Sede, id: string): Promise<void> {
  await db
    .updateTable('orders')
    .set({ idempotency_key: null, request_hash: null })
    .where('restaurant_id', '=', sede.restaurantId)
    .where('location_id', '=', sede.locationId)
    .where('id', '=', id)
    .execute();
}

type Move = {
  transition: Transition;
  motivoBaja: string | null;
  /** Of the order as its mover saw it; null moves whatever it has become. */
  revision: number | null;
};

/**
 * Moves the order only if it still is in `transition.from`. The order is locked before the counter,
 * so the loser of a race finds nothing to move and raises no revision.
 */
export async function moveOrder(
  db: Db,
  sede: Sede,
  id: string,
  { transition, motivoBaja, revision }: Move,
  author: Session,
): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    WITH target AS (
      SELECT id FROM orders
      WHERE restaurant_id = ${sede.restaurantId} AND location_id = ${sede.locationId}
        AND id = ${id} AND estado = ${transition.from}
        AND revision = coalesce(${revision}::bigint, revision)
      FOR UPDATE
    ), counted AS (
      UPDATE location_counters c SET revision = c.revision + 1
      FROM target
      WHERE c.restaurant_id = ${sede.restaurantId} AND c.location_id = ${sede.locationId}
      RETURNING c.revision
    ), moved AS (
      UPDATE orders o
      SET estado = ${transition.to}, ${sql.ref(transition.timestamp)} = now(),
        "motivoBaja" = ${motivoBaja}, revision = counted.revision
      FROM counted
      WHERE o.restaurant_id = ${sede.restaurantId} AND o.location_id = ${sede.locationId}
        AND o.id = ${id}
      RETURNING ${COLUMNS}
    ), ${auditedBy(author, sede, {
      action: transition.to,
      from: 'moved',
      before: sql`jsonb_build_object('estado', ${transition.from}::text)`,
      after: sql`jsonb_strip_nulls(jsonb_build_object('estado', o.estado, 'motivoBaja', o."motivoBaja"))`,
    })}
    SELECT ${COLUMNS} FROM moved o`.execute(db);
  return rows[0];
}

export type EditedOrder = Pick<
  NewOrder,
  | 'tipo'
  | 'mesa'
  | 'direccion'
  | 'telefono'
  | 'nombreCliente'
  | 'email'
  | 'metodoPago'
  | 'productos'
  | 'total'
  | 'menuVersion'
> & {
  /** Of the order it was made from. */
  revision: number;
  update: StoredUpdate;
};

/**
 * Rewrites an order that still is in `enviado` and as it was read. Undefined when it is not, or when
 * the menu has changed since the lines were priced.
 */
export async function rewriteOrder(
  db: Db,
  sede: Sede,
  id: string,
  edited: EditedOrder,
  author: Session,
): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    WITH target AS (
      SELECT id, total FROM orders
      WHERE restaurant_id = ${sede.restaurantId} AND location_id = ${sede.locationId}
        AND id = ${id} AND estado = 'enviado' AND revision = ${edited.revision}
      FOR UPDATE
    ), counted AS (
      UPDATE location_counters c SET revision = c.revision + 1
      FROM target
      WHERE c.restaurant_id = ${sede.restaurantId} AND c.location_id = ${sede.locationId}
        AND c.menu_version = ${edited.menuVersion}
      RETURNING c.revision, target.total AS old_total
    ), edited AS (
      UPDATE orders o
      SET tipo = ${edited.tipo}, mesa = ${edited.mesa}, direccion = ${edited.direccion},
        telefono = ${edited.telefono}, "nombreCliente" = ${edited.nombreCliente},
        email = ${edited.email}, "metodoPago" = ${edited.metodoPago},
        productos = ${JSON.stringify(edited.productos)}::jsonb, total = ${edited.total}::bigint,
        updates = o.updates || ${JSON.stringify([edited.update])}::jsonb,
        revision = counted.revision
      FROM counted
      WHERE o.restaurant_id = ${sede.restaurantId} AND o.location_id = ${sede.locationId}
        AND o.id = ${id}
      RETURNING ${COLUMNS}
    ), ${auditedBy(author, sede, {
      action: 'editado',
      from: 'edited',
      before: sql`jsonb_build_object('total', (SELECT old_total FROM counted),
        'productos', ${JSON.stringify(edited.update.productosAntes ?? [])}::jsonb)`,
      after: sql`jsonb_build_object('total', o.total, 'productos', o.productos)`,
    })}
    SELECT ${COLUMNS} FROM edited o`.execute(db);
  return rows[0];
}

export type OrderListFilter = Omit<OrderListQuery, 'dbName' | 'cursor' | 'q'> & {
  cursor: PageCursor | null;
};

export type ListedOrders = { rows: OrderRow[]; revision: number };

/** A page of the sede's orders, newest first, and its revision as of the same instant. */
export async function selectOrders(
  db: Db,
  sede: Sede,
  query: OrderListFilter,
): Promise<ListedOrders> {
  const { rows } = await sql<OrderRow & { sede_revision: number }>`
    SELECT c.revision AS sede_revision, page.*
    FROM location_counters c
    LEFT JOIN LATERAL (${newest(sede, query, COLUMNS, query.limit + 1)}) page ON true
    WHERE c.restaurant_id = ${sede.restaurantId} AND c.location_id = ${sede.locationId}
    ORDER BY page."horaCreacion" DESC, page.id DESC`.execute(db);
  return {
    rows: rows.filter((row) => row.id !== null),
    revision: rows[0]?.sede_revision ?? 0,
  };
}

/**
 * The newest orders in scope. Of several states the newest of each are taken and then those of all: an
 * index knows the newest of one state, and would have to fetch and sort everything of several.
 */
export function newest(
  sede: Sede,
  query: OrderListFilter,
  columns: RawBuilder<unknown>,
  limit: number,
): RawBuilder<unknown> {
  const inScope = sql.join(conditions(sede, query), sql` AND `);
  const ordered = sql`ORDER BY o."horaCreacion" DESC, o.id DESC LIMIT ${limit}`;
  if (!query.estado) return sql`SELECT ${columns} FROM orders o WHERE ${inScope} ${ordered}`;
  return sql`SELECT o.* FROM unnest(${[...new Set(query.estado)] satisfies Estado[]}::text[]) wanted(estado),
    LATERAL (
      SELECT ${columns} FROM orders o WHERE ${inScope} AND o.estado = wanted.estado ${ordered}
    ) o ${ordered}`;
}

/** Of `orders o`. */
function conditions(sede: Sede, query: OrderListFilter): Expression<SqlBool>[] {
  const { desde, hasta, cursor, sinceRevision } = query;
  return [
    sql<SqlBool>`o.restaurant_id = ${sede.restaurantId}`,
    sql<SqlBool>`o.location_id = ${sede.locationId}`,
    desde && sql<SqlBool>`o."horaCreacion" >= ${dayRange(desde).from}`,
    hasta && sql<SqlBool>`o."horaCreacion" < ${dayRange(hasta).to}`,
    sinceRevision !== undefined && sql<SqlBool>`o.revision > ${sinceRevision}`,
    cursor && sql<SqlBool>`(o."horaCreacion", o.id) < (${cursor.at}, ${cursor.id})`,
  ].filter((condition) => typeof condition === 'object' && condition !== null);
}
