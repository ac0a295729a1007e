import { countsInAccount } from '../accounts/accounts.rules.ts';
import type { Account } from '../accounts/accounts.ts';
import { taxWords } from '../accounts/taxes.rules.ts';
import { formatNit } from '../forms/nit.rules.ts';
import { formatMoney } from '../money.ts';
import { lineaOf } from '../orders/line-numbers.ts';
import { type LinePart, partsOf, partWords } from '../orders/line-parts.words.ts';
import type { Order, OrderLine } from '../orders/orders.ts';
import { tableWords } from '../orders/table.words.ts';
import { centred, paired, priced, wrap } from '../printing/paper.ts';
import { ticketMessages } from '../printing/printing.messages.ts';
import type { TicketColumns } from '../printing/printing.ts';
import { tillTicketMessages as words } from './till-tickets.messages.ts';

/** Whose ticket it is, as its head says. */
export interface TillTicketHead {
  restaurante: string;
  nombre: string;
  nit: string;
  direccion: string;
  telefono: string;
}

export interface TillTicketOptions {
  columns: TicketColumns;
  duplicate?: boolean;
  /** When it is printed. */
  at: Date;
}

export type BilledOrder = Pick<Order, '_id' | 'estado' | 'productos'>;

export function headRows(
  title: string,
  { restaurante, nombre, nit, direccion, telefono }: TillTicketHead,
  { columns, duplicate = false }: TillTicketOptions,
): string[] {
  return [
    restaurante,
    ...(nombre === restaurante ? [] : [nombre]),
    ...(nit.trim() ? [words.nit(formatNit(nit))] : []),
    direccion,
    ...(telefono.trim() ? [words.phone(telefono)] : []),
    '',
    title,
    ...(duplicate ? [ticketMessages.duplicate] : []),
  ].flatMap((text) => (text === '' ? [''] : centred(text, columns)));
}

/** Whose account it is. */
export function accountRows(
  { tipo, mesas, nombre, comensales, mesero }: Account,
  columns: TicketColumns,
): string[] {
  return [
    ...(tipo === 'mesa' && mesas.length > 0 ? [tableWords(mesas.join(' + '))] : []),
    ...(nombre ? [words.client(nombre)] : []),
    ...(comensales ? [words.guests(comensales)] : []),
    ...(mesero ? [words.waiter(mesero.nombre)] : []),
  ].flatMap((text) => wrap(text, columns));
}

/** What was eaten and drunk: equal dishes of all rounds in one row. */
export function dishRows(orders: readonly BilledOrder[], columns: TicketColumns): string[] {
  const dishes = new Map<string, BilledDish>();
  for (const line of orders.filter(countsInAccount).flatMap(({ productos }) => productos)) {
    const parts = partsOf(line);
    const key = JSON.stringify([
      line.nombre,
      line.precio,
      parts.map(({ tipo, nivel, texto }) => [tipo, nivel, texto]),
    ]);
    const known = dishes.get(key) ?? { line, parts, cantidad: 0, lines: 0, subtotal: 0 };
    dishes.set(key, {
      ...known,
      cantidad: known.cantidad + line.cantidad,
      lines: known.lines + 1,
      subtotal: known.subtotal + line.subtotal,
    });
  }
  return [...dishes.values()].flatMap((dish) => [
    ...priced(`${dish.cantidad} x ${dish.line.nombre}`, dish.subtotal, columns),
    ...dish.parts.flatMap((part) => {
      const text = partWords({ ...part, alcance: scopeOf(part, dish) });
      return wrap(`+ ${text}`, columns, part.nivel === 0 ? '  ' : '    ');
    }),
  ]);
}

/** Equal dishes of several lines. */
interface BilledDish {
  line: OrderLine;
  parts: LinePart[];
  cantidad: number;
  lines: number;
  subtotal: number;
}

/** Options are of each dish; additions and combos are once a line. */
function scopeOf({ tipo }: LinePart, { cantidad, lines }: BilledDish): string {
  if (tipo === 'opcion') return cantidad > 1 ? 'c/u' : '';
  return lines < cantidad ? `para ${lines}` : '';
}

/** What it costs: what was taken off, and the taxes that the total has inside. */
export function totalRows(
  { ajustes, totales }: Account,
  orders: readonly BilledOrder[],
  columns: TicketColumns,
): string[] {
  const taken = ajustes.filter(({ aplicado }) => aplicado > 0);
  const told = taken.reduce((sum, { aplicado }) => sum + aplicado, 0);
  const discounts =
    told === totales.descuentos
      ? taken.map((one) => ({ text: adjustmentWords(one, orders), aplicado: one.aplicado }))
      : // Orders that were charged by themselves keep what was taken off them then.
        [{ text: words.discounts, aplicado: totales.descuentos }];
  return [
    ...(totales.descuentos > 0 ? priced(words.consumption, totales.consumo, columns) : []),
    ...discounts.flatMap(({ text, aplicado }) => priced(text, -aplicado, columns)),
    ...priced(words.total, totales.total, columns),
    ...totales.impuestos.flatMap(({ codigo, base, valor }) => [
      ...priced(words.taxInside(taxWords(codigo)), valor, columns),
      ...wrap(words.taxBase(formatMoney(base)), columns, '  '),
    ]),
  ];
}

/** 'Cortesía 1 x Limonada', 'Descuento 10 %': why it was given is for the restaurant alone. */
function adjustmentWords(
  { tipo, porcentaje, pedido, linea, cantidad }: Account['ajustes'][number],
  orders: readonly BilledOrder[],
): string {
  const kind = tipo === 'cortesia' ? words.courtesy : words.discount;
  const percent = tipo === 'descuento' && porcentaje !== null ? ` ${porcentaje} %` : '';
  const lines = orders.find(({ _id }) => _id === pedido)?.productos ?? [];
  const dish = lines.find((line, at) => lineaOf(line, at) === linea);
  return `${kind}${percent}${dish ? ` ${cantidad ?? dish.cantidad} x ${dish.nombre}` : ''}`;
}

/** What the guests said about a tip, and the sum with it; nothing where nobody was asked. */
export function tipRows(
  { total, tip }: { total: number; tip: number | null },
  columns: TicketColumns,
): string[] {
  if (tip === null) return [];
  if (tip === 0) return paired(words.tip, words.noTip, columns);
  return [...priced(words.tip, tip, columns), ...priced(words.totalWithTip, total + tip, columns)];
}
