import { type Facultad, facultadesOf, type Permiso } from '@comanda/contract/permissions';
import type { Employee, Role } from '@comanda/contract/staff/staff';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { Tables } from '../db/tables.ts';
import { inSede, sedeKeys } from '../sessions/in-sede.ts';
import { dropDevices } from '../sessions/known-devices.ts';
import { dropResets } from '../sessions/passwords.ts';
import type { Sede } from '../sessions/session.ts';

export type EmployeeValues = {
  nombre: string;
  edad: number;
  telefono: string;
  direccion: string;
  role_id: string;
  email: string;
  permisos: Permiso[];
  facultades: Facultad[];
};

/** What is stored for an invited person until they choose a password: no password fits it. */
export const NO_PASSWORD = '';

/** The secrets of a person as they are stored. */
export type Hashes = { password_hash?: string; pin_hash?: string };

export async function selectEmployees(db: Db, sede: Sede): Promise<EmployeeRow[]> {
  return db
    .selectFrom('employees as e')
    .innerJoin('roles as r', (join) =>
      join
        .onRef('r.restaurant_id', '=', 'e.restaurant_id')
        .onRef('r.location_id', '=', 'e.location_id')
        .onRef('r.id', '=', 'e.role_id'),
    )
    .select([
      'e.id',
      'e.nombre',
      'e.edad',
      'e.telefono',
      'e.direccion',
      'e.email',
      'e.permisos',
      'e.facultades',
      'e.activo',
      'e.role_id',
      'r.nombre as role_nombre',
      sql<boolean>`e.pin_hash IS NOT NULL`.as('tienePin'),
      sql<boolean>`e.password_hash = ${NO_PASSWORD}`.as('invitacionPendiente'),
    ])
    .where(inSede(sede, 'e'))
    .orderBy('e.nombre')
    .orderBy('e.id')
    .execute();
}

/** Locks these people, so that nobody else changes them during the transaction. */
export async function lockEmployees(tx: Db, sede: Sede): Promise<void> {
  await tx
    .selectFrom('employees')
    .select('id')
    .where(inSede(sede))
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function insertEmployee(
  tx: Db,
  sede: Sede,
  values: EmployeeValues & Hashes & { password_hash: string },
): Promise<string> {
  const row = await tx
    .insertInto('employees')
    .values({ ...sedeKeys(sede), ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateEmployeeRow(
  tx: Db,
  sede: Sede,
  id: string,
  values: EmployeeValues & Hashes,
): Promise<void> {
  await tx.updateTable('employees').set(values).where(inSede(sede)).where('id', '=', id).execute();
}

export async function deleteEmployeeRow(tx: Db, sede: Sede, id: string): Promise<void> {
  await tx.deleteFrom('employees').where(inSede(sede)).where('id', '=', id).execute();
  await dropResets(tx, sede.restaurantId, id);
  await dropDevices(tx, sede.restaurantId, id);
}

export async function selectRoles(db: Db, sede: Sede): Promise<RoleRow[]> {
  return db
    .selectFrom('roles')
    .select(['id', 'nombre', 'descripcion', 'disponible'])
    .where(inSede(sede))
    .orderBy('nombre')
    .orderBy('id')
    .execute();
}

/**
 * Cargos are changed by one transaction at a time, or two could use the same name. Who gives a cargo
 * to somebody holds it too, so that nobody gets a deleted one.
 */
export async function lockRoles(tx: Db, sede: Sede): Promise<void> {
  const key = `cargos ${sede.locationId}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

export async function countWithRole(tx: Db, sede: Sede, id: string): Promise<number> {
  const { count } = await tx
    .selectFrom('employees')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where(inSede(sede))
    .where('role_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function updateRoleRow(
  tx: Db,
  sede: Sede,
  id: string,
  role: { nombre: string; descripcion: string },
): Promise<void> {
  await tx.updateTable('roles').set(role).where(inSede(sede)).where('id', '=', id).execute();
}

export async function deleteRoleRow(tx: Db, sede: Sede, id: string): Promise<void> {
  await tx.deleteFrom('roles').where(inSede(sede)).where('id', '=', id).execute();
}

export async function insertRole(
  tx: Db,
  sede: Sede,
  role: { nombre: string; descripcion: string },
): Promise<string> {
  const row = await tx
    .insertInto('roles')
    .values({ ...sedeKeys(sede), ...role })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

type RoleRow = Pick<Selectable<Tables['roles']>, 'id' | 'nombre' | 'descripcion' | 'disponible'>;

type EmployeeRow = Pick<
  Selectable<Tables['employees']>,
  | 'id'
  | 'nombre'
  | 'edad'
  | 'telefono'
  | 'direccion'
  | 'email'
  | 'permisos'
  | 'facultades'
  | 'activo'
  | 'role_id'
> & { role_nombre: string; tienePin: boolean; invitacionPendiente: boolean };

export function presentRole({ id, ...row }: RoleRow): Role {
  return { _id: id, ...row };
}

export function presentEmployee({ role_id, role_nombre, ...row }: EmployeeRow): Employee {
  const cargo = { _id: role_id, nombre: role_nombre };
  return { ...row, cargo, facultades: [...facultadesOf(row)] };
}

export async function dropStaff(tx: Db, restaurantId: string): Promise<void> {
  await tx.deleteFrom('employees').where('restaurant_id', '=', restaurantId).execute();
}
