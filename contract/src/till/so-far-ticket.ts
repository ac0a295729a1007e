import { bogotaDateTime } from '../days.ts';
import { METODO_PAGO_LABELS, METODOS_COBRO } from '../orders/orders.words.ts';
import { centred, paired, priced, wrap } from '../printing/paper.ts';
import { ticketMessages } from '../printing/printing.messages.ts';
import type { TicketColumns } from '../printing/printing.ts';
import { headRows, type TillTicketHead, type TillTicketOptions } from './bill-rows.ts';
import { cashRows, salesRows } from './closing-ticket.ts';
import type { Shift } from './till.ts';
import { tillTicketMessages as words } from './till-tickets.messages.ts';

/** How a shift goes that is still open (X). Whoever counts blind reads how many payments came, and no sum of them. */
export function soFarTicket(
  shift: Shift,
  head: TillTicketHead,
  options: TillTicketOptions & { at: Date },
): string {
  const { columns, at } = options;
  const rule = '-'.repeat(columns);
  const { caja, nombre, abierto, porMetodo, esperado } = shift;
  return [
    ...headRows(words.soFar, head, options),
    rule,
    ...wrap(words.till(caja), columns),
    ...wrap(words.opened(nombre, bogotaDateTime(abierto)), columns),
    ...wrap(words.printed(bogotaDateTime(at.toISOString())), columns),
    rule,
    ...cashRows(shift, columns),
    rule,
    ...(porMetodo && esperado
      ? [
          ...salesRows(shift, columns),
          rule,
          ...priced(words.expectedCash, esperado.efectivo, columns),
        ]
      : countedRows(shift, columns)),
    rule,
    ...wrap(words.stillOpen, columns),
    ...centred(ticketMessages.notAnInvoice, columns),
    '',
  ].join('\n');
}

/** Always in the same order: one by sums would tell which method took most. */
function countedRows({ pagos }: Shift, columns: TicketColumns): string[] {
  const counted = METODOS_COBRO.flatMap((metodo) => pagos.filter((one) => one.metodo === metodo));
  return [
    ...centred(words.paymentsSoFar, columns),
    ...(counted.length === 0 ? wrap(words.noPayments, columns) : []),
    ...counted.flatMap(({ metodo, pagos: many }) =>
      paired(METODO_PAGO_LABELS[metodo], String(many), columns),
    ),
    ...wrap(words.blind, columns),
  ];
}
