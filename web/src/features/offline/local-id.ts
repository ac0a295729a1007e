/** People call an order by the end of its id: until the server numbers it, it is one without a number. */
const UNNUMBERED = '(S/N)';

export function localId(key: string): string {
  return key + UNNUMBERED;
}

export function isLocalId(id: string): boolean {
  return id.endsWith(UNNUMBERED);
}
