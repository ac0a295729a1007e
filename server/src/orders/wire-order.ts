import type { OrderUpdate } from '@comanda/contract/orders';
import type { OrderRow, StoredUpdate } from './orders.presenter.ts';

/**
 * An order on its way from the database to a list on the wire: what already is JSON stays text, times
 * are text in UTC. Parsing fifty orders only to write them again was most of what a list cost.
 */
export type WireRow = Pick<
  OrderRow,
  | 'id'
  | 'revision'
  | 'tipo'
  | 'estado'
  | 'mesa'
  | 'direccion'
  | 'telefono'
  | 'nombreCliente'
  | 'email'
  | 'metodoPago'
  | 'creadoPor'
  | 'total'
  | 'motivoBaja'
> & {
  productos: string;
  updates: string;
  horaCreacion: string;
  fechaPreparado: string | null;
  fechaEntregado: string | null;
  fechaCancelado: string | null;
  fechaFacturado: string | null;
  fechaBaja: string | null;
};

type Column = { name: keyof WireRow; from: string };

const plain = (name: keyof WireRow): Column => ({ name, from: `o."${name}"` });
const asText = (name: keyof WireRow): Column => ({ name, from: `o."${name}"::text` });
const asTime = (name: keyof WireRow): Column => ({
  name,
  from: `(o."${name}" AT TIME ZONE 'UTC')::text`,
});

/** How each is read from `orders o`. */
export const WIRE_COLUMNS: readonly Column[] = [
  plain('id'),
  plain('revision'),
  plain('tipo'),
  plain('estado'),
  plain('mesa'),
  plain('direccion'),
  plain('telefono'),
  plain('nombreCliente'),
  plain('email'),
  plain('metodoPago'),
  plain('creadoPor'),
  plain('total'),
  plain('motivoBaja'),
  asText('productos'),
  asText('updates'),
  asTime('horaCreacion'),
  asTime('fechaPreparado'),
  asTime('fechaEntregado'),
  asTime('fechaCancelado'),
  asTime('fechaFacturado'),
  asTime('fechaBaja'),
];

/** The text of what `presentOrder` makes of the same order. */
export function wireOrder(row: WireRow, dbName: string): string {
  return `{"_id":"${row.id}","dbName":${text(dbName)},"tipo":"${row.tipo}","mesa":${text(row.mesa)},\
"direccion":${text(row.direccion)},"telefono":${text(row.telefono)},\
"nombreCliente":${text(row.nombreCliente)},"email":${text(row.email)},\
"metodoPago":"${row.metodoPago}","creadoPor":${text(row.creadoPor)},"productos":${row.productos},\
"total":${row.total},"estado":"${row.estado}","horaCreacion":"${isoOf(row.horaCreacion)}",\
"updates":${row.updates === '[]' ? '[]' : withoutKeys(row.updates)},\
"motivoBaja":${text(row.motivoBaja)},"fechaPreparado":${time(row.fechaPreparado)},\
"fechaEntregado":${time(row.fechaEntregado)},"fechaCancelado":${time(row.fechaCancelado)},\
"fechaFacturado":${time(row.fechaFacturado)},"fechaBaja":${time(row.fechaBaja)},\
"revision":${row.revision}}`;
}

/** '2026-11-15 11:39:25.12' → '2026-11-15T11:39:25.120Z'. */
export function isoOf(utc: string): string {
  const fraction = (utc.slice(19) || '.').padEnd(4, '0');
  return `${utc.slice(0, 10)}T${utc.slice(11, 19)}${fraction}Z`;
}

/** How an edit is known when its request comes twice is of no use to anybody else. */
export function publicUpdates(updates: readonly StoredUpdate[]): OrderUpdate[] {
  return updates.map(({ clave: _key, huella: _hash, ...update }) => update);
}

function withoutKeys(updates: string): string {
  return JSON.stringify(publicUpdates(JSON.parse(updates)));
}

function text(value: string | null): string {
  return value === null ? 'null' : JSON.stringify(value);
}

function time(utc: string | null): string {
  return utc === null ? 'null' : `"${isoOf(utc)}"`;
}
