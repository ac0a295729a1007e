import { bogotaDateTime } from '../days.ts';
import { coursesOf } from '../kitchen/courses.rules.ts';
import { settingsMessages } from '../locations/settings.messages.ts';
import { tiemposMessages } from '../menu/tiempos.words.ts';
import { isPriced, type LinePart, partsOf, partWords } from '../orders/line-parts.words.ts';
import { isTableUnconfirmed, shortId } from '../orders/orders.rules.ts';
import type { Order, OrderLine } from '../orders/orders.ts';
import { METODO_PAGO_LABELS, TIPO_LABELS } from '../orders/orders.words.ts';
import { bareTable } from '../orders/table.words.ts';
import { centred, priced, wrap } from './paper.ts';
import { ticketMessages } from './printing.messages.ts';
import type { TicketColumns } from './printing.ts';

interface TicketOptions {
  columns: TicketColumns;
  duplicate?: boolean | undefined;
}

export function ticketText(
  order: Order,
  sede: { nombre: string; restaurante?: string | null | undefined },
  { columns, duplicate = false }: TicketOptions,
): string {
  const rule = '-'.repeat(columns);
  return [
    ...(sede.restaurante ? centred(sede.restaurante, columns) : []),
    ...centred(sede.nombre, columns),
    ...(duplicate ? centred(ticketMessages.duplicate, columns) : []),
    rule,
    ...heading(order).flatMap((text) => wrap(text, columns)),
    rule,
    ...coursed(order).flatMap(({ tiempo, lines }) => [
      ...(tiempo === null ? [] : centred(tiemposMessages.course(tiempo), columns)),
      ...lines.flatMap((line) => lineRows(line, columns)),
    ]),
    rule,
    ...priced('TOTAL', order.total, columns),
    rule,
    ...centred(ticketMessages.notAnInvoice, columns),
    '',
  ].join('\n');
}

/** The lines by course, where there are several; what is made at once comes first. */
function coursed(order: Order): { tiempo: number | null; lines: OrderLine[] }[] {
  const courses = coursesOf(order);
  if (courses.length < 2) return [{ tiempo: null, lines: order.productos }];
  return [null, ...courses].map((tiempo) => ({
    tiempo,
    lines: order.productos.filter((line) => (line.tiempo ?? null) === tiempo),
  }));
}

function heading(order: Order): string[] {
  return [
    `Pedido: ${shortId(order._id).toUpperCase()}`,
    `ID: ${order._id}`,
    `Tipo: ${TIPO_LABELS[order.tipo]}`,
    ...(order.mesa ? [`Mesa: ${bareTable(order.mesa)}`] : []),
    ...(isTableUnconfirmed(order) ? [`** ${settingsMessages.tableUnconfirmed} **`] : []),
    ...(order.direccion ? [`Dirección: ${order.direccion}`] : []),
    ...(order.telefono ? [`Teléfono: ${order.telefono}`] : []),
    `Cliente: ${order.nombreCliente}`,
    `Método de pago: ${METODO_PAGO_LABELS[order.metodoPago]}`,
    `Creado: ${bogotaDateTime(order.horaCreacion)}`,
  ];
}

function lineRows(line: OrderLine, columns: number): string[] {
  return [
    ...priced(`${line.cantidad} x ${line.nombre}`, line.precio * line.cantidad, columns),
    ...partsOf(line).flatMap((part) => partRows(part, columns)),
    ...(line.nota ? wrap(`Nota: ${line.nota}`, columns, '  ') : []),
  ];
}

function partRows(part: LinePart, columns: number): string[] {
  const text = `${part.tipo === 'combo' ? 'Combo: ' : '+ '}${partWords(part)}`;
  const indent = part.nivel === 0 ? '  ' : '    ';
  return isPriced(part) ? priced(text, part.precio, columns, indent) : wrap(text, columns, indent);
}

/** Free text as it is printed: the last line says who wrote it. */
export function signedText(
  text: string,
  { nombre, at }: { nombre: string; at: Date },
  columns: TicketColumns,
): string {
  const signature = ticketMessages.freeText(nombre, bogotaDateTime(at));
  return [text.trimEnd(), '', ...wrap(signature, columns)].join('\n');
}
