import { formatMoney } from '../money.ts';
import { chargedAmount, PAYMENT_FACTOR } from './memberships.rules.ts';

const FACTOR = String(PAYMENT_FACTOR).replace('.', ',');

export const priceMessages = {
  /** '20 mil': plans cost whole thousands. */
  thousands: (pesos: number) => `${pesos / 1000} mil`,
  perMonth: 'COP/mes',
  /** What is charged now, and why. */
  charged: (monthly: number) =>
    `Hoy pagas ${formatMoney(chargedAmount(monthly))}: ${formatMoney(monthly)} × ${FACTOR}, en un solo pago por un mes de membresía. No se renueva solo.`,
} as const;
