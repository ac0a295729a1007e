import { ALL_FIELDS_REQUIRED } from '../text.messages.ts';

const CODE_MEANING = 'El código del producto en Siigo, el programa de contabilidad. ¿No lo usas?';

export const productsMessages = {
  createFailed: 'Error al agregar producto',
  updateFailed: 'Error al actualizar producto',
  created: 'Producto agregado correctamente',
  updated: 'Producto actualizado correctamente',
  fieldsRequired: ALL_FIELDS_REQUIRED,
  precioInvalid: 'El precio debe ser un número entero de pesos, cero o mayor.',
  imageRequired: 'La imagen es obligatoria',
  photoLater: 'Quedó sin foto: súbela cuando la tengas.',
  codeHint: `${CODE_MEANING} Déjalo vacío y ponemos uno.`,
  ownCode: (code: string) => `${CODE_MEANING} Déjalo vacío y será ${code}.`,
  reservedCode: 'Un código no puede empezar con «_».',
  subcategoryForeign: 'Una subcategoría elegida no es de esta categoría.',
  tooMany: (max: number) =>
    `Una sede puede tener hasta ${max} productos. Elimina los que ya no vendes o importa menos.`,
  /** On the kitchen's tape. */
  sellOut: (nombre: string) => `Agotar ${nombre}`,
  undoSoldOut: (nombre: string) => `Deshacer: ${nombre} sí hay`,
  isSoldOut: 'Agotado',
  soldOut: (nombre: string) => `${nombre} quedó agotado`,
  available: (nombre: string) => `${nombre} está disponible otra vez`,
  deleted: 'Producto eliminado',
  deleteFailed: 'Error al eliminar producto',
  reordered: 'Orden de los productos guardado',
  reorderFailed: 'Error al ordenar los productos',
  locationUnresolved: 'Error con el nombre de la base datos',
  locationRequired: 'Location is a required parameter',
} as const;
