import { ALL_FIELDS_REQUIRED } from '../text.messages.ts';

export const locationsMessages = {
  loadFailed: (cause?: string) => withCause('Error al obtener las sedes', cause),
  userNotFound: 'No se encontró el usuario',
  saveFailed: 'Error al gestionar sede',
  created: 'Sede agregada correctamente',
  updated: 'Sede actualizada correctamente',
  limitReached: 'Has alcanzado el número máximo de sedes permitidas por tu membresía.',
  fieldsRequired: ALL_FIELDS_REQUIRED,
  imagesRequired: 'Las imágenes son obligatorias',
  updateNeedsEmailAndId: 'El email y el ID de la locación son obligatorios para la actualización.',
  remaining: (remaining: number, total: number) => `${remaining} de ${total} sedes`,
  sedeTakesNoOrders: 'No recibe pedidos en este momento.',
  takesNoOrders: 'Este restaurante no recibe pedidos en este momento. Puedes ver su carta.',
} as const;

function withCause(text: string, cause: string | undefined): string {
  return cause ? `${text}: ${cause}` : text;
}
