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
