import { randomUUID } from 'node:crypto';
import { searchText } from '@comanda/contract/order-search';
import type { OrderLine } from '@comanda/contract/orders';
import { type Db, pipelineOf } from '../db.ts';
import { prepare } from '../prepared.ts';
import type { Sede, Session } from '../session.ts';
import { SHORT_ID_FACTOR } from './order-id.ts';
import type { OrderRow } from './orders.presenter.ts';

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

/**
 * One statement, so one commit: the sede's revision rises and the order is written, or neither.
 * Undefined when the menu has changed since the order was priced, or the client was forgotten. An order
 * taken by the staff leaves a trace of who took it, one of a guest the proof of what it accepted.
 */
export async function insertOrder(
  db: Db,
  sede: Sede,
  order: NewOrder,
  staff: Session | null,
): Promise<OrderRow | undefined> {
  const { tipo, mesa, total } = order;
  const insert = staff ? insertByStaff : order.client_id ? insertByDiner : insertByGuest;
  const rows = await insert(db, {
    ...order,
    ...sede,
    productos: JSON.stringify(order.productos),
    busqueda: searchText(order),
    // Drawn ahead by the hundred, where the database asks its system for each.
    traceId: staff && randomUUID(),
    actorTipo: staff?.actor.tipo,
    actorId: staff?.subjectId,
    actorNombre: staff?.nombre || staff?.email,
    trace: staff && JSON.stringify({ estado: 'enviado', tipo, ...(mesa && { mesa }), total }),
  });
  return rows[0] && { ...FRESH, ...order, ...rows[0] };
}

/** What an order is before anything happened to it. */
const FRESH = {
  estado: 'enviado',
  updates: [],
  fechaPreparado: null,
  fechaEntregado: null,
  fechaCancelado: null,
  fechaFacturado: null,
  fechaBaja: null,
  motivoBaja: null,
} satisfies Partial<OrderRow>;

type Values = Omit<NewOrder, 'productos'> &
  Pick<Sede, 'restaurantId' | 'locationId'> & {
    productos: string;
    busqueda: string;
    traceId: string | null;
    actorTipo: string | undefined;
    actorId: string | undefined;
    actorNombre: string | undefined;
    trace: string | null;
  };

/** What only the database knows of it. */
type Inserted = Pick<OrderRow, 'id' | 'revision' | 'horaCreacion'>;

const insertByGuest = insertion('guest');
const insertByDiner = insertion('diner');
const insertByStaff = insertion('staff');

function insertion(by: 'guest' | 'diner' | 'staff') {
  return prepare<Values, Inserted>(
    `insert-order-by-${by}`,
    (put) => `
    WITH ${
      // Before the counter: whoever forgets a client locks in the same order.
      by === 'diner'
        ? `diner AS (
          SELECT id FROM clients
          WHERE restaurant_id = ${put('restaurantId')}::uuid AND location_id = ${put('locationId')}::uuid
            AND id = ${put('client_id')}::uuid AND forgotten_at IS NULL FOR SHARE
        ),`
        : ''
    }
    counted AS (
      UPDATE location_counters c SET revision = c.revision + 1, order_count = c.order_count + 1
      ${by === 'diner' ? 'FROM diner' : ''}
      WHERE c.restaurant_id = ${put('restaurantId')}::uuid AND c.location_id = ${put('locationId')}::uuid
        AND c.menu_version = ${put('menuVersion')}::bigint
      RETURNING c.revision, c.order_count
    ), created AS (
      INSERT INTO orders AS o (
        restaurant_id, location_id, id, revision, tipo, mesa, direccion, telefono, "nombreCliente",
        email, "metodoPago", "creadoPor", client_id, employee_id, productos, total,
        idempotency_key, request_hash, seguimiento, busqueda
      )
      SELECT
        ${put('restaurantId')}::uuid, ${put('locationId')}::uuid,
        ${put('idPrefix')}::text
          || lpad(to_hex((counted.order_count * ${SHORT_ID_FACTOR}) & 1048575), 5, '0'),
        counted.revision, ${put('tipo')}::text, ${put('mesa')}::text, ${put('direccion')}::text,
        ${put('telefono')}::text, ${put('nombreCliente')}::text, ${put('email')}::text,
        ${put('metodoPago')}::text, ${put('creadoPor')}::text, ${put('client_id')}::uuid,
        ${put('employee_id')}::uuid, ${put('productos')}::jsonb, ${put('total')}::bigint,
        ${put('idempotency_key')}::text, ${put('request_hash')}::bytea, ${put('seguimiento')}::text,
        ${put('busqueda')}::text
      FROM counted
      RETURNING o.id, o.revision, o."horaCreacion"
    )${
      by === 'staff'
        ? `, audited AS (
          INSERT INTO audit_entries (
            restaurant_id, id, location_id, actor_tipo, actor_id, actor_nombre, action, entity,
            entity_id, after
          )
          SELECT ${put('restaurantId')}::uuid, ${put('traceId')}::uuid, ${put('locationId')}::uuid,
            ${put('actorTipo')}::text,
            ${put('actorId')}::uuid, ${put('actorNombre')}::text, 'creado', 'pedido', created.id,
            ${put('trace')}::jsonb
          FROM created
        )`
        : ''
    }${
      by === 'guest'
        ? `, consented AS (
          INSERT INTO consents (restaurant_id, location_id, email, version, canal)
          SELECT ${put('restaurantId')}::uuid, ${put('locationId')}::uuid, ${put('email')}::text,
            ${put('policyVersion')}::text, 'pedido'
          FROM created WHERE ${put('policyVersion')}::text IS NOT NULL
        )`
        : ''
    }
    SELECT id, revision, "horaCreacion" FROM created`,
    pipelineOf,
  );
}
