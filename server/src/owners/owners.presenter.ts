import type { MembresiaParams, OwnerUser } from '@comanda/contract/auth/auth';
import { estadoMembresia, isActive } from '@comanda/contract/memberships/memberships.rules';
import type { OwnerRow } from './owners.db.ts';

export function presentOwner(row: OwnerRow, now: Date): OwnerUser {
  return {
    id: row.id,
    email: row.email,
    estadoMembresia: estadoMembresia(row.fechaFin, now),
    fechaInicio: row.fechaInicio?.toISOString() ?? null,
    fechaFin: row.fechaFin?.toISOString() ?? null,
    planNombre: row.plan_name,
  };
}

export function presentMembresia(row: OwnerRow, now: Date): MembresiaParams | null {
  if (!row.plan_id || !row.plan_name || !row.sedes || !isActive(row.fechaFin, now)) return null;
  return { _id: row.plan_id, plan_name: row.plan_name, sedes: row.sedes };
}
