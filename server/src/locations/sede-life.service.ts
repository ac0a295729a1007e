import type { Location } from '@comanda/contract/locations/locations';
import type { Cierre } from '@comanda/contract/sede-life/cierre';
import { sedeLifeMessages } from '@comanda/contract/sede-life/sede-life.messages';
import { cierreProblems } from '@comanda/contract/sede-life/sede-life.rules';
import { cleanText } from '@comanda/contract/text';
import { recordAudit } from '../audit/audit.service.ts';
import type { Db } from '../db/db.ts';
import { AppError, brokenRules } from '../errors/app-error.ts';
import {
  coverByPlan,
  lockMembership,
  refuseSedeBeyondPlan,
} from '../memberships/coverage.service.ts';
import { changeMenu, type MenuDeps } from '../menu/change-menu.ts';
import { endSessionsIn, type Sede, type Session, tellPeopleChanged } from '../sessions/session.ts';
import {
  countUnfinished,
  type LocationRow,
  lockCounter,
  lockLocation,
  presentLocation,
  selectLocations,
  updateLocationRow,
} from './locations.db.ts';
import { refuseSameName } from './locations.service.ts';

/** Until it is back, diners order nothing. Its staff go on. Null opens it again. */
export async function closeForTime(
  deps: MenuDeps,
  owner: Session,
  sede: Sede,
  sent: Cierre | null,
): Promise<Location> {
  const cierre = sent && { vuelve: sent.vuelve, motivo: cleanText(sent.motivo) };
  const problems = cierre ? cierreProblems(cierre, new Date()) : [];
  if (problems.length > 0) throw brokenRules(problems);
  const action = cierre ? 'cerrada_por_un_tiempo' : 'abierta_otra_vez';
  return changeMenu(deps, sede, (tx) => write(tx, owner, sede, action, { cierre }));
}

/**
 * Ends the sede: it keeps its history, which its owner goes on reading, and gives its place of the plan back. Nobody of it
 * enters any more. Whoever orders at the same moment waits for the counter, and then finds it closed.
 */
export async function closeForGood(deps: MenuDeps, owner: Session, sede: Sede): Promise<Location> {
  const { data, ended } = await changeMenu(deps, sede, async (tx) => {
    const own = await findOwn(tx, sede);
    if (own.cerrada !== null) return { data: presentLocation(own), ended: [] };
    await lockCounter(tx, sede);
    const unfinished = await countUnfinished(tx, sede);
    if (Object.values(unfinished).some((count) => count > 0)) {
      const message = sedeLifeMessages.unfinished(unfinished);
      throw new AppError('sede_con_pendientes', { message, body: { pendientes: unfinished } });
    }
    const change = { cerrada: new Date(), cierre: null };
    const data = await write(tx, owner, sede, 'cerrada', change);
    return { data, ended: await endSessionsIn(tx, sede) };
  });
  for (const session of ended) deps.realtime.disconnect(session);
  return data;
}

/** It comes back as it was, if the plan has a place for it and no other sede has taken its name. */
export async function reopen(deps: MenuDeps, owner: Session, sede: Sede): Promise<Location> {
  return changeMenu(deps, sede, async (tx) => {
    await lockMembership(tx, sede.restaurantId);
    const own = await findOwn(tx, sede);
    if (own.cerrada === null) return presentLocation(own);
    await refuseSedeBeyondPlan(tx, sede.restaurantId);
    await refuseSameName(tx, sede.restaurantId, own.nombre, own.id);
    const data = await write(tx, owner, sede, 'reabierta', { cerrada: null });
    // Its people count again: those whom the plan does not cover only read.
    await coverByPlan(tx, sede.restaurantId);
    await tellPeopleChanged(tx, sede.restaurantId);
    return data;
  });
}

async function write(
  tx: Db,
  owner: Session,
  sede: Sede,
  action: string,
  change: Partial<Pick<LocationRow, 'cierre' | 'cerrada'>>,
): Promise<Location> {
  const { restaurantId, locationId } = sede;
  await lockLocation(tx, restaurantId, locationId);
  const before = await findOwn(tx, sede);
  const after = await updateLocationRow(tx, restaurantId, locationId, change);
  await recordAudit(tx, owner, sede, {
    action,
    entity: 'sede',
    entityId: locationId,
    before: told(before),
    after: told(after),
  });
  return presentLocation(after);
}

function told({ nombre, cierre }: LocationRow) {
  return { nombre, vuelve: cierre?.vuelve ?? null, motivo: cierre?.motivo ?? null };
}

async function findOwn(db: Db, { restaurantId, locationId }: Sede): Promise<LocationRow> {
  const own = (await selectLocations(db, restaurantId)).find(({ id }) => id === locationId);
  if (!own) throw new AppError('sede_desconocida');
  return own;
}
