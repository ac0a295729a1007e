import type { Db } from '../db/db.ts';

/** What the owner's plan covers; undefined without a plan. */
export async function findLimits(db: Db, restaurantId: string) {
  return db
    .selectFrom('owners as o')
    .innerJoin('plans as p', 'p.id', 'o.plan_id')
    .select(['p.plan_name', 'p.sedes', 'p.usuarios'])
    .where('o.id', '=', restaurantId)
    .executeTakeFirst();
}

/**
 * Nobody else counts, pays or chooses until this transaction ends. Orders and the audit log are not
 * blocked.
 */
export async function lockMembership(tx: Db, restaurantId: string): Promise<void> {
  await tx
    .selectFrom('owners')
    .select('id')
    .where('id', '=', restaurantId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** The membership of an owner and what was paid for it. */
export async function findMembership(db: Db, restaurantId: string) {
  return db
    .selectFrom('owners as o')
    .leftJoin('plans as p', 'p.id', 'o.plan_id')
    .select([
      'o.plan_id',
      'o.fechaInicio',
      'o.fechaFin',
      'o.pagado_plan_id',
      'o.pagado_mes_centavos',
      'p.plan_name',
      'p.precio_mensual_cop',
    ])
    .where('o.id', '=', restaurantId)
    .executeTakeFirstOrThrow();
}

export type MembershipRow = Awaited<ReturnType<typeof findMembership>>;

export async function updateMembership(
  tx: Db,
  restaurantId: string,
  membership: {
    plan_id: string;
    fechaInicio: Date;
    fechaFin: Date;
    pagado_plan_id: string;
    pagado_mes_centavos: number;
  },
): Promise<void> {
  await tx.updateTable('owners').set(membership).where('id', '=', restaurantId).execute();
}
