import { firstMenu } from '@comanda/contract/pages/first-menu';
import {
  type FirstView,
  SEDE_COOKIE,
  type SedeView,
  TABLE_COOKIE,
} from '@comanda/contract/pages/first-view';
import type { Db } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import { publicFaceOf, restaurantByPath } from '../locations/locations.service.ts';
import type { MenuCache } from '../menu/menu.cache.ts';
import { authoriseSede } from '../sessions/session.ts';
import type { Brand } from './manifest.ts';

export type FirstViewDeps = { db: Db; menus: MenuCache };

/** One page for all who come within it; whether the sede is open, each browser looks up anew. */
const SAME_MS = 300_000;

/** What anybody sees first of a restaurant, by the last word of its link. Null for a link that leads nowhere. */
export function readRestaurantView({ db }: FirstViewDeps, slug: string): Promise<FirstView | null> {
  // However its letters are written, a link is one page.
  const path = slug.toLowerCase();
  return orNull(async () => ({
    page: 'restaurante',
    path,
    at: at(),
    ...(await restaurantByPath(db, path)),
  }));
}

/**
 * What anybody sees first at the sede that the browser hints at. Null where the server cannot know. Never
 * anything of who is asking.
 */
export function readSedeView(
  { db, menus }: FirstViewDeps,
  page: SedeView['page'],
  cookies: string,
): Promise<FirstView | null> {
  return orNull(async () => {
    const dbName = hint(cookies, SEDE_COOKIE);
    if (!dbName) return null;
    const sede = await authoriseSede(db, null, 'menu.read', dbName);
    const [face, menu] = await Promise.all([publicFaceOf(db, sede), menus.read(sede)]);
    const hasTable = hint(cookies, TABLE_COOKIE) !== null;
    return { page, at: at(), hasTable, ...face, ...(page === 'menu' && { menu: firstMenu(menu) }) };
  });
}

/** The restaurant of a link, or of the sede that the browser hints at. Null where neither is known. */
export function readBrand(
  { db }: Pick<FirstViewDeps, 'db'>,
  { slug, cookies }: { slug?: string; cookies: string },
): Promise<Brand | null> {
  return orNull(async () => {
    if (slug) {
      const { data: sedes, restaurante } = await restaurantByPath(db, slug.toLowerCase());
      return { sedes, restaurante };
    }
    const dbName = hint(cookies, SEDE_COOKIE);
    if (!dbName) return null;
    const sede = await authoriseSede(db, null, 'menu.read', dbName);
    const { location, restaurante } = await publicFaceOf(db, sede);
    return { sedes: [location], restaurante };
  });
}

/** A link or a hint that leads nowhere: the page itself says so. */
async function orNull<T>(read: () => Promise<T | null>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError || error instanceof URIError) return null;
    throw error;
  }
}

function at(): string {
  return new Date(Math.floor(Date.now() / SAME_MS) * SAME_MS).toISOString();
}

function hint(cookies: string, name: string): string | null {
  const found = cookies
    .split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([own]) => own === name)?.[1];
  return found ? decodeURIComponent(found) : null;
}
