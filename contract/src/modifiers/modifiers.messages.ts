const AND = new Intl.ListFormat('es', { type: 'conjunction' });

/** What the owner reads who draws groups. */
export const modifiersMessages = {
  unknown: 'No encontramos este grupo.',
  deletedMeanwhile: 'Alguien eliminó este grupo mientras lo cambiabas.',
  invalidChoice: 'Revisa las opciones del plato.',
  created: 'Grupo creado',
  updated: 'Grupo guardado',
  deleted: 'Grupo eliminado',
  reordered: 'Orden de los grupos guardado',
  saveFailed: 'Error al guardar el grupo',
  deleteFailed: 'Error al eliminar el grupo',
  reorderFailed: 'Error al ordenar los grupos',
  loadFailed: 'Error al cargar los grupos',
  usedIn: (count: number) =>
    count === 0
      ? 'El grupo no está en ningún plato'
      : `El grupo está en ${count} ${count === 1 ? 'plato' : 'platos'}`,
  soldOut: (nombre: string) => `«${nombre}» quedó sin existencias`,
  available: (nombre: string) => `«${nombre}» está disponible otra vez`,

  nameRequired: 'Escribe el nombre del grupo.',
  nameWithBar: 'El nombre no puede llevar «|»: en las hojas separa un grupo de otro.',
  nameRepeated: (nombre: string) => `Ya hay un grupo llamado «${nombre}» en esta sede.`,
  codeTaken: 'Ya hay un grupo con este código en la sede.',
  code: 'El código lleva letras a-z, números y guiones.',
  minInvalid: 'El mínimo va de 0 hasta el máximo.',
  maxInvalid: (max: number) => `El máximo va de 1 a ${max}.`,
  freeInvalid: 'Las incluidas van de 0 hasta el máximo.',
  minAboveOptions: (count: number) =>
    `El grupo tiene ${count} ${count === 1 ? 'opción' : 'opciones'}: no se pueden elegir más sin repetir.`,
  optionsRequired: 'Escribe al menos una opción.',
  tooManyOptions: (max: number) => `Un grupo puede tener hasta ${max} opciones.`,
  optionNameRequired: 'Escribe el nombre de la opción o enlaza un plato.',
  unlinkedPriceRequired: 'Escribe el precio: la opción ya no tiene un plato del que tomarlo.',
  optionRepeated: (nombre: string) => `«${nombre}» está dos veces en el grupo.`,
  optionUnknown: 'No encontramos esta opción.',
  linkUnknown: 'El plato enlazado ya no está en el menú de esta sede.',
  groupUnknown: 'Uno de los grupos ya no existe.',
  groupRepeated: 'Un grupo está dos veces.',
  tooManyNested: (max: number) => `De una opción cuelgan hasta ${max} grupos.`,
  nestedTooDeep:
    'De las opciones de un grupo que ya cuelga de otra opción no pueden colgar más grupos.',
  tooManyOfDish: (max: number) => `Un plato puede tener hasta ${max} grupos.`,
  dishFull: (nombre: string, max: number) => `${nombre} ya tiene ${max} grupos.`,
  tooMany: (max: number) => `Una sede puede tener hasta ${max} grupos. Elimina los que ya no usas.`,
  inUse: 'Este grupo está en uso.',
  /** «Está en Perro y Hamburguesa.» */
  inUseOf: (nombres: readonly string[], more: number) =>
    `Este grupo está en ${AND.format([...nombres, ...(more > 0 ? [`${more} más`] : [])])}.`,

  nothingToPass: 'Ningún plato tiene adiciones ni combo por pasar a grupos.',
  passTooMany: (nombre: string, max: number) =>
    `«${nombre}» tendría más de ${max} opciones. Deja menos productos en esa categoría.`,
  passPreview: 'Vista previa: todavía no se ha guardado nada.',
  passMultiplies:
    'Quien pide un solo plato paga lo mismo. Hoy una adición o un combo se cobra una vez por línea; en un grupo se cobra en cada plato: 2 hamburguesas con queso pagan 2 quesos.',
  passed: 'Las adiciones y los combos ya son grupos',
  passFailed: 'Error al pasar a grupos',

  sheetImported: 'Grupos importados',
  sheetEmpty: 'El archivo solo tiene los títulos. Escribe una opción en cada fila.',
  sheetNumber: (text: string) => `«${text}» no es un número entero.`,
  sheetDifferent: (columna: string, fila: number) =>
    `Es distinto de la fila ${fila}, que es del mismo grupo: repite ${columna} o déjala vacía.`,
  sheetTooManyGroups: (max: number, count: number) =>
    `La hoja tiene ${count} grupos y una sede puede tener hasta ${max}.`,
  sheetGroupUnknown: (nombre: string) => `No hay un grupo llamado «${nombre}».`,
} as const;
