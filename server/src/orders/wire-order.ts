import type { Order } from '@comanda/contract/orders';

/**
 * The SQL of an order as `presentOrder` presents it, from `o`: the database writes the JSON of a list and
 * nobody parses it only to write it again. `dbName` is the place of the sede's name, as JSON.
 */
export function wireSql(o: string, dbName: string): string {
  const field = (name: keyof Order) => `${o}."${name}"`;
  const written: Record<keyof Order, string> = {
    _id: quoted(`${o}.id`),
    dbName,
    tipo: quoted(field('tipo')),
    mesa: text(field('mesa')),
    direccion: text(field('direccion')),
    telefono: text(field('telefono')),
    nombreCliente: text(field('nombreCliente')),
    email: text(field('email')),
    metodoPago: quoted(field('metodoPago')),
    creadoPor: text(field('creadoPor')),
    productos: field('productos'),
    total: field('total'),
    estado: quoted(field('estado')),
    horaCreacion: time(field('horaCreacion')),
    updates: publicUpdates(field('updates')),
    motivoBaja: text(field('motivoBaja')),
    fechaPreparado: time(field('fechaPreparado')),
    fechaEntregado: time(field('fechaEntregado')),
    fechaCancelado: time(field('fechaCancelado')),
    fechaFacturado: time(field('fechaFacturado')),
    fechaBaja: time(field('fechaBaja')),
    revision: field('revision'),
  };
  const parts = Object.entries(written).map(([name, value]) => `'"${name}":', ${value}`);
  return `concat('{', ${parts.join(`, ',', `)}, '}')`;
}

/** What is read of `orders` to write one. */
export const WIRE_COLUMNS = [
  'id',
  'tipo',
  'mesa',
  'direccion',
  'telefono',
  'nombreCliente',
  'email',
  'metodoPago',
  'creadoPor',
  'productos',
  'total',
  'estado',
  'horaCreacion',
  'updates',
  'motivoBaja',
  'fechaPreparado',
  'fechaEntregado',
  'fechaCancelado',
  'fechaFacturado',
  'fechaBaja',
  'revision',
];

/** A word of ours, with nothing in it to escape. */
const quoted = (column: string) => `'"', ${column}, '"'`;

const text = (column: string) => `coalesce(to_json(${column})::text, 'null')`;

const time = (column: string) =>
  `coalesce(to_char(${column} AT TIME ZONE 'UTC', '"\\""YYYY-MM-DD"T"HH24:MI:SS.MS"Z\\""'), 'null')`;

/** How an edit is known when its request comes twice is of no use to anybody else. */
const publicUpdates = (column: string) => `CASE WHEN ${column} = '[]' THEN '[]' ELSE (
  SELECT json_agg(edit - 'clave' - 'huella' ORDER BY at)::text
  FROM jsonb_array_elements(${column}) WITH ORDINALITY AS edits (edit, at)) END`;
