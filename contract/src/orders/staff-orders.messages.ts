/** Texts that only the waiter's screens read. */
export const staffOrdersMessages = {
  readyToDeliver: 'Listos para entregar',
} as const;
