/** The database of what a session of the staff last saw. Who leaves takes it along. */
export const SHIFT_MEMORY = 'comanda-turno';

export function forgetShift(): void {
  if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(SHIFT_MEMORY);
}
