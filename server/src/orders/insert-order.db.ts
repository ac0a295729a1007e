import { randomUUID } from 'node:crypto';
import type { SedeSettings } from '@comanda/contract/locations/locations';
import type { Tope } from '@comanda/contract/locations/sede-settings.rules';
import { searchText } from '@comanda/contract/orders/order-search';
import type { OrderLine } from '@comanda/contract/orders/orders';
import { type Db, pipelineOf } from '../db/db.ts';
import { type Put, prepare } from '../db/prepared.ts';
import { inPreparedSede } from '../sessions/in-sede.ts';
import type { Sede, Session } from '../sessions/session.ts';
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
  | 'mesaConfirmada'
> & {
  /** The first 19 characters of the id; the database adds the five that people read aloud. */
  idPrefix: string;
  employee_id: string | null;
  productos: OrderLine[];
  /** Version of the menu it was priced from. */
  menuVersion: number;
  idempotency_key: string | null;
  request_hash: Buffer | null;
  /** The version of the data policy that a guest accepted with it. */
  policyVersion: string | null;
};

/** How many orders of a sede and estado are read to judge a stranger, so that the check has a bounded cost. */
const SPAN = 1_000;

/** A cap on open orders was reached, so nothing was written. */
type OverCap = { tope: Tope };

/**
 * One statement and so one commit: the sede's revision rises and the order is written, or neither.
 * Undefined when the menu has changed since the order was priced, or the client was forgotten. An
 * order taken by the staff adds an audit entry, one of a guest the proof of the accepted policy.
 * The order of a `stranger` is written only while their open orders are below the caps.
 */
export async function insertOrder(
  db: Db,
  sede: Sede,
  order: NewOrder,
  staff: Session | null,
  stranger: Stranger | null,
): Promise<OrderRow | OverCap | undefined> {
  const { tipo, mesa, total } = order;
  const by = staff ? 'staff' : order.client_id ? 'diner' : 'guest';
  const insert = stranger && by !== 'staff' ? STRANGERS[by] : KNOWN[by];
  const [written] = await insert(db, {
    ...order,
    ...sede,
    ...stranger,
    productos: JSON.stringify(order.productos),
    busqueda: searchText(order),
    // Node prepares random ids in bulk; the database would ask the system for each.
    traceId: staff && randomUUID(),
    actorTipo: staff?.actor.tipo,
    actorId: staff?.subjectId,
    actorNombre: staff?.nombre || staff?.email,
    trace: staff && JSON.stringify({ estado: 'enviado', tipo, ...(mesa && { mesa }), total }),
  });
  if (!written) return undefined;
  const { tope, ...inserted } = written;
  return tope ? { tope } : { ...FRESH, ...order, ...inserted };
}

/** An order to which nothing has happened yet. */
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
  Pick<Sede, 'restaurantId' | 'locationId'> &
  Partial<Stranger> & {
    productos: string;
    busqueda: string;
    traceId: string | null;
    actorTipo: string | undefined;
    actorId: string | undefined;
    actorNombre: string | undefined;
    trace: string | null;
  };

/** What only the database knows of the new order. */
type Inserted = Pick<OrderRow, 'id' | 'revision' | 'horaCreacion' | 'origen'> & {
  tope: Tope | null;
};

const KNOWN = {
  staff: insertion('staff'),
  diner: insertion('diner'),
  guest: insertion('guest'),
};
const STRANGERS = { diner: insertion('diner', true), guest: insertion('guest', true) };

function insertion(by: 'guest' | 'diner' | 'staff', isCapped = false) {
  return prepare<Values, Inserted>(
    `insert-order-by-${by}${isCapped ? '-within-caps' : ''}`,
    (put) => `
    WITH ${
      // Locked before the counter, the same order in which a client is forgotten.
      by === 'diner'
        ? `diner AS (
          SELECT id FROM clients
          WHERE ${inPreparedSede(put)}
            AND id = ${put('client_id')}::uuid AND forgotten_at IS NULL FOR SHARE
        ),`
        : ''
    }
    ${isCapped && by !== 'staff' ? `${judging(by, put)},` : ''}
    counted AS (
      UPDATE location_counters c SET revision = c.revision + 1, order_count = c.order_count + 1
      ${joined(by === 'diner' && 'diner', isCapped && 'judged')}
      WHERE ${inPreparedSede(put, 'c')}
        AND c.menu_version = ${put('menuVersion')}::bigint
        ${isCapped ? 'AND judged.tope IS NULL' : ''}
      RETURNING c.revision, c.order_count${isCapped ? ', judged.origen' : ''}
    ), created AS (
      INSERT INTO orders AS o (
        restaurant_id, location_id, id, revision, tipo, mesa, direccion, telefono, "nombreCliente",
        email, "metodoPago", "creadoPor", client_id, employee_id, productos, total,
        idempotency_key, request_hash, seguimiento, busqueda, "mesaConfirmada", origen
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
        ${put('busqueda')}::text, ${put('mesaConfirmada')}::boolean,
        ${isCapped ? 'counted.origen' : 'NULL'}
      FROM counted
      RETURNING o.id, o.revision, o."horaCreacion", o.origen
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
    SELECT id, revision, "horaCreacion", origen, NULL AS tope FROM created
    ${isCapped ? 'UNION ALL SELECT NULL, NULL, NULL, NULL, tope FROM judged WHERE tope IS NOT NULL' : ''}`,
    pipelineOf,
  );
}

function joined(...tables: (string | false)[]): string {
  const named = tables.filter((table) => table !== false);
  return named.length > 0 ? `FROM ${named.join(', ')}` : '';
}

/** A possible stranger: a hash of their address, and the caps of the sede. */
export type Stranger = {
  origen: Buffer;
  topeInvitado: number;
  topeCuenta: number;
  topeDireccion: number;
  topeSede: number;
  soloConocidos: boolean;
};

type Judged = Partial<Stranger> & {
  restaurantId: string;
  locationId: string;
  client_id: string | null;
  email: string | null;
};

export function strangerFrom(origen: Buffer, { quien, topes }: SedeSettings['pedidos']): Stranger {
  return {
    origen,
    topeInvitado: topes.invitado,
    topeCuenta: topes.cuenta,
    topeDireccion: topes.direccion,
    topeSede: topes.sede,
    soloConocidos: quien === 'conocidos',
  };
}

/**
 * Parts of the statement that writes an order. `judged.tope` is the cap that forbids the order, and
 * `judged.origen` is kept only if its author is a stranger. An account that the sede has served
 * before is not counted. Only orders of strangers have an `origen`; those of the last day count
 * while they are not handed over.
 */
function judging(by: 'guest' | 'diner', put: Put<Judged>): string {
  const ofSede = inPreparedSede(put, 'o');
  const isDiner = by === 'diner';
  const seen = `EXISTS (SELECT FROM orders o WHERE ${ofSede}
    AND o.client_id = ${put('client_id')}::uuid AND o.estado IN ('entregado', 'facturado'))`;
  const newest = (estado: string) => `(
    SELECT o.client_id, o.email, o.origen FROM orders o
    WHERE ${ofSede} AND o.estado = '${estado}' AND o."horaCreacion" > now() - INTERVAL '1 day'
      AND NOT (SELECT is_seen FROM author)
    ORDER BY o."horaCreacion" DESC, o.id DESC LIMIT ${SPAN})`;
  const own = isDiner
    ? `w.client_id = ${put('client_id')}::uuid`
    : `w.client_id IS NULL AND w.email = ${put('email')}::text`;
  const counted: [Tope, string][] = [
    isDiner
      ? ['cuenta', `count(*) FILTER (WHERE ${own}) >= ${put('topeCuenta')}::int`]
      : ['invitado', `count(*) FILTER (WHERE ${own}) >= ${put('topeInvitado')}::int`],
    [
      'direccion',
      `count(*) FILTER (WHERE w.origen = ${put('origen')}::bytea) >= ${put('topeDireccion')}::int`,
    ],
    ['sede', `count(*) >= ${put('topeSede')}::int`],
  ];
  return `author AS (SELECT ${isDiner ? seen : 'false'} AS is_seen),
    judged AS (
      SELECT CASE WHEN NOT author.is_seen THEN ${put('origen')}::bytea END AS origen,
        CASE WHEN author.is_seen THEN NULL
          WHEN ${put('soloConocidos')}::boolean THEN 'conocidos'
          ELSE waiting.tope END AS tope
      FROM author, (
        SELECT CASE ${counted.map(([tope, isOver]) => `WHEN ${isOver} THEN '${tope}'`).join(' ')} END AS tope
        FROM (${newest('enviado')} UNION ALL ${newest('preparado')}) w WHERE w.origen IS NOT NULL
      ) waiting
    )`;
}
