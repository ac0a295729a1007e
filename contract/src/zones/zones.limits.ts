/** How much a sede may say about where it delivers. */
export const ZONE_LIMITS = {
  zonas: 40,
  nombre: 60,
  /** Of one zone. */
  barrios: 60,
  barrio: 60,
  /** Points of a polygon, without the one that closes it. */
  puntos: { min: 3, max: 200 },
  radio: { min: 100, max: 50_000 },
  pesos: 10_000_000,
  tiempo: 240,
} as const;
