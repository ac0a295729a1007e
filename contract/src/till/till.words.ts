import { METODOS_COBRO } from '../orders/orders.words.ts';

/** What cash is put into a till or taken out for. */
export const MOVEMENT_CLASES = ['base', 'cambio', 'retiro', 'gasto', 'propinas', 'otro'] as const;
export type MovementClase = (typeof MOVEMENT_CLASES)[number];

export const MOVEMENT_TIPOS = ['ingreso', 'egreso'] as const;
export type MovementTipo = (typeof MOVEMENT_TIPOS)[number];

/** Notes and coins of Colombia, the largest first. */
export const DENOMINACIONES = [
  100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50,
] as const;

/** What money comes by that nobody counts in a drawer. */
export const OTROS_METODOS = METODOS_COBRO.filter((metodo) => metodo !== 'efectivo');
export type OtroMetodo = (typeof OTROS_METODOS)[number];

export const CLASE_LABELS: Record<MovementClase, string> = {
  base: 'Base',
  cambio: 'Cambio',
  retiro: 'Retiro',
  gasto: 'Gasto',
  propinas: 'Propinas',
  otro: 'Otro',
};

export const TIPO_MOVIMIENTO_LABELS: Record<MovementTipo, string> = {
  ingreso: 'Entra',
  egreso: 'Sale',
};
