import { bogotaDay } from '@comanda/contract/days';
import { countsBlind } from '@comanda/contract/till/till.rules';
import type { Db } from '../db/db.ts';
import type { MenuCache } from '../menu/menu.cache.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { selectOpenShifts } from './till.db.ts';

export type TillDeps = { db: Db; menus: MenuCache };

export async function countsBlindAt(
  { menus }: Pick<TillDeps, 'menus'>,
  sede: Sede,
  { actor }: Session,
): Promise<boolean> {
  const { ajustes } = await menus.read(sede);
  return countsBlind(actor, ajustes.caja);
}

/**
 * Whether sums by method of days up to this one would tell a cashier, who still has to count, what an open shift must
 * hold.
 */
export async function wouldTellCashier(
  deps: TillDeps,
  sede: Sede,
  session: Session,
  { hasta }: { hasta: string },
): Promise<boolean> {
  const { actor } = session;
  const isCashier = actor.tipo === 'empleado' && actor.permisos.includes('caja');
  if (!isCashier || !(await countsBlindAt(deps, sede, session))) return false;
  const open = await selectOpenShifts(deps.db, sede);
  return open.some(({ abierto }) => bogotaDay(abierto) <= hasta);
}
