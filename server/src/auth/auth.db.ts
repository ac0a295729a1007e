import type { Db } from '../db/db.ts';
import { inSede } from '../sessions/in-sede.ts';
import type { ResetSubject } from '../sessions/passwords.ts';
import type { Sede } from '../sessions/session.ts';

export async function findEmployeeByEmail(db: Db, sede: Sede, email: string) {
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
      'e.email',
      'e.password_hash',
      'e.permisos',
      'e.facultades',
      'r.id as role_id',
      'r.nombre as role_nombre',
    ])
    .where(inSede(sede, 'e'))
    .where('e.email', '=', email)
    .executeTakeFirst();
}

export async function findClientByEmail(db: Db, sede: Sede, email: string) {
  return db
    .selectFrom('clients')
    .select([
      'id',
      'nombre',
      'email',
      'telefono',
      'direccion',
      'password_hash',
      'email_verified_at',
    ])
    .where(inSede(sede))
    .where('email', '=', email)
    .executeTakeFirst();
}

/** False when the person no longer exists. */
export async function setPassword(
  tx: Db,
  sede: Sede,
  { tipo, subjectId }: Pick<ResetSubject, 'tipo' | 'subjectId'>,
  password_hash: string,
): Promise<boolean> {
  const table = tipo === 'empleado' ? 'employees' : 'clients';
  const { numUpdatedRows } = await tx
    .updateTable(table)
    .set({ password_hash })
    .where(inSede(sede))
    .where('id', '=', subjectId)
    .where('password_hash', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
