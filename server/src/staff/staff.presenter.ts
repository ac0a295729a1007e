import type { Employee, Role } from '@comanda/contract/staff/staff';
import type { Selectable } from 'kysely';
import type { Tables } from '../db/tables.ts';

export type RoleRow = Pick<
  Selectable<Tables['roles']>,
  'id' | 'nombre' | 'descripcion' | 'disponible'
>;

export type EmployeeRow = Pick<
  Selectable<Tables['employees']>,
  'id' | 'nombre' | 'edad' | 'telefono' | 'direccion' | 'email' | 'permisos' | 'activo' | 'role_id'
> & { role_nombre: string };

export function presentRole({ id, ...row }: RoleRow): Role {
  return { _id: id, ...row };
}

export function presentEmployee({ role_id, role_nombre, ...row }: EmployeeRow): Employee {
  return { ...row, cargo: { _id: role_id, nombre: role_nombre } };
}
