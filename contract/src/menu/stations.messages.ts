export const stationsMessages = {
  /** What the kitchen is called where nobody gave it a name. */
  kitchen: 'Cocina',
  /** For what no station makes: a soda from the fridge. */
  nowhere: 'No pasa por cocina',
  loadFailed: 'No pudimos cargar las estaciones.',
  saved: 'Estaciones guardadas.',
  saveFailed: 'No pudimos guardar las estaciones.',
  changedMeanwhile: 'Alguien cambió la sede mientras la editabas. Revisa y guarda otra vez.',
  nameRequired: 'Escribe el nombre de la estación.',
  nameTwice: (nombre: string) => `Ya hay una estación «${nombre}».`,
  codeTwice: 'Esta estación está repetida.',
  tooMany: (most: number) => `Una sede puede tener hasta ${most} estaciones.`,
  target: (least: number, most: number) => `Los minutos van de ${least} a ${most}.`,
  code: 'Esta estación no es válida.',
} as const;
