import type { ErrorCode } from '@comanda/contract/errors';
import { fold } from '@comanda/contract/fold';
import {
  canGrant,
  canManageEmployee,
  FACULTADES,
  hasBase,
  type Rights,
} from '@comanda/contract/permissions';
import type { Employee, EmployeeInput, Role } from '@comanda/contract/staff/staff';
import { employeeProblems } from '@comanda/contract/staff/staff.rules';
import { cleanText, normaliseEmail } from '@comanda/contract/text';
import { recordAudit } from '../audit/audit.service.ts';
import { type Db, isUniqueViolation } from '../db/db.ts';
import { AppError, brokenRules, mergedOrRefused } from '../errors/app-error.ts';
import type { Outbox } from '../mail/outbox.ts';
import { lockMembership, refusePeopleBeyondPlan } from '../memberships/coverage.service.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { dropResets, hashPassword } from '../sessions/passwords.ts';
import {
  endSessionsOf,
  type Sede,
  type Session,
  stillThere,
  tellPeopleChanged,
} from '../sessions/session.ts';
import { invite, isInvited } from './invitations.ts';
import {
  deleteEmployeeRow,
  type EmployeeValues,
  type Hashes,
  insertEmployee,
  lockEmployees,
  lockRoles,
  NO_PASSWORD,
  presentEmployee,
  presentRole,
  selectEmployees,
  selectRoles,
  updateEmployeeRow,
} from './staff.db.ts';

export { dropStaff } from './staff.db.ts';

export type StaffDeps = { db: Db; realtime: Realtime; outbox: Outbox; publicUrl: () => string };

const entity = 'empleado';

const NOBODY = { telefono: '', edad: 0, permisos: [] };

export async function listEmployees(db: Db, sede: Sede): Promise<Employee[]> {
  const people = (await selectEmployees(db, sede)).map(presentEmployee);
  // Sorted like people do: 'Óscar' before 'Pilar'.
  const { compare } = new Intl.Collator('es');
  return people.sort((a, b) => compare(a.nombre, b.nombre));
}

/**
 * Creates all of them or none. The plan's limit is counted under a lock, over all sedes of the
 * restaurant.
 */
export async function createEmployees(
  deps: StaffDeps,
  sede: Sede,
  caller: Session,
  inputs: readonly EmployeeInput[],
): Promise<Employee[]> {
  refuseProblems(inputs, () => null);
  const { db, outbox } = deps;
  const { restaurantId } = sede;
  // Checked first without a lock, so that no passwords are hashed for a refused request.
  await refusePeopleBeyondPlan(db, restaurantId, inputs.length);
  const hashes = await hashesOf(
    inputs.map((one) => (one.invitar ? { ...one, password: null } : one)),
  );
  const created = await db.transaction().execute(async (tx) => {
    await lockMembership(tx, restaurantId);
    await refusePeopleBeyondPlan(tx, restaurantId, inputs.length);
    await lockEmployees(tx, sede);
    await lockRoles(tx, sede);
    const author = await stillThere(tx, caller);
    const roles = await readRoles(tx, sede);
    const ids: string[] = [];
    for (const [at, input] of inputs.entries()) {
      const values = valuesOf(input, at, roles, null);
      refuseBeyond(author, values, at);
      const row = { password_hash: NO_PASSWORD, ...hashes[at], ...values };
      ids.push(await savingEmail(at, () => insertEmployee(tx, sede, row)));
    }
    const created = (await listEmployees(tx, sede)).filter(({ id }) => ids.includes(id));
    for (const after of created) {
      const entry = { action: 'creado', entity, entityId: after.id, after } as const;
      await recordAudit(tx, author, sede, entry);
    }
    await invite(deps, tx, sede, created.filter(isInvited(inputs)));
    return created;
  });
  outbox.kick();
  return created;
}

/** Mails the invitation again to a person who has not chosen a password yet. */
export async function inviteAgain(
  deps: StaffDeps,
  sede: Sede,
  caller: Session,
  id: string,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await lockEmployees(tx, sede);
    const author = await stillThere(tx, caller);
    const invited = findManaged(await listEmployees(tx, sede), id, author);
    if (!invited.invitacionPendiente) throw new AppError('invitacion_aceptada');
    await invite(deps, tx, sede, [invited]);
  });
  deps.outbox.kick();
}

/** A new password, PIN, e-mail or set of rights ends the person's sessions. */
export async function updateEmployees(
  { db, realtime }: StaffDeps,
  sede: Sede,
  caller: Session,
  inputs: readonly EmployeeInput[],
): Promise<Employee[]> {
  const stored = new Map((await listEmployees(db, sede)).map((one) => [one.id, one]));
  refuseProblems(inputs, ({ id }) => stored.get(id ?? '') ?? NOBODY);
  const ids = inputs.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new AppError('solicitud_invalida');
  const hashes = await hashesOf(inputs);
  const { updated, ended } = await db.transaction().execute(async (tx) => {
    await lockEmployees(tx, sede);
    await lockRoles(tx, sede);
    const author = await stillThere(tx, caller);
    const roles = await readRoles(tx, sede);
    const people = await listEmployees(tx, sede);
    const ended: Pick<Session, 'tokenHash'>[] = [];
    for (const [at, input] of inputs.entries()) {
      const before = findManaged(people, input.id, author);
      const values = valuesOf(over(input, at, before), at, roles, before);
      refuseBeyond(author, values, at);
      const { password_hash, pin_hash } = hashes[at] ?? {};
      const row = { ...values, ...hashes[at] };
      await savingEmail(at, () => updateEmployeeRow(tx, sede, before.id, row));
      const hasNewCredentials = password_hash !== undefined || before.email !== values.email;
      // A link in the old mailbox could otherwise set the new password.
      if (hasNewCredentials) await dropResets(tx, sede.restaurantId, before.id);
      // A first PIN ends nothing: nobody can have signed in with another one.
      const hasOtherPin = pin_hash !== undefined && before.tienePin;
      if (hasNewCredentials || hasOtherPin || !hasSameRights(before, values)) {
        ended.push(...(await endSessionsOf(tx, sede.restaurantId, before.id)));
      }
    }
    await tellPeopleChanged(tx, sede.restaurantId);
    const after = await listEmployees(tx, sede);
    const updated = inputs.flatMap(({ id }) => after.filter((one) => one.id === id));
    for (const [at, now] of updated.entries()) {
      const before = people.find(({ id }) => id === now.id) ?? null;
      const { password_hash, pin_hash } = hashes[at] ?? {};
      const told = {
        ...now,
        ...(password_hash && { claveNueva: true }),
        ...(pin_hash && { pinNuevo: true }),
      };
      const entry = {
        action: 'cambiado',
        entity,
        entityId: now.id,
        before,
        after: told,
      } as const;
      await recordAudit(tx, author, sede, entry);
    }
    return { updated, ended };
  });
  for (const session of ended) realtime.disconnect(session);
  return updated;
}

export async function deleteEmployee(
  { db, realtime }: StaffDeps,
  sede: Sede,
  caller: Session,
  id: string,
): Promise<void> {
  const ended = await db.transaction().execute(async (tx) => {
    await lockEmployees(tx, sede);
    const author = await stillThere(tx, caller);
    const before = findManaged(await listEmployees(tx, sede), id, author);
    await deleteEmployeeRow(tx, sede, before.id);
    const entry = { action: 'eliminado', entity, entityId: before.id, before } as const;
    await recordAudit(tx, author, sede, entry);
    return endSessionsOf(tx, sede.restaurantId, before.id);
  });
  for (const session of ended) realtime.disconnect(session);
}

function refuseProblems(
  inputs: readonly EmployeeInput[],
  before: (input: EmployeeInput) => Pick<Employee, 'telefono' | 'edad' | 'permisos'> | null,
) {
  const problems = inputs.flatMap((input, at) =>
    employeeProblems(input, before(input)).map((problem) => ({
      ...problem,
      path: `employees.${at}.${problem.path}`,
    })),
  );
  if (problems.length > 0) throw brokenRules(problems);
}

/** Finds somebody whom the author may change: never oneself, never a person who may do more. */
function findManaged(
  people: readonly Employee[],
  id: string | null | undefined,
  author: Session,
): Employee {
  const found = people.find((one) => one.id === id);
  if (!found) throw new AppError('empleado_desconocido');
  const isSelf = found.id === author.subjectId;
  if (!canManageEmployee(author.actor, { ...found, isSelf })) {
    throw new AppError('empleado_no_editable');
  }
  return found;
}

async function readRoles(tx: Db, sede: Sede): Promise<Role[]> {
  return (await selectRoles(tx, sede)).map(presentRole);
}

/** The edit over the person as they are now, whom somebody may have changed since it was opened. */
function over(input: EmployeeInput, at: number, before: Employee): EmployeeInput {
  return mergedOrRefused<EmployeeInput>({
    sent: input,
    now: { ...before, cargo: before.cargo?._id },
    data: before,
    pathOf: (name) => `employees.${at}.${name}`,
  });
}

function valuesOf(
  input: EmployeeInput,
  at: number,
  roles: readonly Role[],
  before: Employee | null,
): EmployeeValues {
  const permisos = [...new Set(input.permisos ?? before?.permisos ?? [])];
  const facultades = input.facultades ?? before?.facultades ?? [];
  return {
    nombre: cleanText(input.nombre ?? ''),
    edad: input.edad ?? 0,
    telefono: cleanText(input.telefono ?? ''),
    direccion: cleanText(input.direccion ?? ''),
    role_id: roleOf(input.cargo, at, roles)._id,
    email: normaliseEmail(cleanText(input.email ?? '')),
    permisos,
    // A permiso that is taken away takes along what stands on it.
    facultades: FACULTADES.filter((one) => facultades.includes(one) && hasBase(one, permisos)),
  };
}

/** A cargo is sent as its id, as the object, or as an object with only its name. */
function roleOf(cargo: EmployeeInput['cargo'], at: number, roles: readonly Role[]): Role {
  const id = typeof cargo === 'string' ? cargo : cargo?._id;
  const nombre = typeof cargo === 'string' ? cargo : cargo?.nombre;
  const found =
    roles.find((role) => role._id === id) ??
    (nombre ? roles.find((role) => fold(role.nombre) === fold(nombre.trim())) : undefined);
  if (!found) throw refusal('cargo_desconocido', at, 'cargo');
  return found;
}

/** Nobody grants what they lack. */
function refuseBeyond({ actor }: Session, rights: Rights, at: number) {
  const { permisos } = rights;
  if (!canGrant(actor, { permisos, facultades: [] })) {
    throw refusal('permiso_no_otorgable', at, 'permisos');
  }
  if (!canGrant(actor, rights)) throw refusal('facultad_no_otorgable', at, 'facultades');
}

/** Names the person and the field. */
function refusal(code: ErrorCode, at: number, field: string): AppError {
  const { message } = new AppError(code);
  return new AppError(code, { details: [{ path: `employees.${at}.${field}`, message }] });
}

/** A blank password or PIN means "keep it". */
async function hashesOf(inputs: readonly EmployeeInput[]): Promise<Hashes[]> {
  const hashes: Hashes[] = [];
  for (const { password, pin } of inputs) {
    hashes.push({
      ...(password && { password_hash: await hashPassword(password) }),
      ...(pin && { pin_hash: await hashPassword(pin) }),
    });
  }
  return hashes;
}

function hasSameRights(one: Rights, other: Rights) {
  return sameMembers(one.permisos, other.permisos) && sameMembers(one.facultades, other.facultades);
}

function sameMembers(one: readonly string[], other: readonly string[]) {
  return one.length === other.length && one.every((member) => other.includes(member));
}

async function savingEmail<T>(at: number, save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (!isUniqueViolation(error, 'employees_email_key')) throw error;
    throw refusal('correo_ya_registrado', at, 'email');
  }
}
