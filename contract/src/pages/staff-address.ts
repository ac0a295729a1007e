import { CONSOLE_PATH } from './addresses.ts';

/** Where the people of a sede sign in. Apart from the diner's addresses, whose pages must stay small. */
export const STAFF_DOOR = `${CONSOLE_PATH}/:idRestaurant/:sede`;

/** `path`: the restaurant's public link, or its id until one is chosen. */
export function staffPath(path: string, dbName: string): string {
  return `${CONSOLE_PATH}/${encodeURIComponent(path)}/${encodeURIComponent(dbName)}`;
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
