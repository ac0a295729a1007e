import { bogotaClock, fromBogotaClock } from './days.ts';

export const ESTADOS_MEMBRESIA = ['activa', 'inactiva'] as const;
export type EstadoMembresia = (typeof ESTADOS_MEMBRESIA)[number];

/** The charge is this many times the listed monthly price. */
export const PAYMENT_FACTOR = 2.5;

/** Other plan types are shown, not sold. */
export const PURCHASABLE_PLAN_TYPE = 1;

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

/** Renewing early adds to the end; a lapsed membership starts again now. */
export function renewedUntil(fechaFin: Date | string | null | undefined, now: Date): Date {
  return addOneMonth(fechaFin && isActive(fechaFin, now) ? new Date(fechaFin) : now);
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
