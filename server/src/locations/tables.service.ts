import { createHmac, timingSafeEqual } from 'node:crypto';
import { MAX_TABLES, type Table, type TableLink } from '@comanda/contract/locations/locations';
import { restaurantPath } from '@comanda/contract/pages/addresses';
import { cleanText } from '@comanda/contract/text';
import type { Db } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import type { Sede } from '../sessions/session.ts';
import { findMesaKey, findRestaurant } from './locations.db.ts';
import { publicFaceOf } from './locations.service.ts';

/**
 * A link for each table that fills in sede and table, signed so that it cannot be changed to
 * another one.
 */
export async function tableLinks(
  db: Db,
  sede: Sede,
  { desde, hasta }: { desde: number; hasta: number },
  publicUrl: string,
): Promise<TableLink[]> {
  if (hasta < desde || hasta - desde >= MAX_TABLES) throw new AppError('demasiadas_mesas');
  const key = await findMesaKey(db, sede);
  const restaurant = await findRestaurant(db, sede.restaurantId);
  const path = encodeURIComponent(restaurant?.path ?? sede.restaurantId);
  return Array.from({ length: hasta - desde + 1 }, (_, at) => {
    const mesa = String(desde + at);
    const firma = sign(key, mesa);
    const query = new URLSearchParams({ sede: sede.dbName, mesa, firma });
    return { mesa, firma, url: `${publicUrl}${restaurantPath(path)}?${query}` };
  });
}

/** What a table's link leads to; a forged one is refused. */
export async function readTable(db: Db, sede: Sede, mesa: string, firma: string): Promise<Table> {
  checkTable(await findMesaKey(db, sede), mesa, firma);
  return { mesa: cleanText(mesa), ...(await publicFaceOf(db, sede)) };
}

export function checkTable(key: Buffer, mesa: string, firma: string): void {
  const wanted = Buffer.from(sign(key, cleanText(mesa)));
  const given = Buffer.from(firma);
  const isRight = given.length === wanted.length && timingSafeEqual(given, wanted);
  if (!isRight) throw new AppError('mesa_invalida');
}

function sign(key: Buffer, mesa: string): string {
  return createHmac('sha256', key).update(`mesa ${mesa}`).digest('base64url').slice(0, 22);
}
