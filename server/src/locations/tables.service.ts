import { createHmac, timingSafeEqual } from 'node:crypto';
import { MAX_TABLES, type Table, type TableLink } from '@comanda/contract/locations/locations';
import { restaurantPath } from '@comanda/contract/pages/addresses';
import { mesaClave } from '@comanda/contract/tables/tables.rules';
import { cleanText } from '@comanda/contract/text';
import type { Db } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import type { MenuCache, SedeMenu } from '../menu/menu.cache.ts';
import type { Sede } from '../sessions/session.ts';
import { findRestaurant } from './locations.db.ts';
import { publicFaceOf } from './locations.service.ts';

/** The key of the sede's tables, and which code of a table works where it is not the first one. */
type TableKeys = Pick<SedeMenu, 'mesaKey' | 'qrVersions'>;

export type TableDeps = { db: Db; menus: MenuCache };
type Range = { desde?: number | undefined; hasta?: number | undefined };

/**
 * A link for each table that fills in sede and table, signed so that it cannot be changed to
 * another one.
 */
export async function tableLinks(
  { db, menus }: TableDeps,
  sede: Sede,
  range: Range,
  publicUrl: string,
): Promise<TableLink[]> {
  const menu = await menus.read(sede);
  const tables = tablesOf(menu, range);
  const restaurant = await findRestaurant(db, sede.restaurantId);
  const path = encodeURIComponent(restaurant?.path ?? sede.restaurantId);
  return tables.map((mesa) => {
    const firma = sign(menu, mesa);
    const query = new URLSearchParams({ sede: sede.dbName, mesa, firma });
    return { mesa, firma, url: `${publicUrl}${restaurantPath(path)}?${query}` };
  });
}

/** The numbers of the range. Without one, the tables of the plan that are in service, if it has any. */
function tablesOf({ plan }: SedeMenu, { desde, hasta }: Range): string[] {
  const planned = plan.zonas.flatMap(({ mesas }) => mesas.filter(({ activa }) => activa));
  if (desde === undefined && hasta === undefined && planned.length > 0) {
    return planned.map(({ nombre }) => nombre);
  }
  const [first, last] = [desde ?? 1, hasta ?? 20];
  if (last < first || last - first >= MAX_TABLES) throw new AppError('demasiadas_mesas');
  return Array.from({ length: last - first + 1 }, (_, at) => String(first + at));
}

/** What a table's link leads to; a forged one is refused. */
export async function readTable(
  { db, menus }: TableDeps,
  sede: Sede,
  mesa: string,
  firma: string,
): Promise<Table> {
  await menuOfTable(menus, sede, mesa, firma);
  return { mesa: cleanText(mesa), ...(await publicFaceOf(db, sede)) };
}

/** The sede's menu, if it accepts the table's code. A code may be newer than the copy of the menu in memory. */
export async function menuOfTable(
  menus: MenuCache,
  sede: Sede,
  mesa: string,
  firma: string,
): Promise<SedeMenu> {
  const kept = await menus.read(sede);
  const menu = isOfTable(kept, mesa, firma) ? kept : await menus.read(sede, kept.version + 1);
  checkTable(menu, mesa, firma);
  return menu;
}

export function checkTable(keys: TableKeys, mesa: string, firma: string): void {
  if (!isOfTable(keys, mesa, firma)) throw new AppError('mesa_invalida');
}

function isOfTable(keys: TableKeys, mesa: string, firma: string): boolean {
  const wanted = Buffer.from(sign(keys, cleanText(mesa)));
  const given = Buffer.from(firma);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function sign({ mesaKey, qrVersions }: TableKeys, mesa: string): string {
  const version = qrVersions.get(mesaClave(mesa)) ?? 0;
  // No name of a table has a line break, so no other table has these words.
  const words = version > 0 ? `mesa ${mesa}\n${version}` : `mesa ${mesa}`;
  return createHmac('sha256', mesaKey).update(words).digest('base64url').slice(0, 22);
}
