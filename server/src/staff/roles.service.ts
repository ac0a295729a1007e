import type { Role, RoleEdit, RoleInput } from '@comanda/contract/staff/staff';
import { staffMessages } from '@comanda/contract/staff/staff.messages';
import { newRoles, roleEditProblems, roleProblems } from '@comanda/contract/staff/staff.rules';
import { cleanText } from '@comanda/contract/text';
import { recordAudit } from '../audit/audit.service.ts';
import type { Db } from '../db/db.ts';
import { AppError, brokenRules, mergedOrRefused } from '../errors/app-error.ts';
import type { Sede, Session } from '../sessions/session.ts';
import {
  countWithRole,
  deleteRoleRow,
  insertRole,
  lockRoles,
  presentRole,
  selectRoles,
  updateRoleRow,
} from './staff.db.ts';

type Saved = { message: string; data: Role[] };

export async function listRoles(db: Db, sede: Sede): Promise<Role[]> {
  const roles = (await selectRoles(db, sede)).map(presentRole);
  return roles.sort((a, b) => a.nombre.localeCompare(b.nombre, 'es'));
}

/** Only those without an id are new; the others stay as they are. */
export async function registerRoles(
  db: Db,
  sede: Sede,
  author: Session,
  sent: readonly RoleInput[],
): Promise<Saved> {
  const fresh = newRoles(sent);
  if (fresh.length === 0) {
    return { message: staffMessages.noNewRoles, data: await listRoles(db, sede) };
  }
  return db.transaction().execute(async (tx) => {
    await lockRoles(tx, sede);
    const problems = roleProblems(fresh, await selectRoles(tx, sede));
    if (problems.length > 0) throw brokenRules(problems);
    for (const { nombre, descripcion } of fresh) {
      const role = textOf({ nombre, descripcion });
      const id = await insertRole(tx, sede, role);
      const entry = { action: 'creado', entity: 'cargo', entityId: id, after: role } as const;
      await recordAudit(tx, author, sede, entry);
    }
    return { message: staffMessages.rolesSaved, data: await listRoles(tx, sede) };
  });
}

/** People with the cargo keep it under its new name; their permisos are their own. */
export async function updateRole(
  db: Db,
  sede: Sede,
  author: Session,
  { id, edit }: { id: string; edit: RoleEdit },
): Promise<Saved> {
  return db.transaction().execute(async (tx) => {
    await lockRoles(tx, sede);
    const roles = await listRoles(tx, sede);
    const before = findRole(roles, id);
    const others = roles.filter((role) => role !== before);
    const merged = mergedOrRefused<RoleEdit>({ sent: edit, now: before, data: before });
    const problems = roleEditProblems(merged, others);
    if (problems.length > 0) throw brokenRules(problems);
    const after = textOf(merged);
    await updateRoleRow(tx, sede, before._id, after);
    const change = { before: textOf(before), after };
    const entry = { action: 'cambiado', entity: 'cargo', entityId: before._id, ...change } as const;
    await recordAudit(tx, author, sede, entry);
    return { message: staffMessages.roleUpdated, data: await listRoles(tx, sede) };
  });
}

export async function deleteRole(db: Db, sede: Sede, author: Session, id: string): Promise<Saved> {
  return db.transaction().execute(async (tx) => {
    await lockRoles(tx, sede);
    const before = findRole(await listRoles(tx, sede), id);
    const people = await countWithRole(tx, sede, before._id);
    if (people > 0) {
      throw new AppError('cargo_en_uso', { message: staffMessages.roleInUse(people) });
    }
    await deleteRoleRow(tx, sede, before._id);
    const entry = { action: 'eliminado', entity: 'cargo', entityId: before._id } as const;
    await recordAudit(tx, author, sede, { ...entry, before: textOf(before) });
    return { message: staffMessages.roleDeleted, data: await listRoles(tx, sede) };
  });
}

function findRole(roles: readonly Role[], id: string): Role {
  const found = roles.find((role) => role._id === id);
  if (!found) throw new AppError('cargo_desconocido');
  return found;
}

function textOf({ nombre, descripcion }: Pick<RoleInput, 'nombre' | 'descripcion'>) {
  return { nombre: cleanText(nombre ?? ''), descripcion: cleanText(descripcion ?? '') };
}
