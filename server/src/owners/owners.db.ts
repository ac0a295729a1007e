import type { Db } from '../db/db.ts';

export async function findOwnerByEmail(db: Db, email: string) {
  return ownerQuery(db).where('o.email', '=', email).executeTakeFirst();
}

export async function findOwner(db: Db, id: string) {
  return ownerQuery(db).where('o.id', '=', id).executeTakeFirstOrThrow();
}

export type OwnerRow = NonNullable<Awaited<ReturnType<typeof findOwnerByEmail>>>;

function ownerQuery(db: Db) {
  return db
    .selectFrom('owners as o')
    .leftJoin('plans as p', 'p.id', 'o.plan_id')
    .select([
      'o.id',
      'o.email',
      'o.password_hash',
      'o.path',
      'o.verified_at',
      'o.fechaInicio',
      'o.fechaFin',
      'p.id as plan_id',
      'p.plan_name',
      'p.sedes',
    ]);
}

export async function setPath(db: Db, ownerId: string, path: string): Promise<void> {
  await db.updateTable('owners').set({ path }).where('id', '=', ownerId).execute();
}
