import { ALL_FIELDS_REQUIRED } from './all-fields-required.ts';

export const products = {
  createFailed: 'Error al agregar producto',
  updateFailed: 'Error al actualizar producto',
  created: 'Producto agregado correctamente',
  updated: 'Producto actualizado correctamente',
  fieldsRequired: ALL_FIELDS_REQUIRED,
  precioInvalid: 'El precio debe ser un número entero de pesos, cero o mayor.',
  imageRequired: 'La imagen es obligatoria',
  subcategoryForeign: 'Una subcategoría elegida no es de esta categoría.',
  soldOut: (nombre: string) => `${nombre} quedó agotado`,
  available: (nombre: string) => `${nombre} está disponible otra vez`,
  deleted: 'Producto eliminado',
  deleteFailed: 'Error al eliminar producto',
  reordered: 'Orden de los productos guardado',
  reorderFailed: 'Error al ordenar los productos',
  locationUnresolved: 'Error con el nombre de la base datos',
  locationRequired: 'Location is a required parameter',
} as const;
