import { randomUUID } from 'node:crypto';
import type { SedeSettings } from '@comanda/contract/locations/locations';
import type { Tope } from '@comanda/contract/locations/sede-settings.rules';
import { searchText } from '@comanda/contract/orders/order-search';
import type { OrderLine } from '@comanda/contract/orders/orders';
import type { KitchenTicket } from '@comanda/contract/printing/kitchen-ticket';
import { type Db, pipelineOf } from '../db/db.ts';
import { calledWith, prepare } from '../db/prepared.ts';
import { inSede } from '../sessions/in-sede.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { NO_SEAT, type Seat } from '../tables/seat.ts';
import { SHORT_ID_FACTOR } from './order-id.ts';
import type { Later } from './order-slots.db.ts';
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

/** Why an order was not written. */
type Refused =
  | { outcome: 'sede_cambiada' | 'cliente_olvidado' | 'franja_llena' }
  | { outcome: 'tope'; tope: Tope };
/** `mesas`: the version of the board after it. */
type Placed = { outcome: 'ok'; row: OrderRow; mesas: number };

/** What is written with an order. */
type Beside = { seat?: Seat; tickets?: readonly KitchenTicket[]; later?: Later | null };

/**
 * Writes the order by one call and so one commit: the sede's revision rises and the order is there,
 * or neither. An order taken by the staff adds an audit entry, one of a guest the proof of the
 * accepted policy. The order of a `stranger` is written only while their open orders are below the
 * caps. Its tickets for the kitchen are there if it is. `later`: it is wanted later or takes a place of a slot, and is not
 * written if the slot has none.
 */
export async function insertOrder(
  db: Db,
  sede: Sede,
  order: NewOrder,
  staff: Session | null,
  stranger: Stranger | null,
  { seat = NO_SEAT, tickets = [], later = null }: Beside = {},
): Promise<Placed | Refused> {
  const { tipo, mesa, total } = order;
  const values = {
    ...order,
    ...seat,
    restaurantId: sede.restaurantId,
    locationId: sede.locationId,
    factor: SHORT_ID_FACTOR,
    productos: JSON.stringify(order.productos),
    busqueda: searchText(order),
    // Node prepares random ids in bulk; the database would ask the system for each.
    traceId: staff && randomUUID(),
    actorTipo: staff?.actor.tipo,
    actorId: staff?.subjectId,
    actorNombre: staff?.nombre || staff?.email,
    trace: staff && JSON.stringify({ estado: 'enviado', tipo, ...(mesa && { mesa }), total }),
    origen: stranger?.origen,
    topes: stranger && topesOf(order, stranger),
  };
  const printed = { ...values, ...inColumns(tickets) };
  const [answer] = later
    ? await placeLaterOrder(db, { ...printed, ...later })
    : tickets.length === 0
      ? await placeOrder(db, values)
      : await placePrintedOrder(db, printed);
  const placed = readAnswer((answer as { placed: string }).placed);
  if (placed.outcome !== 'ok') return placed;
  const { id, revision, mesas, horaCreacion } = placed;
  const row = {
    ...FRESH,
    ...order,
    id,
    revision,
    horaCreacion,
    origen: placed.extrano && stranger ? stranger.origen : null,
    cuentaId: seat.cuenta,
    cuentaRevision: seat.cuenta === null ? null : revision,
    programado: later?.programado ?? null,
    inicioCocina: later?.inicio ?? null,
    franja: later?.franja ?? null,
  };
  return { outcome: 'ok', row, mesas };
}

function inColumns(tickets: readonly KitchenTicket[]) {
  return {
    estaciones: tickets.map(({ estacion }) => estacion),
    impresoras: tickets.map(({ impresora }) => impresora),
    tiquetes: tickets.map(({ texto }) => texto),
  };
}

/** Null where the sede takes orders only of people it knows. */
function topesOf({ client_id }: NewOrder, stranger: Stranger) {
  if (stranger.soloConocidos) return null;
  const own = client_id ? stranger.topeCuenta : stranger.topeInvitado;
  return [own, stranger.topeDireccion, stranger.topeSede];
}

/** Locked before the sede's counter, by `place_order` too. */
export async function lockClient(tx: Db, sede: Sede, id: string): Promise<void> {
  await tx
    .selectFrom('clients')
    .select('id')
    .where(inSede(sede))
    .where('id', '=', id)
    .forShare()
    .execute();
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
  fechaPago: null,
  descuento: 0,
  motivoBaja: null,
  cocina: {},
  movidoDe: null,
} satisfies Partial<OrderRow>;

/** What the function answers: how it ended, and what only the database knows of the new order. */
type Answer =
  | Refused
  | {
      outcome: 'ok';
      id: string;
      revision: number;
      mesas: number;
      horaCreacion: Date;
      /** Whether it counts as the order of a stranger. */
      extrano: boolean;
    };

/** The words of one text, because the database makes that faster than a record or JSON. */
function readAnswer(text: string): Answer {
  const [outcome, first = '', revision, mesas, created, stranger] = text.split(' ');
  if (outcome === 'tope') return { outcome, tope: first as Tope };
  if (outcome !== 'ok')
    return { outcome: outcome as 'sede_cambiada' | 'cliente_olvidado' | 'franja_llena' };
  return {
    outcome,
    id: first,
    revision: Number(revision),
    mesas: Number(mesas),
    horaCreacion: new Date(Number(created)),
    extrano: stranger !== undefined,
  };
}

/** The arguments of `place_order` (migration 037), in its order. */
const ARGUMENTS = {
  restaurantId: 'uuid',
  locationId: 'uuid',
  menuVersion: 'bigint',
  idPrefix: 'text',
  factor: 'int',
  tipo: 'text',
  mesa: 'text',
  direccion: 'text',
  telefono: 'text',
  nombreCliente: 'text',
  email: 'text',
  metodoPago: 'text',
  creadoPor: 'text',
  client_id: 'uuid',
  employee_id: 'uuid',
  productos: 'jsonb',
  total: 'bigint',
  idempotency_key: 'text',
  request_hash: 'bytea',
  seguimiento: 'text',
  busqueda: 'text',
  mesaConfirmada: 'boolean',
  traceId: 'uuid',
  actorTipo: 'text',
  actorId: 'uuid',
  actorNombre: 'text',
  trace: 'jsonb',
  policyVersion: 'text',
  origen: 'bytea',
  topes: 'int[]',
  mesas: 'bigint',
  cuenta: 'uuid',
  clave: 'text',
  mesaNueva: 'text',
  abre: 'text',
} as const;

const placeOrder = prepare<Record<keyof typeof ARGUMENTS, unknown>, { placed: string }>(
  'place-order',
  (put) => `SELECT place_order(${calledWith(ARGUMENTS, put)}) AS placed`,
  pipelineOf,
);

/** The arguments of `place_order` (migration 057) for an order with tickets. */
const PRINTED_ARGUMENTS = {
  ...ARGUMENTS,
  estaciones: 'text[]',
  impresoras: 'text[]',
  tiquetes: 'text[]',
} as const;

const placePrintedOrder = prepare<
  Record<keyof typeof PRINTED_ARGUMENTS, unknown>,
  { placed: string }
>(
  'place-printed-order',
  (put) => `SELECT place_order(${calledWith(PRINTED_ARGUMENTS, put)}) AS placed`,
  pipelineOf,
);

/** The arguments of `place_order` (migration 060) for an order that is wanted later or that a slot counts. */
const LATER_ARGUMENTS = {
  ...PRINTED_ARGUMENTS,
  programado: 'timestamptz',
  inicio: 'timestamptz',
  franja: 'timestamptz',
  cupo: 'int',
  espera: 'boolean',
} as const;

const placeLaterOrder = prepare<Record<keyof typeof LATER_ARGUMENTS, unknown>, { placed: string }>(
  'place-later-order',
  (put) => `SELECT place_order(${calledWith(LATER_ARGUMENTS, put)}) AS placed`,
  pipelineOf,
);

/** A possible stranger: a hash of their address, and the caps of the sede. */
export type Stranger = {
  origen: Buffer;
  topeInvitado: number;
  topeCuenta: number;
  topeDireccion: number;
  topeSede: number;
  soloConocidos: boolean;
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
