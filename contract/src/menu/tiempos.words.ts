/** The courses in which dishes are served, the first one first. */
export const TIEMPOS = [1, 2, 3, 4, 5] as const;

export function isTiempo(value: number): boolean {
  return TIEMPOS.some((tiempo) => tiempo === value);
}

/** Longer names do not fit a button. */
const NAME_ROOM = 26;

/** How people call a course: by the categories that belong to it, else by its number. */
export function courseName(
  tiempo: number,
  categories: readonly { name: string; active: boolean; tiempo?: number | null | undefined }[],
): string {
  const names = categories
    .filter((category) => category.active && category.tiempo === tiempo)
    .map(({ name }) => name.toLocaleLowerCase('es'));
  const words = names.join(' y ');
  const isName = names.length > 0 && names.length < 3 && words.length <= NAME_ROOM;
  return isName ? words : tiemposMessages.course(tiempo).toLowerCase();
}

export const tiemposMessages = {
  range: `El tiempo va de 1 a ${TIEMPOS.length}.`,
  atOnce: 'De una vez',
  when: '¿Cuándo sale?',
  now: 'Ahora',
  seat: 'Puesto',
  atSeat: (puesto: number) => `Puesto ${puesto}`,
  course: (tiempo: number) => `Tiempo ${tiempo}`,
} as const;
