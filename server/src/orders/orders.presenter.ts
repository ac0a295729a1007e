import type { Order, OrderUpdate } from '@comanda/contract/orders/orders';
import type { Selectable } from 'kysely';
import type { Tables } from '../db/tables.ts';

export type OrderRow = Omit<
  Selectable<Tables['orders']>,
  'restaurant_id' | 'location_id' | 'employee_id' | 'idempotency_key' | 'request_hash' | 'busqueda'
>;

/** `clave` and `huella` recognise an edit that is sent twice; they never leave the server. */
export type StoredUpdate = OrderUpdate & { clave?: string; huella?: string };

export function presentOrder(row: OrderRow, dbName: string): Order {
  return {
    _id: row.id,
    dbName,
    tipo: row.tipo,
    mesa: row.mesa,
    mesaConfirmada: row.mesaConfirmada,
    direccion: row.direccion,
    telefono: row.telefono,
    nombreCliente: row.nombreCliente,
    email: row.email,
    metodoPago: row.metodoPago,
    creadoPor: row.creadoPor,
    desconocido: row.origen !== null,
    productos: row.productos,
    total: row.total,
    estado: row.estado,
    horaCreacion: row.horaCreacion.toISOString(),
    updates: row.updates.map(({ clave: _key, huella: _hash, ...update }) => update),
    motivoBaja: row.motivoBaja,
    fechaPreparado: iso(row.fechaPreparado),
    fechaEntregado: iso(row.fechaEntregado),
    fechaCancelado: iso(row.fechaCancelado),
    fechaFacturado: iso(row.fechaFacturado),
    fechaBaja: iso(row.fechaBaja),
    fechaPago: iso(row.fechaPago),
    descuento: row.descuento,
    cuentaId: row.cuentaId,
    cuentaRevision: row.cuentaRevision,
    cocina: row.cocina,
    programado: iso(row.programado),
    inicioCocina: iso(row.inicioCocina),
    movidoDe: row.movidoDe,
    revision: row.revision,
  };
}

/**
 * An order as a diner or a guest sees it. Which employee took or edited it, and whether the guest
 * is known, is for the restaurant only.
 */
export function presentToDiner(order: Order): Order {
  return {
    ...order,
    desconocido: false,
    // Diners may see their own e-mail.
    creadoPor: order.creadoPor === order.email ? order.creadoPor : null,
    updates: order.updates.map((update) => ({
      ...update,
      // An employee without a name is recorded under the e-mail.
      name: update.name === update.email ? '' : update.name,
      email: '',
    })),
  };
}

function iso(date: Date | null) {
  return date?.toISOString() ?? null;
}

type Stored = Exclude<keyof Order, '_id' | 'dbName' | 'listoAproximado'>;

/** How SQL writes each field from its column. */
const FIELDS: Record<Stored, (column: string) => string> = {
  tipo: quoted,
  mesa: text,
  mesaConfirmada: yesOrNo,
  direccion: text,
  telefono: text,
  nombreCliente: text,
  email: text,
  metodoPago: quoted,
  creadoPor: text,
  desconocido: isThere,
  productos: asItIs,
  total: asItIs,
  estado: quoted,
  horaCreacion: time,
  updates: publicUpdates,
  motivoBaja: text,
  fechaPreparado: time,
  fechaEntregado: time,
  fechaCancelado: time,
  fechaFacturado: time,
  fechaBaja: time,
  fechaPago: time,
  descuento: asItIs,
  cuentaId: quotedOrNull,
  cuentaRevision: numberOrNull,
  cocina: asItIs,
  programado: time,
  inicioCocina: time,
  movidoDe: quotedOrNull,
  revision: asItIs,
};

/** The columns of `orders` that `wireSql` reads. */
export const WIRE_COLUMNS = ['id', ...Object.keys(FIELDS).map(columnOf)];

/**
 * SQL that writes an order, from `o`, as the JSON that `presentOrder` would produce, so that the
 * server sends a list without parsing it. `dbName` is the placeholder of the sede's name, as JSON.
 */
export function wireSql(o: string, dbName: string): string {
  const written = [
    ['_id', quoted(`${o}.id`)],
    ['dbName', dbName],
    ...Object.entries(FIELDS).map(([name, write]) => [name, write(`${o}."${columnOf(name)}"`)]),
  ];
  const parts = written.map(([name, value]) => `'"${name}":', ${value}`);
  // A function takes at most a hundred arguments.
  const half = Math.ceil(parts.length / 2);
  const halves = [parts.slice(0, half), parts.slice(half)];
  const [first, second] = halves.map((some) => `concat(${some.join(`, ',', `)})`);
  return `concat('{', ${first}, ',', ${second}, '}')`;
}

/** `origen` never leaves the server, only whether there is one. */
function columnOf(name: string): string {
  return name === 'desconocido' ? 'origen' : name;
}

function isThere(column: string): string {
  return yesOrNo(`(${column} IS NOT NULL)`);
}

function yesOrNo(column: string): string {
  return `${column}::text`;
}

function asItIs(column: string): string {
  return column;
}

/** One of our own words, with nothing to escape. */
function quoted(column: string): string {
  return `'"', ${column}, '"'`;
}

function quotedOrNull(column: string): string {
  return `coalesce('"' || ${column} || '"', 'null')`;
}

function numberOrNull(column: string): string {
  return `coalesce(${column}::text, 'null')`;
}

function text(column: string): string {
  return `coalesce(to_json(${column})::text, 'null')`;
}

function time(column: string): string {
  return `coalesce(to_char(${column} AT TIME ZONE 'UTC', '"\\""YYYY-MM-DD"T"HH24:MI:SS.MS"Z\\""'), 'null')`;
}

/** Drops `clave` and `huella`, which only recognise an edit that is sent twice. */
function publicUpdates(column: string): string {
  return `CASE WHEN ${column} = '[]' THEN '[]' ELSE (
  SELECT json_agg(edit - 'clave' - 'huella' ORDER BY at)::text
  FROM jsonb_array_elements(${column}) WITH ORDINALITY AS edits (edit, at)) END`;
}
