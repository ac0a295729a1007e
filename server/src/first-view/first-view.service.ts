import {
  type FirstView,
  firstMenu,
  SEDE_COOKIE,
  TABLE_COOKIE,
} from '@comanda/contract/pages/first-view';
import type { Db } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import { publicFaceOf, restaurantByPath } from '../locations/public-face.service.ts';
import type { MenuCache } from '../menu/menu.cache.ts';
import { authoriseSede } from '../sessions/session.ts';

export type FirstViewDeps = { db: Db; menus: MenuCache };

const PAGES = { '/user': 'menu', '/user/cart': 'cart' } as const;
/** One page for all who come within it; whether the sede is open, each browser looks up anew. */
const SAME_MS = 300_000;
const RESTAURANT = /^\/restaurante\/([^/]+)\/?$/;

/**
 * What anybody would see first at this address, by the restaurant it names or the sede the browser
 * hints at. Null where the server cannot know. Never anything of who is asking.
 */
export async function readFirstView(
  deps: FirstViewDeps,
  { pathname, searchParams }: URL,
  cookies: string,
): Promise<FirstView | null> {
  const at = new Date(Math.floor(Date.now() / SAME_MS) * SAME_MS).toISOString();
  try {
    const slug = RESTAURANT.exec(pathname)?.[1];
    if (slug !== undefined) {
      // The link of a table leads on to its menu.
      if (searchParams.has('mesa')) return null;
      // However its letters are written, a link is one page.
      const path = decodeURIComponent(slug).toLowerCase();
      return { page: 'restaurante', path, at, ...(await restaurantByPath(deps.db, path)) };
    }
    const page = PAGES[pathname as keyof typeof PAGES];
    const dbName = page && hint(cookies, SEDE_COOKIE);
    if (!dbName) return null;
    const sede = await authoriseSede(deps.db, null, 'menu.read', dbName);
    const [face, menu] = await Promise.all([publicFaceOf(deps.db, sede), deps.menus.read(sede)]);
    const hasTable = hint(cookies, TABLE_COOKIE) !== null;
    return { page, at, hasTable, ...face, ...(page === 'menu' && { menu: firstMenu(menu) }) };
  } catch (error) {
    // A link or a hint that leads nowhere: the page itself says so.
    if (error instanceof AppError || error instanceof URIError) return null;
    throw error;
  }
}

function hint(cookies: string, name: string): string | null {
  const found = cookies
    .split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([own]) => own === name)?.[1];
  return found ? decodeURIComponent(found) : null;
}
