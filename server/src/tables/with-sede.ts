import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import { loadMenu, type MenuCache, type SedeMenu } from '../menu/menu.cache.ts';
import { inSede } from '../sessions/in-sede.ts';
import type { Sede } from '../sessions/session.ts';
import { loadBoard, type MesaBoard, type MesaBoards } from './mesa-board.ts';

export type SedeDeps = { db: Db; menus: MenuCache; boards: MesaBoards };

/** What is known of a sede while something is written by it. */
export type SedeView = { menu: SedeMenu; readBoard: () => Promise<MesaBoard> };

/** `lock`: what the write locks before the sede's counter, as everybody does. */
type Order = { lock: (tx: Db) => Promise<unknown> };

const TRIES = 3;

/**
 * Runs a write that depends on menu, settings or tables of a sede, with the copies in memory. While `write` finds that they
 * have changed, or refuses by copies that have, it is tried again with newer ones. If they change even faster, the last try
 * keeps them as they are.
 */
export async function withSede<T>(
  { db, menus, boards }: SedeDeps,
  sede: Sede,
  { lock }: Order,
  write: (db: Db, view: SedeView) => Promise<T | undefined>,
): Promise<T | undefined> {
  for (let tries = 0, version = 0; tries < TRIES; tries += 1) {
    const menu = await menus.read(sede, version);
    const read: MesaBoard[] = [];
    const readBoard = async () => {
      const board = await boards.read(sede);
      read.push(board);
      return board;
    };
    try {
      const written = await write(db, { menu, readBoard });
      if (written !== undefined) return written;
    } catch (error) {
      if (!(error instanceof AppError) || (await areCurrent(db, sede, menu, read))) throw error;
    }
    version = menu.version + 1;
    boards.forget(sede);
  }
  return db.transaction().execute(async (tx) => {
    await lock(tx);
    await holdSede(tx, sede);
    const menu = await loadMenu(tx, sede);
    return write(tx, { menu, readBoard: () => loadBoard(tx, sede) });
  });
}

/** Until the transaction ends nobody changes menu or tables of the sede, and orders wait. */
async function holdSede(tx: Db, sede: Sede): Promise<void> {
  await tx
    .selectFrom('location_counters')
    .select('revision')
    .where(inSede(sede))
    .forUpdate()
    .execute();
  // An order has the time at which its transaction began. One that joins an account which was opened while it waited here
  // would be older than that account, whose orders are looked for from `desde` on.
  await sql`
    UPDATE accounts a SET desde = now()
    WHERE ${inSede(sede, 'a')} AND a.estado = 'abierta' AND a.desde > now()`.execute(tx);
}

/** Whether the copies of menu and board that were read are those of now. */
async function areCurrent(
  db: Db,
  sede: Sede,
  menu: SedeMenu,
  boards: readonly MesaBoard[],
): Promise<boolean> {
  const now = await db
    .selectFrom('location_counters')
    .select(['menu_version', 'mesas_version'])
    .where(inSede(sede))
    .executeTakeFirstOrThrow();
  const isOldBoard = boards.some(({ version }) => version !== now.mesas_version);
  return now.menu_version === menu.version && !isOldBoard;
}
