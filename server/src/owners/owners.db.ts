import type { Db } from '../db.ts';

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

/** A registration that was never verified may be begun anew; a verified account stays as it is. */
export async function upsertUnverifiedOwner(
  db: Db,
  email: string,
  passwordHash: string,
  consent: { policy_version: string | null; policy_accepted_at: Date | null },
) {
  const registration = { password_hash: passwordHash, ...consent };
  return db
    .insertInto('owners')
    .values({ email, ...registration })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet(registration).where('owners.verified_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
}

export async function setPath(db: Db, ownerId: string, path: string): Promise<void> {
  await db.updateTable('owners').set({ path }).where('id', '=', ownerId).execute();
}
