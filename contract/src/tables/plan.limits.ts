/** How big the plan of a sede may be. Places and sizes are whole steps of a square grid. */
export const PLAN_LIMITS = {
  zonas: 20,
  mesas: 200,
  zona: 40,
  nombre: 50,
  puestos: { min: 1, max: 50 },
  plano: 100,
} as const;

export const FORMAS = ['cuadrada', 'redonda'] as const;
