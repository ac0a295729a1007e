import { randomUUID } from 'node:crypto';
import { planMessages } from '@comanda/contract/tables/plan.messages';
import { planName, planProblems } from '@comanda/contract/tables/plan.rules';
import type { Plan, PlanAnswer, PlanBody, PlanDraft } from '@comanda/contract/tables/tables';
import { mesaClave } from '@comanda/contract/tables/tables.rules';
import { cleanText, isUuid } from '@comanda/contract/text';
import type { Problem } from '@comanda/contract/wire';
import { recordAudit } from '../audit/audit.service.ts';
import type { Db } from '../db/db.ts';
import { AppError, brokenRules } from '../errors/app-error.ts';
import { changeMenu, type MenuDeps } from '../menu/change-menu.ts';
import type { MenuCache } from '../menu/menu.cache.ts';
import { raiseQrVersion, replacePlan, selectPlan } from '../menu/plan-rows.ts';
import { refuseStale } from '../menu/settings.service.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { findAccountAt, selectAccounts } from './account-rows.ts';
import { presentAccount } from './accounts.presenter.ts';
import { planChange, tablesOf } from './plan-change.ts';

export async function readPlan(
  menus: MenuCache,
  sede: Sede,
  atLeast?: number,
): Promise<PlanAnswer> {
  const { plan, version } = await menus.read(sede, atLeast);
  return { data: plan, version };
}

/** Saves the whole plan. Refused if the sede changed since the plan was read. */
export async function changePlan(
  deps: MenuDeps,
  sede: Sede,
  author: Session,
  { version, data }: PlanBody,
): Promise<PlanAnswer> {
  const problems = planProblems(data);
  if (problems.length > 0) throw brokenRules(problems);
  await changeMenu(deps, sede, async (tx) => {
    await refuseStale(tx, sede, version, planMessages.changedMeanwhile);
    const before = await selectPlan(tx, sede);
    const after = identified(data, before);
    await refuseWithoutOccupied(tx, sede, before, after);
    await replacePlan(tx, sede, after);
    const change = planChange(before, after);
    if (!change) return;
    await recordAudit(tx, author, sede, {
      action: 'plano',
      entity: 'mesa',
      entityId: sede.locationId,
      ...change,
    });
  });
  return readPlan(deps.menus, sede);
}

/** Gives a table a new code: those printed before end. */
export async function renewCode(
  deps: MenuDeps,
  sede: Sede,
  author: Session,
  id: string,
): Promise<PlanAnswer> {
  await changeMenu(deps, sede, async (tx) => {
    const mesa = isUuid(id) ? await raiseQrVersion(tx, sede, id) : null;
    if (mesa === null) throw new AppError('mesa_desconocida');
    await recordAudit(tx, author, sede, {
      action: 'codigo_renovado',
      entity: 'mesa',
      entityId: id,
      after: { mesa },
    });
  });
  return readPlan(deps.menus, sede);
}

/** The plan with an id for every row. A table sent as new that has the name of a stored one is that one. */
function identified({ zonas }: PlanDraft, before: Plan): Plan {
  const zones = new Set(before.zonas.map(({ _id }) => _id));
  const stored = tablesOf(before);
  const tables = new Set(stored.map(({ _id }) => _id));
  const problems: Problem[] = [];
  const known = (ids: ReadonlySet<string>, id: string, path: string, message: string) => {
    if (!ids.has(id)) problems.push({ path: `${path}._id`, message });
    return id;
  };
  const sent = new Set(zonas.flatMap(({ mesas }) => mesas.map(({ _id }) => _id)));
  const left = stored.filter(({ _id }) => !sent.has(_id));
  const byClave = new Map(left.map(({ _id, nombre }) => [mesaClave(nombre), _id]));
  const { zoneUnknown, tableUnknown } = planMessages;
  const plan = zonas.map(({ _id, nombre, mesas }, zone) => ({
    _id: _id ? known(zones, _id, `zonas.${zone}`, zoneUnknown) : randomUUID(),
    nombre: cleanText(nombre),
    mesas: mesas.map((mesa, at) => {
      const path = `zonas.${zone}.mesas.${at}`;
      const name = planName(mesa.nombre);
      const id = mesa._id
        ? known(tables, mesa._id, path, tableUnknown)
        : (byClave.get(mesaClave(name)) ?? randomUUID());
      return { ...mesa, _id: id, nombre: name };
    }),
  }));
  if (problems.length > 0) throw brokenRules(problems);
  return { zonas: plan };
}

/** A table with an open account stays, and keeps its name. */
async function refuseWithoutOccupied(tx: Db, sede: Sede, before: Plan, after: Plan): Promise<void> {
  const kept = new Map(tablesOf(after).map(({ _id, nombre }) => [_id, mesaClave(nombre)]));
  const gone = tablesOf(before).filter(({ _id, nombre }) => kept.get(_id) !== mesaClave(nombre));
  const claves = gone.map(({ nombre }) => mesaClave(nombre));
  const id = claves.length > 0 ? await findAccountAt(tx, sede, claves) : null;
  if (id === null) return;
  const [row] = await selectAccounts(tx, sede, [id]);
  const mesa = gone.find(({ nombre }) => row?.claves.includes(mesaClave(nombre)))?.nombre ?? '';
  throw new AppError('mesa_ocupada', {
    message: planMessages.occupied(mesa),
    ...(row && { body: { data: presentAccount(row) } }),
  });
}
