export const reportsMessages = {
  loadFailed: 'Error al cargar los reportes',
  exportFailed: 'Error al descargar el reporte',
  periodReversed: 'La fecha inicial no puede ser posterior a la final.',
  periodTooLong: (max: number) => `Elige un período de ${max} días o menos.`,
  /** Shown instead of an employee's name. */
  diners: 'Clientes por su cuenta',
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
