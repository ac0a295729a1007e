import type { OrderMove } from '@comanda/contract/orders/order-moves';
import { searchText } from '@comanda/contract/orders/order-search';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { inSede } from '../sessions/in-sede.ts';
import type { Sede, Session } from '../sessions/session.ts';
import type { editChanges } from './edit-order.service.ts';
import type { NewOrder } from './insert-order.db.ts';
import { type OrderRow, type StoredUpdate, WIRE_COLUMNS } from './orders.presenter.ts';

/** The columns read of an order, from `orders o`. */
export const COLUMNS = sql.raw(
  [...WIRE_COLUMNS, 'client_id', 'seguimiento'].map((column) => `o."${column}"`).join(', '),
);

export async function findOrder(db: Db, sede: Sede, id: string): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    SELECT ${COLUMNS} FROM orders o
    WHERE ${inSede(sede, 'o')}
      AND o.id = ${id}`.execute(db);
  return rows[0];
}

export async function findOrderByKey(db: Db, sede: Sede, key: string) {
  const { rows } = await sql<OrderRow & { request_hash: Buffer }>`
    SELECT ${COLUMNS}, o.request_hash FROM orders o
    WHERE ${inSede(sede, 'o')}
      AND o.idempotency_key = ${key}`.execute(db);
  return rows[0];
}

/** Frees the key for another order. */
export async function releaseKey(db: Db, sede: Sede, id: string): Promise<void> {
  await db
    .updateTable('orders')
    .set({ idempotency_key: null, request_hash: null })
    .where(inSede(sede))
    .where('id', '=', id)
    .execute();
}

type WrittenMove = {
  move: OrderMove;
  motivoBaja: string | null;
  /** Revision of the order as the person saw it; null moves it whatever has changed. */
  revision: number | null;
};

/**
 * Moves the order only if it is still in `move.from`. The order is locked before the counter, so
 * the loser of a race finds nothing to move and raises no revision.
 */
export async function writeMove(
  db: Db,
  sede: Sede,
  id: string,
  { move, motivoBaja, revision }: WrittenMove,
  author: Session,
): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    WITH target AS (
      SELECT id FROM orders
      WHERE ${inSede(sede)}
        AND id = ${id} AND estado = ${move.from}
        AND revision = coalesce(${revision}::bigint, revision)
      FOR UPDATE
    ), counted AS (
      UPDATE location_counters c SET revision = c.revision + 1
      FROM target
      WHERE ${inSede(sede, 'c')}
      RETURNING c.revision
    ), moved AS (
      UPDATE orders o
      SET estado = ${move.to}, ${sql.ref(move.timestamp)} = now(),
        "motivoBaja" = ${motivoBaja}, revision = counted.revision,
        -- Once handed over or cancelled, its origin no longer matters.
        origen = CASE WHEN ${move.to} = 'preparado' THEN o.origen END
      FROM counted
      WHERE ${inSede(sede, 'o')}
        AND o.id = ${id}
      RETURNING ${COLUMNS}
    ), ${auditedBy(author, sede, {
      action: move.to,
      from: 'moved',
      before: sql`jsonb_build_object('estado', ${move.from}::text)`,
      after: sql`jsonb_strip_nulls(jsonb_build_object('estado', o.estado, 'motivoBaja', o."motivoBaja"))`,
    })}
    SELECT ${COLUMNS} FROM moved o`.execute(db);
  return rows[0];
}

/**
 * Records that the staff have seen who sits at the table. Undefined when there is nothing to
 * confirm, which raises no revision.
 */
export async function confirmOrderTable(
  db: Db,
  sede: Sede,
  id: string,
  author: Session,
): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    WITH target AS (
      SELECT id FROM orders
      WHERE ${inSede(sede)}
        AND id = ${id} AND NOT "mesaConfirmada"
      FOR UPDATE
    ), counted AS (
      UPDATE location_counters c SET revision = c.revision + 1
      FROM target
      WHERE ${inSede(sede, 'c')}
      RETURNING c.revision
    ), moved AS (
      UPDATE orders o SET "mesaConfirmada" = true, origen = NULL, revision = counted.revision
      FROM counted
      WHERE ${inSede(sede, 'o')}
        AND o.id = ${id}
      RETURNING ${COLUMNS}
    ), ${auditedBy(author, sede, {
      action: 'mesa_confirmada',
      from: 'moved',
      before: sql`NULL::jsonb`,
      after: sql`jsonb_build_object('mesa', o.mesa)`,
    })}
    SELECT ${COLUMNS} FROM moved o`.execute(db);
  return rows[0];
}

type EditedOrder = Pick<
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
  /** Revision of the order that was edited. */
  revision: number;
  update: StoredUpdate;
  /** For the audit log: correct as long as the order still has that revision. */
  changes: ReturnType<typeof editChanges>;
};

/**
 * Rewrites an order that is still `enviado` and at the revision that was read. Undefined when it is
 * not, or when the menu has changed since the lines were priced.
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
      SELECT id FROM orders
      WHERE ${inSede(sede)}
        AND id = ${id} AND estado = 'enviado' AND revision = ${edited.revision}
      FOR UPDATE
    ), counted AS (
      UPDATE location_counters c SET revision = c.revision + 1
      FROM target
      WHERE ${inSede(sede, 'c')}
        AND c.menu_version = ${edited.menuVersion}
      RETURNING c.revision
    ), edited AS (
      UPDATE orders o
      SET tipo = ${edited.tipo}, mesa = ${edited.mesa}, direccion = ${edited.direccion},
        telefono = ${edited.telefono}, "nombreCliente" = ${edited.nombreCliente},
        email = ${edited.email}, "metodoPago" = ${edited.metodoPago},
        productos = ${JSON.stringify(edited.productos)}::jsonb, total = ${edited.total}::bigint,
        updates = o.updates || ${JSON.stringify([edited.update])}::jsonb,
        busqueda = ${searchText(edited)}, revision = counted.revision,
        "mesaConfirmada" = true, origen = NULL
      FROM counted
      WHERE ${inSede(sede, 'o')}
        AND o.id = ${id}
      RETURNING ${COLUMNS}
    ), ${auditedBy(author, sede, {
      action: 'editado',
      from: 'edited',
      before: sql`${JSON.stringify(edited.changes.before)}::jsonb`,
      after: sql`${JSON.stringify(edited.changes.after)}::jsonb`,
    })}
    SELECT ${COLUMNS} FROM edited o`.execute(db);
  return rows[0];
}

type Trace = {
  action: string;
  /** The part of the statement that has the changed order, as `o`. */
  from: 'moved' | 'edited';
  before: RawBuilder<unknown>;
  after: RawBuilder<unknown>;
};

/**
 * The part of the statement that writes the audit entry of a changed order. Both are written or
 * neither, without another round trip.
 */
function auditedBy(
  author: Session,
  sede: Sede,
  { action, from, before, after }: Trace,
): RawBuilder<unknown> {
  return sql`audited AS (
    INSERT INTO audit_entries (
      restaurant_id, location_id, actor_tipo, actor_id, actor_nombre, action, entity, entity_id,
      before, after
    )
    SELECT ${sede.restaurantId}, ${sede.locationId}, ${author.actor.tipo}, ${author.subjectId}::uuid,
      ${author.nombre || author.email}, ${action}, 'pedido', o.id, ${before}, ${after}
    FROM ${sql.table(from)} o
  )`;
}
