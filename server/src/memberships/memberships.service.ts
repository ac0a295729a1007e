import { DAY_MS, wholeDays } from '@comanda/contract/days';
import type { Plan, PlanPreview } from '@comanda/contract/memberships/memberships';
import {
  amountInCents,
  extendedBy,
  type HeldMembership,
  isActive,
  isPurchasable,
} from '@comanda/contract/memberships/memberships.rules';
import { isUuid } from '@comanda/contract/text';
import type { Selectable } from 'kysely';
import type { Db } from '../db/db.ts';
import type { Tables } from '../db/tables.ts';
import type { Outbox } from '../mail/outbox.ts';
import { tellPeopleChanged } from '../sessions/session.ts';
import { countPeople, countSedes } from './coverage.db.ts';
import { coverByPlan } from './coverage.service.ts';
import { findMembership, type MembershipRow, updateMembership } from './memberships.db.ts';

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

type Bought = { planId: string; mesEnCentavos: number };

/**
 * What an approved payment does, in the transaction that locks the owner's row, so the remaining
 * time is current. Only a change of plan changes what is covered: an owner who had more before the
 * limits were enforced keeps it while renewing.
 */
export async function extendMembership(
  tx: Db,
  restaurantId: string,
  bought: Bought,
  now: Date,
): Promise<{ period: { fechaInicio: Date; fechaFin: Date }; planBefore: string | null }> {
  const before = await findMembership(tx, restaurantId);
  const { fechaFin, mesEnCentavos } = extendedBy(heldIn(before), bought, now);
  const isRunning = isActive(before.fechaFin, now);
  const fechaInicio = (isRunning && before.fechaInicio) || now;
  await updateMembership(tx, restaurantId, {
    plan_id: bought.planId,
    fechaInicio,
    fechaFin,
    pagado_plan_id: bought.planId,
    pagado_mes_centavos: mesEnCentavos,
  });
  if (before.plan_id !== bought.planId) await coverByPlan(tx, restaurantId);
  await tellPeopleChanged(tx, restaurantId);
  return { period: { fechaInicio, fechaFin }, planBefore: before.plan_name };
}

/**
 * Days that were not paid here, from a plan agreed by hand, are worth today's price of the plan.
 */
function heldIn(row: MembershipRow): HeldMembership | null {
  const { plan_id, fechaFin, precio_mensual_cop, pagado_plan_id, pagado_mes_centavos } = row;
  if (!plan_id || !fechaFin || !precio_mensual_cop) return null;
  const paid = pagado_plan_id === plan_id ? pagado_mes_centavos : null;
  const mesEnCentavos = paid ?? amountInCents(precio_mensual_cop);
  return { planId: plan_id, fechaFin, mesEnCentavos };
}

/**
 * What paying for each plan would do if it were approved now, by the rule that settles payments.
 */
export async function previewPlans(db: Db, restaurantId: string): Promise<PlanPreview[]> {
  const now = new Date();
  const membership = await findMembership(db, restaurantId);
  const held = heldIn(membership);
  const sedes = await countSedes(db, restaurantId);
  const usuarios = await countPeople(db, restaurantId);
  return (await listPlans(db)).filter(isPurchasable).map((plan) => {
    const isOtherPlan = plan._id !== membership.plan_id;
    const bought = { planId: plan._id, mesEnCentavos: amountInCents(plan.precio_mensual_cop) };
    const { fechaFin, restanteMs, convertidoMs } = extendedBy(held, bought, now);
    const plan_name = membership.plan_name ?? '';
    const dias = { dias: wholeDays(restanteMs), diasNuevos: wholeDays(convertidoMs) };
    return {
      planId: plan._id,
      fechaFin: fechaFin.toISOString(),
      conversion: isOtherPlan && restanteMs > 0 ? { plan_name, ...dias } : null,
      sedes: isOtherPlan ? beyond(sedes, plan.sedes) : null,
      usuarios: isOtherPlan ? beyond(usuarios, plan.usuarios) : null,
    };
  });
}

function beyond(tienes: number, permite: number | null) {
  return permite !== null && tienes > permite ? { tienes, permite } : null;
}

const NOTICES = [7, 1] as const;

/** Mails owners 7 days and 1 day before their membership ends, once for each end. */
export async function noticeExpiringMemberships({
  db,
  outbox,
  publicUrl,
}: {
  db: Db;
  outbox: Outbox;
  publicUrl: () => string;
}): Promise<void> {
  const now = Date.now();
  const owners = await db
    .selectFrom('owners as o')
    .innerJoin('plans as p', 'p.id', 'o.plan_id')
    .select(['o.id', 'o.email', 'o.fechaFin', 'p.plan_name'])
    .where('o.fechaFin', '>', new Date(now))
    .where('o.fechaFin', '<=', new Date(now + NOTICES[0] * DAY_MS))
    .execute();
  for (const { id, email, fechaFin, plan_name } of owners) {
    if (!fechaFin) continue;
    // Close to the end only the nearest notice applies.
    const days = fechaFin.getTime() - now <= DAY_MS ? 1 : 7;
    const letter = {
      kind: 'membresia_por_vencer',
      plan: plan_name,
      days,
      fechaFin: fechaFin.toISOString(),
      url: `${publicUrl()}/membership`,
    } as const;
    await outbox.write(db, email, letter, `${letter.kind} ${days} ${id} ${letter.fechaFin}`);
  }
  outbox.kick();
}
