/** What an owner reads about the hours, the pause and the pace of a sede. */
export const serviceMessages = {
  week: 'La semana tiene siete días.',
  clock: 'Escribe la hora así: 09:30.',
  empty: 'La hora de cierre es la misma de apertura.',
  overlap: 'Estas horas se cruzan con otras.',
  tooMany: (max: number) => `Un día tiene como máximo ${max} horarios.`,
  day: 'Esta fecha no es válida.',
  sameDay: 'Este día ya está en la lista.',
  tooManyDays: (max: number) => `Guarda como máximo ${max} días especiales.`,
  range: (min: number, max: number) => `Escribe un número entero entre ${min} y ${max}.`,
  step: 'Elige cada cuántos minutos.',
  channels: 'Elige al menos un tipo de pedido.',
  scheduleNeedsHours: 'Para recibir pedidos programados, pon primero las horas de la sede.',
  point: 'La ubicación no es válida.',
  paused: 'Pedidos en pausa',
  resumed: 'La sede recibe pedidos otra vez',
  extra: (minutes: number) =>
    minutes === 0 ? 'Sin demora adicional' : `Tus clientes ven ${minutes} minutos más`,
} as const;
