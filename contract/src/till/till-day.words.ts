/** Of a day's takings, for who counts blind. In a file of its own: the till's first view loads nothing else of shifts. */
export const TILL_DAY_WORDS = {
  blind: 'Cuentas a ciegas: lo cobrado se ve cuando cierres el turno.',
  /** Where a sum would stand. */
  hidden: 'Al cerrar',
} as const;
