import type { Db } from '../db.ts';

export async function findOwnerByEmail(db: Db, email: string) {
  return db
    .selectFrom('owners as o')
    .leftJoin('plans as p', 'p.id', 'o.plan_id')
    .select([
      'o.id',
      'o.email',
      'o.password_hash',
      'o.verified_at',
      'o.fechaInicio',
      'o.fechaFin',
      'p.id as plan_id',
      'p.plan_name',
      'p.sedes',
    ])
    .where('o.email', '=', email)
    .executeTakeFirst();
}

export type OwnerRow = NonNullable<Awaited<ReturnType<typeof findOwnerByEmail>>>;
