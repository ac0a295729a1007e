export const categoriesMessages = {
  loadFailed: 'Error al cargar categorías',
  saveFailed: 'Error al gestionar categoría',
  updateFailed: 'Error al actualizar categoría',
  subcategoriesLoadFailed: 'Error al cargar subcategorías',
  created: 'Categoría creada exitosamente',
  updated: 'Categoría actualizada exitosamente',
  toggled: 'Estado actualizado',
  nameAndImageRequired: 'El nombre y la imagen son obligatorios',
  nameRequired: 'El nombre es obligatorio',
  flagTaken: 'Solo puede haber una categoría marcada como bebida, plato principal o adicional',
  nameRepeated: (name: string) => `Ya hay una categoría llamada «${name}» en esta sede.`,
  subcategoryRepeated: 'Hay dos subcategorías con el mismo nombre.',
  subcategoryBlank: 'Cada subcategoría necesita un nombre.',
  tooMany: (max: number) =>
    `Una sede puede tener hasta ${max} categorías. Reúne varias en una o elimina las vacías.`,
  tooManySubcategories: (max: number) =>
    `Una categoría no puede tener más de ${max} subcategorías.`,
  reordered: 'Orden de las categorías guardado',
  deleted: 'Categoría eliminada',
  deleteFailed: 'Error al eliminar categoría',
  reorderFailed: 'Error al ordenar las categorías',
} as const;

const AND = new Intl.ListFormat('es', { type: 'conjunction' });

export const sheetMessages = {
  unreadable: 'No pudimos leer el archivo. Guarda la hoja como CSV e intenta otra vez.',
  badRows: 'El archivo tiene filas con errores. Corrígelas o impórtalo sin ellas.',
  blank: 'El archivo está vacío. Descarga la plantilla, llénala y vuelve a subirla.',
  empty: 'El archivo solo tiene los títulos. Escribe un producto en cada fila.',
  tooManyRows: (max: number) => `El archivo tiene más de ${max} filas.`,
  columnsMissing: (columns: readonly string[]) => {
    const names = AND.format(columns.map((column) => `«${column}»`));
    const start = columns.length === 1 ? 'Falta la columna' : 'Faltan las columnas';
    return `${start} ${names}. Escribe los títulos en la primera fila, como en la plantilla.`;
  },
  cellRequired: (column: string) => `Falta ${column}.`,
  precioInvalid: (text: string) => `«${text}» no es un precio en pesos.`,
  yesOrNo: (text: string) => `«${text}» debe ser sí o no.`,
  impuesto: (text: string) =>
    `«${text}» no es un impuesto. Escribe INC 8 %, IVA 19 %, IVA 5 % o Excluido; vacío es como la sede.`,
  groupUnknown: (nombre: string) =>
    `No hay un grupo llamado «${nombre}». Importa primero la hoja de los grupos.`,
  idSigoRepeated: (row: number) => `El id_sigo ya está en la fila ${row}.`,
  preview: 'Vista previa: todavía no se ha guardado nada.',
  imported: 'Menú importado',
  copied: 'Menú copiado',
  exampleLoaded: 'Menú de ejemplo cargado. Cámbialo a tu gusto.',
  exampleFailed: 'Error al cargar el menú de ejemplo',
  importFailed: 'Error al importar el menú',
  exportFailed: 'Error al exportar el menú',
  copyFailed: 'Error al copiar el menú',
} as const;
