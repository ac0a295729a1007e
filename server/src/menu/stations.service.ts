import { isDeepStrictEqual } from 'node:util';
import type { StationsAnswer, StationsBody } from '@comanda/contract/menu/stations';
import { stationsMessages } from '@comanda/contract/menu/stations.messages';
import { stationsOf, stationsProblems } from '@comanda/contract/menu/stations.rules';
import { recordAudit } from '../audit/audit.service.ts';
import { brokenRules } from '../errors/app-error.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { changeMenu, type MenuDeps } from './change-menu.ts';
import type { MenuCache } from './menu.cache.ts';
import { refuseStale } from './settings.service.ts';
import { replaceStations, selectStations } from './stations.db.ts';

export async function readStations(
  menus: MenuCache,
  sede: Sede,
  atLeast?: number,
): Promise<StationsAnswer> {
  const { stations, version } = await menus.read(sede, atLeast);
  return { estaciones: [...stations], version };
}

/** Saves all of them. Refused if the sede changed since they were read. */
export async function changeStations(
  deps: MenuDeps,
  sede: Sede,
  author: Session,
  { version, estaciones }: StationsBody,
): Promise<StationsAnswer> {
  const problems = stationsProblems(estaciones);
  if (problems.length > 0) throw brokenRules(problems);
  const after = stationsOf(estaciones);
  await changeMenu(deps, sede, async (tx) => {
    await refuseStale(tx, sede, version, stationsMessages.changedMeanwhile);
    const before = await selectStations(tx, sede);
    if (isDeepStrictEqual(before, after)) return;
    await replaceStations(tx, sede, after);
    await recordAudit(tx, author, sede, {
      action: 'estaciones',
      entity: 'sede',
      entityId: sede.locationId,
      before: { estaciones: before },
      after: { estaciones: after },
    });
  });
  return readStations(deps.menus, sede);
}
