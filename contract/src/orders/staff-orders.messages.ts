/** Texts that only the waiter's screens read. */
export const staffOrdersMessages = {
  cancelHint: 'El cliente verá el motivo en su pedido.',
  cancelReasons: [
    'Se acabó un plato',
    'La cocina ya cerró',
    'Hay mucha demora',
    'No llegamos a esa dirección',
    'El cliente lo pidió',
    'No pudimos confirmar el pedido',
  ],
  cancelledByDiner: 'Lo canceló el cliente',
  cancelledBy: 'Canceló',
  cancelReason: 'Motivo de cancelación',
  cancelReasonRequired: 'Elige un motivo o escríbelo.',
  readyToDeliver: 'Listos para entregar',
  saveChanges: 'Guardar cambios',
  knownCustomersHint: 'Si este número ya pidió antes, sus datos aparecen aquí.',
  knownCustomers: 'Ya pidió antes: toca para llenar sus datos',
} as const;
