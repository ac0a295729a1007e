import type { Account } from '../accounts/accounts.ts';
import { type TaxLine, taxesOfParts, taxWords } from '../accounts/taxes.rules.ts';
import { bogotaDateTime } from '../days.ts';
import { METODO_PAGO_LABELS } from '../orders/orders.words.ts';
import { centred, priced, wrap } from '../printing/paper.ts';
import type { TicketColumns } from '../printing/printing.ts';
import {
  accountRows,
  type BilledOrder,
  dishRows,
  headRows,
  type TillTicketHead,
  type TillTicketOptions,
  tipRows,
  totalRows,
} from './bill-rows.ts';
import { tillTicketMessages as words } from './till-tickets.messages.ts';

/** What guests get for their money: of an account that is closed, or of what was paid of one so far. */
export function receiptTicket(
  account: Account,
  orders: readonly BilledOrder[],
  head: TillTicketHead,
  options: TillTicketOptions,
): string {
  const { columns, at } = options;
  const { totales, numero, cerrada } = account;
  const rule = '-'.repeat(columns);
  return [
    ...headRows(words.receipt, head, options),
    rule,
    ...(numero === null ? [] : wrap(words.account(numero), columns)),
    ...accountRows(account, columns),
    ...wrap(
      cerrada ? words.charged(bogotaDateTime(cerrada)) : words.printed(bogotaDateTime(at)),
      columns,
    ),
    rule,
    ...dishRows(orders, columns),
    rule,
    ...totalRows(account, orders, columns),
    ...tipRows({ total: totales.total, tip: totales.propina || null }, columns),
    rule,
    ...paymentRows(account, columns),
    rule,
    ...centred(words.thanks, columns),
    '',
  ].join('\n');
}

/** What was taken back by another row was never paid; what was given back later is told apart. */
function paymentRows({ pagos, totales, cerrada }: Account, columns: TicketColumns): string[] {
  const takenBack = new Set(
    pagos.filter(({ tipo }) => tipo === 'correccion').map(({ corrige }) => corrige),
  );
  const paid = pagos.filter(({ tipo, _id }) => tipo === 'pago' && !takenBack.has(_id));
  const back = pagos.filter(({ tipo }) => tipo === 'devolucion');
  const all = totales.pagado + totales.propina;
  const told = paid.reduce((sum, { valor, propina }) => sum + valor + propina, 0);
  const open = cerrada ? 0 : back.reduce((sum, { valor, propina }) => sum + valor + propina, 0);
  const byOrder = all + open - told;
  const taxes = taxesOfPaid(paid, totales);
  return [
    ...paid.flatMap(({ metodo, valor, propina, recibido, vueltas, referencia }, at) => [
      ...priced(METODO_PAGO_LABELS[metodo], valor + propina, columns),
      ...(taxes[at] ?? []).flatMap((tax) =>
        priced(words.taxInside(taxWords(tax.codigo)), tax.valor, columns, '  '),
      ),
      ...(recibido === null || !vueltas
        ? []
        : [
            ...priced(words.received, recibido, columns, '  '),
            ...priced(words.vueltas, vueltas, columns, '  '),
          ]),
      ...(referencia ? wrap(words.reference(referencia), columns, '  ') : []),
    ]),
    ...(byOrder > 0 ? priced(words.paidByOrder, byOrder, columns) : []),
    ...priced(words.totalPaid, Math.max(0, byOrder) + told, columns),
    ...back.flatMap(({ metodo, valor, propina }) =>
      priced(words.refund(METODO_PAGO_LABELS[metodo]), -(valor + propina), columns),
    ),
    ...(totales.saldo > 0 ? priced(words.left, totales.saldo, columns) : []),
  ];
}

/** The tax inside each payment of a split account, for who takes the receipt to an employer; of a whole one the totals tell it. */
function taxesOfPaid(
  paid: readonly { valor: number }[],
  { total, impuestos }: Account['totales'],
): TaxLine[][] {
  const parts = paid.map(({ valor }) => valor);
  const rest = total - parts.reduce((sum, valor) => sum + valor, 0);
  if (parts.length < 2 && rest <= 0) return [];
  return taxesOfParts(impuestos, [...parts, Math.max(0, rest)]);
}
