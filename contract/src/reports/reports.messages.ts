export const reportsMessages = {
  loadFailed: 'Error al cargar los reportes',
  exportFailed: 'Error al descargar el reporte',
  periodReversed: 'La fecha inicial no puede ser posterior a la final.',
  periodTooLong: (max: number) => `Elige un período de ${max} días o menos.`,
  /** Shown instead of an employee's name. */
  diners: 'Clientes por su cuenta',
  /** Instead of the name of somebody who is not an employee any more. */
  left: 'Alguien que ya no está',
  ajustes: { descuento: 'Descuento', cortesia: 'Cortesía' },
  wholeAccount: 'Toda la cuenta',
  /** A tip of a sale that no waiter served. */
  nobody: 'Sin mesero',
  comparedWith: (earlier: string) => `Comparado con ${earlier}.`,
  /** The parts of the name of an earlier period. */
  earlier: {
    lastWeekday: (weekday: string) => `el ${weekday} pasado`,
    weekdayBefore: (weekday: string) => `el ${weekday} anterior`,
    week: 'la semana anterior',
    days: (count: number) => `los ${count} días anteriores`,
    sameHour: 'a la misma hora',
    until: (day: string) => `hasta el ${day} a la misma hora`,
  },
} as const;
