export const reportsMessages = {
  loadFailed: 'Error al cargar los reportes',
  exportFailed: 'Error al descargar el reporte',
  periodReversed: 'La fecha inicial no puede ser posterior a la final.',
  periodTooLong: (max: number) => `Elige un período de ${max} días o menos.`,
  /** Shown instead of an employee's name. */
  diners: 'Clientes por su cuenta',
} as const;
