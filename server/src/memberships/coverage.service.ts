import type { ErrorCode } from '@comanda/contract/errors';
import { DEFAULT_SEDES } from '@comanda/contract/locations/locations.rules';
import type { Coverage, CoverageBody, PlanUsage } from '@comanda/contract/memberships/memberships';
import { coveredBy } from '@comanda/contract/memberships/memberships.rules';
import { type Author, recordAudit, systemOf } from '../audit/audit.service.ts';
import { readUsage } from '../chat/chat.service.ts';
import type { Db } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import { type Session, tellPeopleChanged } from '../sessions/session.ts';
import {
  countPeople,
  countSedes,
  lockPeople,
  type PersonRow,
  type SedeRow,
  selectPeople,
  selectSedes,
  setPeopleActive,
  setSedesActive,
} from './coverage.db.ts';
import { findLimits, lockMembership } from './memberships.db.ts';

/** The limits without a plan. */
const NO_PLAN = { plan_name: null, sedes: DEFAULT_SEDES, usuarios: null };

export async function readCoverage(db: Db, restaurantId: string): Promise<Coverage> {
  const { plan_name, sedes, usuarios } = (await findLimits(db, restaurantId)) ?? NO_PLAN;
  const rows = await selectSedes(db, restaurantId);
  const people = await selectPeople(db, restaurantId);
  return {
    plan_name,
    permite: { sedes, usuarios },
    sedes: rows.map(({ id, nombre, isActive }) => ({ _id: id, nombre, activa: isActive })),
    personas: people.map(({ id, nombre, cargo, sede, isActive }) => ({
      id,
      nombre,
      cargo,
      sede,
      activo: isActive,
    })),
  };
}

/** How many there are; those that the plan does not cover count too. */
export async function readPlanUsage(db: Db, restaurantId: string): Promise<PlanUsage> {
  const limits = (await findLimits(db, restaurantId)) ?? NO_PLAN;
  const { incluidos, ...chats } = await readUsage(db, { restaurantId });
  return {
    sedes: { usados: await countSedes(db, restaurantId), permite: limits.sedes },
    usuarios: { usados: await countPeople(db, restaurantId), permite: limits.usuarios },
    conversaciones: { ...chats, permite: incluidos },
  };
}

/**
 * The owner chooses which stay active. Counted under the lock of the membership; the audit entry is
 * written with it.
 */
export async function chooseCoverage(
  db: Db,
  owner: Session,
  { sedes, personas }: CoverageBody,
): Promise<Coverage> {
  const { restaurantId } = owner;
  return db.transaction().execute(async (tx) => {
    await lockMembership(tx, restaurantId);
    const limits = (await findLimits(tx, restaurantId)) ?? NO_PLAN;
    await lockPeople(tx, restaurantId);
    const rows = await selectSedes(tx, restaurantId);
    const people = await selectPeople(tx, restaurantId);
    const chosenSedes = chosenOf(rows, sedes, 'sede_desconocida');
    const chosenPeople = chosenOf(people, personas, 'empleado_desconocido');
    if (chosenSedes.size > limits.sedes) throw new AppError('limite_de_sedes');
    if (limits.usuarios !== null && chosenPeople.size > limits.usuarios) {
      throw new AppError('limite_de_usuarios');
    }
    await coverSedes(tx, owner, rows, chosenSedes);
    await coverPeople(tx, owner, people, chosenPeople);
    await tellPeopleChanged(tx, restaurantId);
    return readCoverage(tx, restaurantId);
  });
}

/** After a change of plan: what was active stays so while it fits, then the oldest. */
export async function coverByPlan(tx: Db, restaurantId: string): Promise<void> {
  const limits = (await findLimits(tx, restaurantId)) ?? NO_PLAN;
  await lockPeople(tx, restaurantId);
  const author = systemOf(restaurantId);
  const rows = await selectSedes(tx, restaurantId);
  await coverSedes(tx, author, rows, idsOf(coveredBy(rows, limits.sedes)));
  const people = await selectPeople(tx, restaurantId);
  await coverPeople(tx, author, people, idsOf(coveredBy(people, limits.usuarios)));
}

function chosenOf(own: readonly { id: string }[], ids: readonly string[], unknown: ErrorCode) {
  const known = idsOf(own);
  if (!ids.every((id) => known.has(id))) throw new AppError(unknown);
  return new Set(ids);
}

function idsOf(rows: readonly { id: string }[]): Set<string> {
  return new Set(rows.map(({ id }) => id));
}

async function coverSedes(
  tx: Db,
  author: Author,
  rows: readonly SedeRow[],
  covered: ReadonlySet<string>,
) {
  const changed = rows.filter(({ id, isActive }) => covered.has(id) !== isActive);
  for (const activa of [true, false]) {
    const ids = changed.filter(({ id }) => covered.has(id) === activa).map(({ id }) => id);
    await setSedesActive(tx, author.restaurantId, ids, activa);
  }
  for (const { id, nombre, isActive } of changed) {
    await recordAudit(
      tx,
      author,
      { locationId: id },
      {
        action: isActive ? 'en_solo_lectura' : 'activada',
        entity: 'sede',
        entityId: id,
        before: { nombre, activa: isActive },
        after: { nombre, activa: !isActive },
      },
    );
  }
}

async function coverPeople(
  tx: Db,
  author: Author,
  people: readonly PersonRow[],
  covered: ReadonlySet<string>,
) {
  const changed = people.filter(({ id, isActive }) => covered.has(id) !== isActive);
  for (const activo of [true, false]) {
    const ids = changed.filter(({ id }) => covered.has(id) === activo).map(({ id }) => id);
    await setPeopleActive(tx, author.restaurantId, ids, activo);
  }
  for (const { id, nombre, location_id, isActive } of changed) {
    await recordAudit(
      tx,
      author,
      { locationId: location_id },
      {
        action: isActive ? 'en_solo_lectura' : 'activado',
        entity: 'empleado',
        entityId: id,
        before: { nombre, activo: isActive },
        after: { nombre, activo: !isActive },
      },
    );
  }
}

export { lockMembership } from './memberships.db.ts';

// The deciding count runs under the lock of the membership, so that two at once cannot both take
// the last place. Read-only ones count too, or people could take turns in one place.

export async function refuseSedeBeyondPlan(db: Db, restaurantId: string): Promise<void> {
  const limits = await findLimits(db, restaurantId);
  const count = await countSedes(db, restaurantId);
  if (count >= (limits?.sedes ?? DEFAULT_SEDES)) throw new AppError('limite_de_sedes');
}

/** Counted over all sedes. */
export async function refusePeopleBeyondPlan(
  db: Db,
  restaurantId: string,
  more: number,
): Promise<void> {
  const allowed = (await findLimits(db, restaurantId))?.usuarios ?? null;
  if (allowed === null) return;
  const count = await countPeople(db, restaurantId);
  if (count + more > allowed) throw new AppError('limite_de_usuarios');
}
