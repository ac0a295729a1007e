import type { Path } from '@comanda/contract/endpoints';

const MENU_READS: string[] = [
  '/api/products',
  '/api/categories',
  '/api/modifiers',
  '/api/locations/getLocationsByPath',
] satisfies Path<'GET'>[];

/** True for data that anybody may read. An answer for a signed-in person is never kept. */
export function isMenuRead(url: URL, { method, headers }: Request): boolean {
  return method === 'GET' && MENU_READS.includes(url.pathname) && !headers.has('authorization');
}

export function isPicture({ pathname }: URL): boolean {
  return pathname.startsWith('/images/');
}

/** True for what is worth fetching again once the worker can keep it. */
export function isKept(url: URL): boolean {
  return MENU_READS.includes(url.pathname) || isPicture(url);
}
