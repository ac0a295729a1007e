import type { Location, Restaurant } from './locations.ts';

/** The restaurant as it is at one of its sedes: where the plan does not cover it, no order is taken. */
export function atSede(restaurante: Restaurant, { activa }: Location): Restaurant {
  return { ...restaurante, recibePedidos: restaurante.recibePedidos && activa !== false };
}
