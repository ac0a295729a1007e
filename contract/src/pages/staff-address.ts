import { fold } from '../fold.ts';
import { CONSOLE_PATH } from './addresses.ts';

/** Where the people of a sede sign in. Apart from the diner's addresses, whose pages must stay small. */
export const STAFF_DOOR = `${CONSOLE_PATH}/:idRestaurant/:sede`;

/**
 * `path`: the restaurant's public link, or its id until one is chosen. The sede's name is folded, so
 * that a person can type it on any keyboard.
 */
export function staffPath(path: string, dbName: string): string {
  return `${CONSOLE_PATH}/${encodeURIComponent(path)}/${encodeURIComponent(fold(dbName))}`;
}

/**
 * The sede that an address names: by its own name, as in the addresses that were printed with
 * accents, or by the folded one.
 */
export function sedeNamed<Sede extends { dbName: string }>(
  sedes: readonly Sede[],
  name: string,
): Sede | undefined {
  return (
    sedes.find(({ dbName }) => dbName === name) ??
    sedes.find(({ dbName }) => fold(dbName) === fold(name))
  );
}

/** The restaurant and the sede that an address names, in small letters; null for any other address. */
export function staffDoorIn(pathname: string): { path: string; dbName: string } | null {
  const [, , path, dbName, ...rest] = pathname.split('/').map(decoded);
  const isDoor = pathname.startsWith(`${CONSOLE_PATH}/`) && rest.every((part) => part === '');
  return isDoor && path && dbName ? { path, dbName } : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part).toLowerCase();
  } catch {
    return part.toLowerCase();
  }
}
