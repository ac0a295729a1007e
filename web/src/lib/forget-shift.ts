/** The database with what a staff session last saw. A logout deletes it. */
export const SHIFT_MEMORY = 'comanda-turno';

export function forgetShift(): void {
  if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(SHIFT_MEMORY);
}
