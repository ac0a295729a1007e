/** The seats of a table. */
export const MAX_PUESTO = 30;

export function isPuesto(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= MAX_PUESTO;
}
