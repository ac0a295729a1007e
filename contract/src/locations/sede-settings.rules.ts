import type { Order } from '../orders/orders.ts';
import type { Problem } from '../wire.ts';
import { settingsMessages } from './settings.messages.ts';

/**
 * Who may order: everybody, or only tables by their code and clients that the sede has served
 * before.
 */
export const QUIEN_PIDE = ['todos', 'conocidos'] as const;
export type QuienPide = (typeof QUIEN_PIDE)[number];

/** What happens to an order whose table is confirmed only by the guest. */
export const MESA_SIN_FIRMA = ['marcar', 'rechazar'] as const;
export type MesaSinFirma = (typeof MESA_SIN_FIRMA)[number];

/** How many orders of strangers may be open at once. */
export interface Topes {
  /** From one e-mail. */
  invitado: number;
  /** From one account. */
  cuenta: number;
  /** From one network address: sixty guests behind one Wi-Fi may order twice. */
  direccion: number;
  /** In the whole sede. */
  sede: number;
}

export const DEFAULT_TOPES: Topes = { invitado: 5, cuenta: 5, direccion: 120, sede: 200 };
export const TOPE = { min: 1, max: 1000 } as const;

/** Why a stranger's order is refused. */
export type Tope = keyof Topes | 'conocidos';

export function topesProblems(topes: Topes): Problem[] {
  const message = settingsMessages.topeRange(TOPE.min, TOPE.max);
  return (Object.keys(DEFAULT_TOPES) as (keyof Topes)[])
    .filter((name) => !isTope(topes[name]))
    .map((name) => ({ path: `pedidos.topes.${name}`, message }));
}

function isTope(value: number): boolean {
  return Number.isInteger(value) && value >= TOPE.min && value <= TOPE.max;
}

/** This many orders within these minutes are not chance. */
export const FLOOD = { orders: 20, minutes: 10 } as const;

/** How many recent orders of strangers are waiting; 0 below the size of a flood. */
export function floodOf(
  orders: readonly Pick<Order, 'desconocido' | 'horaCreacion'>[],
  now: number,
): number {
  const since = now - FLOOD.minutes * 60_000;
  const count = orders.filter(
    ({ desconocido, horaCreacion }) => desconocido && Date.parse(horaCreacion) >= since,
  ).length;
  return count >= FLOOD.orders ? count : 0;
}
