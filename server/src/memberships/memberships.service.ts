import type { Plan } from '@comanda/contract/memberships/memberships';
import { isUuid } from '@comanda/contract/text';
import type { Selectable } from 'kysely';
import type { Db } from '../db/db.ts';
import type { Tables } from '../db/tables.ts';

type PlanRow = Selectable<Tables['plans']>;

export async function listPlans(db: Db): Promise<Plan[]> {
  const rows = await db.selectFrom('plans').selectAll().orderBy('precio_mensual_cop').execute();
  return rows.map(presentPlan);
}

export async function findPlan(db: Db, id: string): Promise<PlanRow | undefined> {
  if (!isUuid(id)) return undefined;
  return db.selectFrom('plans').selectAll().where('id', '=', id).executeTakeFirst();
}

function presentPlan({ id, ...plan }: PlanRow): Plan {
  return { _id: id, ...plan };
}
