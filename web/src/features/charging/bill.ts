import type { Account, AccountTotals } from '@comanda/contract/accounts/accounts';
import {
  accountDiscounts,
  accountTotals,
  countedOrder,
  countsInAccount,
} from '@comanda/contract/accounts/accounts.rules';
import type { NetLine } from '@comanda/contract/accounts/adjustments.rules';
import type { Adjustment, Payment } from '@comanda/contract/accounts/charging';
import { standingPayments } from '@comanda/contract/accounts/corrections.rules';
import { paidLines } from '@comanda/contract/accounts/split.rules';
import { coversNewest, suggestionOf, type TipAnswer } from '@comanda/contract/accounts/tips.rules';
import type { ChargeSettings } from '@comanda/contract/locations/till-settings';
import { lineaOf } from '@comanda/contract/orders/line-numbers';
import type { Order, OrderLine } from '@comanda/contract/orders/orders';
import { shortId } from '@comanda/contract/orders/orders.rules';
import { tableWords } from '@comanda/contract/orders/table.words';
import { isLocalId } from '../offline/outbox.ts';
import { orderPlace } from '../orders/order-facts.ts';

/** A line of the bill with what people read of it. */
export interface BillLine extends NetLine {
  line: OrderLine;
}

interface BillRound {
  order: Order;
  lines: readonly BillLine[];
}

/** What is charged: the account of a table, or orders of no table. */
export interface Bill {
  /** Names what is being typed for it. */
  key: string;
  /** Null for orders of no table. */
  account: Account | null;
  /** Oldest first, those that count. */
  rounds: readonly BillRound[];
  lines: readonly BillLine[];
  /** False while this device does not know all its orders: then it is not split by dishes. */
  isWhole: boolean;
  /** Orders of it that have not left this device. */
  unsent: number;
  ajustes: readonly Adjustment[];
  /** Payments that nobody took back, oldest first. */
  pagos: readonly Payment[];
  /** How many dishes of each line were paid by name. */
  paid: ReadonlyMap<string, number>;
  totales: AccountTotals;
  /** What may be suggested as a tip. */
  sugerido: number;
  /** Whether guests must be asked about a tip before they pay. */
  asksTip: boolean;
  /** What they answered for this round, as the server has it. */
  answered: Account['propina'];
  /** How many rounds there are: with another one the tip is asked again. */
  asked: number;
  /** 'Mesa 7', 'A1B2C · Ana' */
  place: string;
}

/** The account of a table with the orders that this device knows of. */
export function billOfAccount(
  account: Account,
  orders: readonly Order[],
  { impuestos, propina }: ChargeSettings,
): Bill {
  const known = new Set(orders.map(({ _id }) => _id));
  const isWhole = account.pedidos.every((id) => known.has(id));
  const counted = orders.map((order) => countedOrder(order._id, order));
  const totales = isWhole
    ? accountTotals(counted, { pagos: account.pagos, ajustes: account.ajustes, impuestos })
    : account.totales;
  const alta = orders.map((order) => ({ alta: order.cuentaRevision ?? 0 }));
  const answered = account.propina && coversNewest(account.propina, alta) ? account.propina : null;
  return {
    ...billOf(orders, account),
    key: account._id,
    account,
    isWhole,
    totales,
    sugerido: suggestionOf(totales, propina.porcentaje).sugerido,
    asksTip: propina.sugerir,
    answered,
    // Also those that this device does not know yet: to load them asks nobody again.
    asked: new Set([...account.pedidos, ...known]).size,
    place: tableWords(account.mesas.join(' + ')),
  };
}

/** Orders of no table: they are paid at once. */
export function billOfOrders(
  orders: readonly Order[],
  { impuestos, propina }: ChargeSettings,
): Bill {
  const totales = accountTotals(
    orders.map((order) => countedOrder(order._id, order)),
    { impuestos },
  );
  const [first] = orders;
  return {
    ...billOf(orders, { ajustes: [], pagos: [] }),
    key: orders
      .map(({ _id }) => _id)
      .toSorted()
      .join(),
    account: null,
    isWhole: true,
    totales,
    sugerido: suggestionOf(totales, propina.porcentaje).sugerido,
    asksTip: propina.sugerir && propina.directas,
    answered: null,
    asked: orders.length,
    place: first ? `${shortId(first._id).toUpperCase()} · ${orderPlace(first)}` : '',
  };
}

function billOf(orders: readonly Order[], { ajustes, pagos }: Pick<Account, 'ajustes' | 'pagos'>) {
  const live = orders.filter(countsInAccount);
  const { lineas } = accountDiscounts(
    live.map((order) => countedOrder(order._id, order)),
    ajustes,
  );
  const rounds = live.map((order): BillRound => {
    const own = lineas.filter(({ pedido }) => pedido === order._id);
    const lines = own.flatMap((net): BillLine[] => {
      const line = order.productos.find((one, at) => lineaOf(one, at) === net.linea);
      return line ? [{ ...net, line }] : [];
    });
    return { order, lines };
  });
  return {
    rounds,
    lines: rounds.flatMap(({ lines }) => lines),
    unsent: live.filter(({ _id }) => isLocalId(_id)).length,
    ajustes,
    pagos: standingPayments(pagos),
    paid: paidLines(pagos),
  };
}

/** An answer about the tip that was given here and is not with the server yet. */
export interface GivenTip extends TipAnswer {
  /** How many rounds the guests were asked for. */
  asked: number;
}

/** What the guests answered, if it still counts: the newest answer, for this round and this sum. */
export function standingTip(bill: Bill, given: GivenTip | null): TipAnswer | null {
  const { asked, sugerido, totales } = bill;
  if (given && given.asked === asked) {
    const isOfSum =
      given.respuesta === 'si'
        ? given.valor === sugerido
        : given.respuesta === 'no' || given.valor <= totales.total;
    if (isOfSum) return given;
  }
  return bill.answered;
}

/** How much of the tip is not paid yet. */
export function tipLeft({ totales }: Bill, tip: TipAnswer | null): number {
  return Math.max(0, (tip?.valor ?? 0) - totales.propina);
}
