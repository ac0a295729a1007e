/** The courses in which dishes are served, the first one first. */
export const TIEMPOS = [1, 2, 3, 4, 5] as const;

export function isTiempo(value: number): boolean {
  return TIEMPOS.some((tiempo) => tiempo === value);
}

export const tiemposMessages = {
  range: `El tiempo va de 1 a ${TIEMPOS.length}.`,
  atOnce: 'De una vez',
  course: (tiempo: number) => `Tiempo ${tiempo}`,
} as const;
