import type { Order } from '@comanda/contract/orders/orders';

/** How the database writes each field from its column. */
const FIELDS: Record<Exclude<keyof Order, '_id' | 'dbName'>, (column: string) => string> = {
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
  revision: asItIs,
};

/** What is read of `orders` to write one. */
export const WIRE_COLUMNS = ['id', ...Object.keys(FIELDS).map(columnOf)];

/**
 * The SQL of an order as `presentOrder` presents it, from `o`: the database writes the JSON of a list and
 * nobody parses it only to write it again. `dbName` is the place of the sede's name, as JSON.
 */
export function wireSql(o: string, dbName: string): string {
  const written = [
    ['_id', quoted(`${o}.id`)],
    ['dbName', dbName],
    ...Object.entries(FIELDS).map(([name, write]) => [name, write(`${o}."${columnOf(name)}"`)]),
  ];
  const parts = written.map(([name, value]) => `'"${name}":', ${value}`);
  return `concat('{', ${parts.join(`, ',', `)}, '}')`;
}

/** Where somebody came from never leaves the server, only that nobody has seen them. */
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

/** A word of ours, with nothing in it to escape. */
function quoted(column: string): string {
  return `'"', ${column}, '"'`;
}

function text(column: string): string {
  return `coalesce(to_json(${column})::text, 'null')`;
}

function time(column: string): string {
  return `coalesce(to_char(${column} AT TIME ZONE 'UTC', '"\\""YYYY-MM-DD"T"HH24:MI:SS.MS"Z\\""'), 'null')`;
}

/** How an edit is known when its request comes twice is of no use to anybody else. */
function publicUpdates(column: string): string {
  return `CASE WHEN ${column} = '[]' THEN '[]' ELSE (
  SELECT json_agg(edit - 'clave' - 'huella' ORDER BY at)::text
  FROM jsonb_array_elements(${column}) WITH ORDINALITY AS edits (edit, at)) END`;
}
