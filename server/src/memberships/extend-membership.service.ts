import {
  amountInCents,
  extendedBy,
  type HeldMembership,
  isActive,
} from '@comanda/contract/memberships/memberships.rules';
import type { Db } from '../db/db.ts';
import { tellPeopleChanged } from '../sessions/session.ts';
import { coverByPlan } from './coverage.service.ts';
import { findMembership, type MembershipRow, updateMembership } from './memberships.db.ts';

export type Bought = { planId: string; mesEnCentavos: number };

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
): Promise<{ fechaInicio: Date; fechaFin: Date }> {
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
  return { fechaInicio, fechaFin };
}

/**
 * Days that were not paid here, from a plan agreed by hand, are worth today's price of the plan.
 */
export function heldIn(row: MembershipRow): HeldMembership | null {
  const { plan_id, fechaFin, precio_mensual_cop, pagado_plan_id, pagado_mes_centavos } = row;
  if (!plan_id || !fechaFin || !precio_mensual_cop) return null;
  const paid = pagado_plan_id === plan_id ? pagado_mes_centavos : null;
  const mesEnCentavos = paid ?? amountInCents(precio_mensual_cop);
  return { planId: plan_id, fechaFin, mesEnCentavos };
}
