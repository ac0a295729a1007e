import type { Role, RoleInput } from '@comanda/contract/staff/staff';
import { staffMessages } from '@comanda/contract/staff/staff.messages';
import { newRoles, roleProblems } from '@comanda/contract/staff/staff.rules';
import { cleanText } from '@comanda/contract/text';
import { recordAudit } from '../audit/audit.service.ts';
import type { Db } from '../db/db.ts';
import { brokenRules } from '../errors/app-error.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { insertRole, lockRoles, selectRoles } from './staff.db.ts';
import { presentRole } from './staff.presenter.ts';

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
): Promise<{ message: string; data: Role[] }> {
  const fresh = newRoles(sent);
  if (fresh.length === 0) {
    return { message: staffMessages.noNewRoles, data: await listRoles(db, sede) };
  }
  return db.transaction().execute(async (tx) => {
    await lockRoles(tx, sede);
    const problems = roleProblems(fresh, await selectRoles(tx, sede));
    if (problems.length > 0) throw brokenRules(problems);
    for (const { nombre, descripcion } of fresh) {
      const role = { nombre: cleanText(nombre ?? ''), descripcion: cleanText(descripcion ?? '') };
      const id = await insertRole(tx, sede, role);
      const entry = { action: 'creado', entity: 'cargo', entityId: id, after: role } as const;
      await recordAudit(tx, author, sede, entry);
    }
    return { message: staffMessages.rolesSaved, data: await listRoles(tx, sede) };
  });
}
