import { isPrecio, MAX_PRECIO } from '../menu/precio.rules.ts';
import { cleanText } from '../text.ts';
import type { Problem } from '../wire.ts';
import { vueltasOf } from './cash.rules.ts';
import { chargingMessages } from './charging.messages.ts';
import type { AdjustmentDraft, DraftPayment } from './charging.ts';
import { SPLIT_LIMITS } from './split.rules.ts';

export const CHARGE_LIMITS = {
  pagos: 20,
  pedidos: 20,
  referencia: 60,
  motivo: 200,
  lineas: 200,
  /** A longer list still reaches the rule, which has its own message. */
  room: 50,
} as const;

/** An account may cost as much as a thousand of the dearest dishes. */
const MAX_VALOR = MAX_PRECIO * 1_000;

export function isPesos(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_VALOR;
}

/** What is wrong with payments by themselves, whatever their account is worth. */
export function paymentsProblems(payments: readonly DraftPayment[]): Problem[] {
  if (payments.length > CHARGE_LIMITS.pagos) {
    return [{ path: 'pagos', message: chargingMessages.tooMany(CHARGE_LIMITS.pagos) }];
  }
  return payments.flatMap((payment, at) => {
    const problem = paymentProblem(payment);
    return problem ? [{ path: `pagos.${at}.${problem.field}`, message: problem.message }] : [];
  });
}

function paymentProblem({ metodo, valor, propina, recibido, parte }: DraftPayment) {
  if (!isPesos(valor)) return { field: 'valor', message: chargingMessages.valor };
  if (!isPesos(propina ?? 0)) return { field: 'propina', message: chargingMessages.propina };
  if (valor + (propina ?? 0) === 0) return { field: 'valor', message: chargingMessages.nothing };
  if (recibido != null) {
    if (metodo !== 'efectivo') return { field: 'recibido', message: chargingMessages.onlyCash };
    if (!isPesos(recibido)) return { field: 'recibido', message: chargingMessages.valor };
    const missing = -vueltasOf({ valor, propina: propina ?? 0, recibido });
    if (missing > 0) return { field: 'recibido', message: chargingMessages.missing(missing) };
  }
  const isParts = parte?.tipo !== 'partes' || isPartOf(parte.n, parte.de);
  return isParts ? null : { field: 'parte', message: chargingMessages.parts };
}

function isPartOf(n: number, de: number): boolean {
  const { min, max } = SPLIT_LIMITS.partes;
  return [n, de].every(Number.isInteger) && de >= min && de <= max && n >= 1 && n <= de;
}

/**
 * What an account takes of money that was taken before: as far as something is left to pay. `devolver`: the rest; who finds
 * everything paid gets the tip back too.
 */
export function acceptedOf(
  payments: readonly DraftPayment[],
  saldo: number,
): { pagos: DraftPayment[]; devolver: number } {
  let left = saldo;
  let devolver = 0;
  const pagos = payments.flatMap((payment) => {
    const valor = Math.min(payment.valor, left);
    const isTaken = valor > 0 || payment.valor === 0;
    left -= valor;
    devolver += payment.valor - valor + (isTaken ? 0 : (payment.propina ?? 0));
    return isTaken ? { ...payment, valor } : [];
  });
  return { pagos, devolver };
}

/** What is wrong with a discount by itself. A courtesy is everything, for a reason. */
export function adjustmentProblems(draft: AdjustmentDraft): Problem[] {
  const { tipo, porcentaje, valor, motivo } = draft;
  const isPercent = porcentaje == null || isWithin(porcentaje, 1, 100);
  const isValue = valor == null || (isPrecio(valor) && valor > 0);
  const isOne = tipo === 'cortesia' || (porcentaje == null) !== (valor == null);
  const isWhole = tipo !== 'cortesia' || (valor == null && (porcentaje ?? 100) === 100);
  return [
    ...(isPercent ? [] : [{ path: 'porcentaje', message: chargingMessages.porcentaje }]),
    ...(isValue ? [] : [{ path: 'valor', message: chargingMessages.valor }]),
    ...(isOne ? [] : [{ path: 'porcentaje', message: chargingMessages.oneOfBoth }]),
    ...(isWhole ? [] : [{ path: 'porcentaje', message: chargingMessages.courtesy }]),
    ...(cleanText(motivo) ? [] : [{ path: 'motivo', message: chargingMessages.motivo }]),
  ];
}

function isWithin(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
