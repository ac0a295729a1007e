/** Texts that only the waiter's screens read. */
export const staffOrdersMessages = {
  readyToDeliver: 'Listos para entregar',
  saveChanges: 'Guardar cambios',
  knownCustomersHint: 'Si este número ya pidió antes, sus datos aparecen aquí.',
  knownCustomers: 'Ya pidió antes: toca para llenar sus datos',
} as const;
