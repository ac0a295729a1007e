import type { EstadoMembresia } from '../auth/auth.ts';
import { bogotaClock, fromBogotaClock } from '../days.ts';

/** What a month of a plan costs, in pesos, as the landing lists it and the server sells it. */
export const PLAN_PRICES = { Starter: 20_000, Pro: 30_000 } as const;

/** The charge is this many times the listed monthly price. */
export const PAYMENT_FACTOR = 2.5;

/** Other plan types are shown, not sold. */
const PURCHASABLE_PLAN_TYPE = 1;

export function isPurchasable(plan: { plan_type: number }): boolean {
  return plan.plan_type === PURCHASABLE_PLAN_TYPE;
}

/** What the owner pays, in pesos. */
export function chargedAmount(precioMensualCop: number): number {
  return precioMensualCop * PAYMENT_FACTOR;
}

export function amountInCents(precioMensualCop: number): number {
  return Math.round(chargedAmount(precioMensualCop) * 100);
}

export function isActive(fechaFin: Date | string | null | undefined, now: Date): boolean {
  return Boolean(fechaFin) && new Date(fechaFin ?? 0).getTime() > now.getTime();
}

export function estadoMembresia(
  fechaFin: Date | string | null | undefined,
  now: Date,
): EstadoMembresia {
  return isActive(fechaFin, now) ? 'activa' : 'inactiva';
}

/** A membership an owner has: its plan, its end, and what a month of it cost. */
export type HeldMembership = { planId: string; fechaFin: Date; mesEnCentavos: number };

type ExtendedMembership = {
  fechaFin: Date;
  mesEnCentavos: number;
  /** The time left before the payment, and what it is worth in the plan that was bought. */
  restanteMs: number;
  convertidoMs: number;
};

/**
 * What a payment does to a membership. A month of the same plan is added to the end; time left of
 * another plan is first converted by price; a lapsed membership starts again now.
 */
export function extendedBy(
  held: HeldMembership | null,
  bought: { planId: string; mesEnCentavos: number },
  now: Date,
): ExtendedMembership {
  const restanteMs = held ? Math.max(0, held.fechaFin.getTime() - now.getTime()) : 0;
  const isOtherPlan = held !== null && held.planId !== bought.planId;
  const convertidoMs = isOtherPlan
    ? convertedTime(restanteMs, held.mesEnCentavos, bought.mesEnCentavos)
    : restanteMs;
  const keptUntil = new Date(now.getTime() + convertidoMs);
  const fechaFin = addOneMonth(keptUntil);
  const before = held && !isOtherPlan ? held.mesEnCentavos : bought.mesEnCentavos;
  const month = { ms: fechaFin.getTime() - keptUntil.getTime(), price: bought.mesEnCentavos };
  const mesEnCentavos = averagePrice({ ms: convertidoMs, price: before }, month);
  return { fechaFin, mesEnCentavos, restanteMs, convertidoMs };
}

/**
 * Converts time paid at one price to another price. Rounded down, so it is never worth more than
 * was paid.
 */
export function convertedTime(remainingMs: number, fromPrice: number, toPrice: number): number {
  return Number((BigInt(remainingMs) * BigInt(fromPrice)) / BigInt(toPrice));
}

/** Days of one plan bought at two prices all get the average price. */
function averagePrice(one: { ms: number; price: number }, other: { ms: number; price: number }) {
  const value = BigInt(one.ms) * BigInt(one.price) + BigInt(other.ms) * BigInt(other.price);
  return Number(value / (BigInt(one.ms) + BigInt(other.ms)));
}

/**
 * Which ones stay active where a plan allows `limit` (null: any number): the active ones, then the
 * oldest.
 */
export function coveredBy<T extends { isActive: boolean }>(
  oldestFirst: readonly T[],
  limit: number | null,
): T[] {
  const active = oldestFirst.filter((one) => one.isActive);
  const others = oldestFirst.filter((one) => !one.isActive);
  return [...active, ...others].slice(0, limit ?? undefined);
}

/** Same day and time next month in Bogota, or that month's last day where the day does not exist. */
export function addOneMonth(date: Date): Date {
  const clock = bogotaClock(date);
  const day = clock.getUTCDate();
  clock.setUTCDate(1);
  clock.setUTCMonth(clock.getUTCMonth() + 1);
  clock.setUTCDate(Math.min(day, daysInMonth(clock)));
  return fromBogotaClock(clock);
}

function daysInMonth(clock: Date): number {
  return new Date(Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth() + 1, 0)).getUTCDate();
}
