import { taxWords } from '../accounts/taxes.rules.ts';
import { bogotaDateTime } from '../days.ts';
import { formatMoney } from '../money.ts';
import { METODO_PAGO_LABELS } from '../orders/orders.words.ts';
import { centred, paired, priced, wrap } from '../printing/paper.ts';
import { ticketMessages } from '../printing/printing.messages.ts';
import type { TicketColumns } from '../printing/printing.ts';
import { headRows, type TillTicketHead, type TillTicketOptions } from './bill-rows.ts';
import { differencesOf } from './closing.rules.ts';
import { sumOf } from './till.rules.ts';
import type { Count, Shift } from './till.ts';
import { CLASE_LABELS, DENOMINACIONES } from './till.words.ts';
import { tillTicketMessages as words } from './till-tickets.messages.ts';
import { DIFFERENCE_WORDS, verdictOf } from './verdict.rules.ts';

/** The closing report of a shift, as it was stored when it closed. */
export function closingTicket(
  shift: Shift,
  head: TillTicketHead,
  options: TillTicketOptions,
): string {
  const { columns } = options;
  const rule = '-'.repeat(columns);
  const { numero, caja, nombre, abierto, cerrado, cerradoPor, nota, reconteos } = shift;
  return [
    ...headRows(words.closing(numero ?? 0), head, options),
    rule,
    ...wrap(words.till(caja), columns),
    ...wrap(words.opened(nombre, bogotaDateTime(abierto)), columns),
    ...(cerrado ? wrap(words.closed(cerradoPor ?? '', bogotaDateTime(cerrado)), columns) : []),
    rule,
    ...cashRows(shift, columns),
    rule,
    ...salesRows(shift, columns),
    rule,
    ...centred(words.count, columns),
    ...countRows(shift, shift.conteo, columns),
    ...(nota ? wrap(words.note(nota), columns) : []),
    ...reconteos.flatMap((again) => [
      rule,
      ...centred(words.recount, columns),
      ...wrap(words.countedBy(again.por, bogotaDateTime(again.fecha)), columns),
      ...countRows(shift, again, columns),
      ...(again.nota ? wrap(words.note(again.nota), columns) : []),
    ]),
    rule,
    ...centred(ticketMessages.notAnInvoice, columns),
    '',
  ].join('\n');
}

/** What the drawer held at first, and what went in and out of it without a sale. */
export function cashRows({ base, movimientos }: Shift, columns: TicketColumns): string[] {
  return [
    ...priced(words.base, base, columns),
    ...(movimientos.length > 0 ? centred(words.movements, columns) : []),
    ...movimientos.flatMap(({ tipo, clase, motivo, valor }) =>
      priced(`${CLASE_LABELS[clase]}: ${motivo}`, tipo === 'ingreso' ? valor : -valor, columns),
    ),
    ...priced(words.cashIn, sumOf(movimientos, 'ingreso'), columns),
    ...priced(words.cashOut, -sumOf(movimientos, 'egreso'), columns),
  ];
}

export function salesRows({ porMetodo, esperado }: Shift, columns: TicketColumns): string[] {
  if (!porMetodo || !esperado) return [];
  const { ventas, propinas, descuentos, devoluciones, impuestos, cuentas } = esperado;
  const { cantidad, primera, ultima } = cuentas;
  return [
    ...centred(words.byMethod, columns),
    ...porMetodo.flatMap(({ metodo, pagos, valor }) =>
      priced(words.payments(METODO_PAGO_LABELS[metodo], pagos), valor, columns),
    ),
    ...priced(words.sales, ventas, columns),
    ...priced(words.tips, propinas, columns),
    ...priced(words.discounts, -descuentos, columns),
    ...priced(words.refunds, -devoluciones, columns),
    ...(impuestos.length > 0 ? centred(words.taxes, columns) : []),
    ...impuestos.flatMap(({ codigo, base, valor }) => [
      ...priced(taxWords(codigo), valor, columns),
      ...wrap(words.taxBase(formatMoney(base)), columns, '  '),
    ]),
    ...paired(words.accounts, String(cantidad), columns),
    ...(primera === null || ultima === null
      ? []
      : wrap(words.accountNumbers(primera, ultima), columns, '  ')),
  ];
}

/** Notes and coins that were there, then each way to pay with what was counted, what must be there and the verdict. */
function countRows(
  shift: Shift,
  count: Pick<Count, 'denominaciones' | 'efectivo' | 'otros'> | null,
  columns: TicketColumns,
): string[] {
  if (!count) {
    const { efectivo } = METODO_PAGO_LABELS;
    return [
      ...centred(words.notCounted, columns),
      ...(shift.esperado
        ? priced(`${words.expected} ${efectivo}`, shift.esperado.efectivo, columns)
        : []),
    ];
  }
  const pieces = DENOMINACIONES.filter((value) => (count.denominaciones[value] ?? 0) > 0);
  return [
    ...pieces.flatMap((value) => {
      const cantidad = count.denominaciones[value] ?? 0;
      return priced(words.pieces(cantidad, formatMoney(value)), cantidad * value, columns);
    }),
    ...differencesOf(shift, count).flatMap(({ metodo, contado, esperado, diferencia }) => [
      ...wrap(METODO_PAGO_LABELS[metodo], columns),
      ...priced(words.counted, contado, columns, '  '),
      ...priced(words.expected, esperado, columns, '  '),
      ...verdictRows(diferencia, columns),
    ]),
  ];
}

function verdictRows(diferencia: number, columns: TicketColumns): string[] {
  const word = DIFFERENCE_WORDS[verdictOf(diferencia)].toUpperCase();
  return diferencia === 0
    ? wrap(word, columns, '  ')
    : priced(word, Math.abs(diferencia), columns, '  ');
}
