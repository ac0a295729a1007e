import type { MenuPlan } from '@comanda/contract/menu/menu';
import { ACCIONES_PLAN, type AccionPlan } from '@comanda/contract/menu/menu-plan.words';

const WORDS: Record<AccionPlan, [one: string, many: string]> = {
  nuevo: ['nuevo', 'nuevos'],
  cambia: ['cambia', 'cambian'],
  igual: ['igual', 'iguales'],
  sale: ['sale', 'salen'],
};

type PlanTotals = Record<AccionPlan, number>;

export function planTotals({ productos }: MenuPlan): PlanTotals {
  const totals: PlanTotals = { nuevo: 0, cambia: 0, igual: 0, sale: 0 };
  for (const { accion } of productos) totals[accion] += 1;
  return totals;
}

/** '12 nuevos, 3 cambian, 40 iguales, 2 salen' */
export function totalsWords(totals: PlanTotals): string {
  const parts = ACCIONES_PLAN.filter((accion) => totals[accion] > 0).map(
    (accion) => `${totals[accion]} ${WORDS[accion][totals[accion] === 1 ? 0 : 1]}`,
  );
  return parts.join(', ') || 'Ningún producto';
}

/** How many rows of the sheet cannot be used; one row may break several rules. */
export function badRows({ errores }: MenuPlan): number {
  return new Set(errores.map(({ fila }) => fila)).size;
}

/** Whether there is something to write: a menu of nothing would only empty this one. */
export function canWrite(plan: MenuPlan): boolean {
  const { nuevo, cambia, igual, sale } = planTotals(plan);
  return nuevo + cambia + igual > 0 && nuevo + cambia + sale + plan.categoriasNuevas.length > 0;
}

export function importLabel(plan: MenuPlan): string {
  const bad = badRows(plan);
  if (bad === 0) return 'Importar';
  return bad === 1
    ? 'Importar sin la fila con errores'
    : `Importar sin las ${bad} filas con errores`;
}
