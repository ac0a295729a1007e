import { bogotaDateTime } from '../days.ts';
import { coursesOf } from '../kitchen/courses.rules.ts';
import { settingsMessages } from '../locations/settings.messages.ts';
import { tiemposMessages } from '../menu/tiempos.words.ts';
import { formatMoney } from '../money.ts';
import { isTableUnconfirmed, shortId } from '../orders/orders.rules.ts';
import type { Order, OrderLine } from '../orders/orders.ts';
import { METODO_PAGO_LABELS, TIPO_LABELS } from '../orders/orders.words.ts';
import { bareTable } from '../orders/table.words.ts';
import { cleanText } from '../text.ts';
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
  const extras = [
    ...line.adiciones.map(({ nombre, precio }) => ({ text: `+ ${nombre}`, precio })),
    ...(line.combo
      ? [line.combo.bebida, line.combo.adicional].map(({ nombre, precio }) => ({
          text: `Combo: ${nombre}`,
          precio,
        }))
      : []),
  ];
  return [
    ...priced(`${line.cantidad} x ${line.nombre}`, line.precio * line.cantidad, columns),
    ...extras.flatMap(({ text, precio }) => priced(text, precio, columns, '  ')),
    ...(line.nota ? wrap(`Nota: ${line.nota}`, columns, '  ') : []),
  ];
}

/** Text on the left in as many rows as it needs, the amount at the right end of the last row. */
function priced(text: string, pesos: number, columns: number, indent = ''): string[] {
  const amount = formatMoney(pesos);
  const rows = wrap(text, columns - amount.length - 1, indent);
  const last = rows.pop() ?? indent;
  return [...rows, last + amount.padStart(columns - length(last))];
}

function centred(text: string, columns: number): string[] {
  return wrap(text, columns).map(
    (row) => ' '.repeat(Math.floor((columns - length(row)) / 2)) + row,
  );
}

/** Breaks between words, and inside a word only when it is wider than the paper. */
function wrap(text: string, columns: number, indent = ''): string[] {
  const width = columns - indent.length;
  const rows: string[] = [];
  let row = '';
  for (const word of cleanText(text)
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((part) => chunks(part, width))) {
    if (row !== '' && length(row) + 1 + length(word) > width) {
      rows.push(row);
      row = '';
    }
    row = row === '' ? word : `${row} ${word}`;
  }
  if (row !== '') rows.push(row);
  return rows.map((content) => indent + content);
}

function chunks(word: string, width: number): string[] {
  const letters = [...word];
  const parts: string[] = [];
  for (let start = 0; start < letters.length; start += width) {
    parts.push(letters.slice(start, start + width).join(''));
  }
  return parts;
}

/** Counts characters as a printer does, not UTF-16 units. */
function length(text: string): number {
  return [...text].length;
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
