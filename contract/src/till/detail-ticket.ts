import type { Account } from '../accounts/accounts.ts';
import { bogotaDateTime } from '../days.ts';
import { centred, priced, wrap } from '../printing/paper.ts';
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

/**
 * What guests read before they pay. `tip`: what they answered about it for their newest round; null where nobody asks. No
 * text of it may call itself a bill that the law does not know.
 */
export function detailTicket(
  account: Account,
  orders: readonly BilledOrder[],
  head: TillTicketHead,
  options: TillTicketOptions & { tip: number | null },
): string {
  const { columns, tip, at } = options;
  const { total, pagado, propina, saldo } = account.totales;
  const rule = '-'.repeat(columns);
  const paid = pagado + propina;
  return [
    ...headRows(words.detail, head, options),
    rule,
    ...accountRows(account, columns),
    ...wrap(words.printed(bogotaDateTime(at)), columns),
    rule,
    ...dishRows(orders, columns),
    rule,
    ...totalRows(account, orders, columns),
    ...tipRows({ total, tip }, columns),
    ...(paid > 0
      ? [
          ...priced(words.paid, -paid, columns),
          ...priced(words.left, saldo + Math.max(0, (tip ?? 0) - propina), columns),
        ]
      : []),
    rule,
    ...wrap(words.notice, columns),
    ...centred(words.noticeVersion, columns),
    '',
  ].join('\n');
}
