import { cleanText } from '../text.ts';
import type { Problem } from '../wire.ts';
import {
  type AccountPayment,
  type CountedOrder,
  countsInAccount,
  signOf,
} from './accounts.rules.ts';
import { chargingMessages } from './charging.messages.ts';
import { isPesos } from './charging.rules.ts';
import type { Payment } from './charging.ts';
import type { RefundDraft } from './corrections.ts';
import type { ChosenLine } from './split.rules.ts';
import { lineKey } from './split.rules.ts';

/** What came in and was not given back: a refund is never more. */
export function refundable(payments: readonly AccountPayment[]): {
  valor: number;
  propina: number;
} {
  const sum = (of: (one: AccountPayment) => number) =>
    payments.reduce((total, one) => total + signOf(one) * of(one), 0);
  return { valor: sum(({ valor }) => valor), propina: sum(({ propina }) => propina) };
}

/** Whether so much of a closed account was given back that nothing of this order is paid any more. */
export function isGivenBack(
  id: string,
  orders: readonly CountedOrder[],
  payments: readonly AccountPayment[],
): boolean {
  const others = orders.filter((one) => one.id !== id && countsInAccount(one));
  const sold = others.reduce((sum, { total, descuento }) => sum + total - (descuento ?? 0), 0);
  return refundable(payments).valor <= sold;
}

/** The payments that nobody took back. */
export function standingPayments<P extends Pick<Payment, '_id' | 'tipo' | 'corrige'>>(
  payments: readonly P[],
): P[] {
  const corrected = new Set(payments.map(({ corrige }) => corrige));
  return payments.filter(({ tipo, _id }) => tipo === 'pago' && !corrected.has(_id));
}

/** What most of an account was paid with; of equal payments the first. Null if nothing was paid. */
export function largestMethod<
  P extends Pick<Payment, '_id' | 'tipo' | 'corrige' | 'valor' | 'metodo'>,
>(payments: readonly P[]): P['metodo'] | null {
  const [largest] = standingPayments(payments)
    .filter(({ valor }) => valor > 0)
    .toSorted((a, b) => b.valor - a.valor);
  return largest?.metodo ?? null;
}

/** How many dishes of each line money was given back for. */
export function refundedLines(payments: readonly Pick<Payment, 'tipo' | 'parte'>[]) {
  const given = new Map<string, number>();
  for (const { tipo, parte } of payments) {
    const lines: readonly ChosenLine[] = parte?.tipo === 'lineas' ? parte.lineas : [];
    if (tipo !== 'devolucion') continue;
    for (const { cantidad, ...line } of lines) {
      given.set(lineKey(line), (given.get(lineKey(line)) ?? 0) + cantidad);
    }
  }
  return given;
}

/** What is wrong with a refund by itself. */
export function refundProblems({
  valor,
  propina,
  motivo,
}: Pick<RefundDraft, 'valor' | 'propina' | 'motivo'>): Problem[] {
  const tip = propina ?? 0;
  return [
    ...(isPesos(valor) ? [] : [{ path: 'valor', message: chargingMessages.valor }]),
    ...(isPesos(tip) ? [] : [{ path: 'propina', message: chargingMessages.propina }]),
    ...(valor + tip === 0 ? [{ path: 'valor', message: chargingMessages.nothing }] : []),
    ...motivoProblems(motivo),
  ];
}

export function motivoProblems(motivo: string): Problem[] {
  return cleanText(motivo) ? [] : [{ path: 'motivo', message: chargingMessages.motivo }];
}
