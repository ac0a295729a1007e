/** Texts that only the waiter's screens read. */
export const staffOrdersMessages = {
  readyToDeliver: 'Listos para entregar',
  knownCustomers: 'Ya pidió antes: toca para llenar sus datos',
} as const;
