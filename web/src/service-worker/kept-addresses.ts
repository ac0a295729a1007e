import type { Path } from '@comanda/contract/endpoints';

const MENU_READS: string[] = [
  '/api/products',
  '/api/categories',
  '/api/locations/getLocationsByPath',
] satisfies Path<'GET'>[];

/** Pages that open without network for whoever was here before; the owner's are not among them. */
export const isDinerPage = /^\/(user|userAuth|restaurante)(\/|$|\?)/;
/** Only where somebody has opened it: a diner's phone does not carry it. */
export const isConsolePage = /^\/employee(\/|$|\?)/;

/** What anybody may read. An answer made for somebody is never kept. */
export function isMenuRead(url: URL, { method, headers }: Request): boolean {
  return method === 'GET' && MENU_READS.includes(url.pathname) && !headers.has('authorization');
}

export function isPicture({ pathname }: URL): boolean {
  return pathname.startsWith('/images/');
}

/** Worth asking for again once there is somebody to keep it. */
export function isKept(url: URL): boolean {
  return MENU_READS.includes(url.pathname) || isPicture(url);
}
