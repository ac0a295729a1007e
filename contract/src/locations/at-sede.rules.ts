import { isAway } from '../sede-life/closing.rules.ts';
import type { Location, Restaurant } from './locations.ts';

/** The restaurant as it is at one of its sedes: where the plan does not cover it or it is closed for a time, no order is taken. */
export function atSede(
  restaurante: Restaurant,
  { activa, cierre }: Location,
  now: Date,
): Restaurant {
  const isOpen = activa !== false && !isAway(cierre, now);
  return { ...restaurante, recibePedidos: restaurante.recibePedidos && isOpen };
}
