import { wholeDays } from '@comanda/contract/days';
import type { PlanPreview } from '@comanda/contract/memberships/memberships';
import {
  amountInCents,
  extendedBy,
  isPurchasable,
} from '@comanda/contract/memberships/memberships.rules';
import type { Db } from '../db/db.ts';
import { countPeople, countSedes } from './coverage.db.ts';
import { heldIn } from './extend-membership.service.ts';
import { findMembership } from './memberships.db.ts';
import { listPlans } from './memberships.service.ts';

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
