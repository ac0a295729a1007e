import type { MenuPlan, SheetProblem } from '@comanda/contract/menu/menu';
import { ACCIONES_PLAN, type AccionPlan } from '@comanda/contract/menu/menu-plan.words';
import type { GroupsPlan } from '@comanda/contract/modifiers/modifiers';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/api-client.ts';
import { useBusy } from '../../lib/use-busy.ts';
import type { Tone } from '../../ui/badge.tsx';
import type { PlanStep } from './menu-sheet.api.ts';

/** What every plan has, of a menu and of its groups. */
export interface SheetPlan {
  version: number;
  errores: readonly SheetProblem[];
}

/** Previews an import or a copy before anything is written. */
export function useMenuPlan<Request, Plan extends SheetPlan>(
  dbName: string,
  send: (dbName: string, request: Request, step: PlanStep) => Promise<Plan>,
) {
  const client = useQueryClient();
  const [isWriting, run] = useBusy();
  const preview = useMutation({
    mutationFn: (request: Request) => send(dbName, request, { simular: true }),
  });
  const confirm = useMutation({
    mutationFn: ({ request, plan }: { request: Request; plan: Plan }) =>
      send(dbName, request, {
        simular: false,
        version: plan.version,
        omitirErrores: plan.errores.length > 0,
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['menu', dbName] }),
    onError: (error, { request }) => {
      // Somebody changed the menu meanwhile, so the preview is outdated and loads again.
      if (error instanceof ApiError && error.code === 'menu_cambiado') preview.mutate(request);
    },
  });

  return {
    plan: preview.data ?? null,
    error: preview.error ?? confirm.error,
    isLooking: preview.isPending,
    isWriting,
    look: (request: Request) => {
      confirm.reset();
      preview.mutate(request);
    },
    write: (request: Request, onDone: () => void) =>
      run(async () => {
        if (!preview.data) return;
        // A failure is in `error`.
        await confirm.mutateAsync({ request, plan: preview.data }).then(onDone, () => {});
      }),
  };
}

const WORDS: Record<AccionPlan, [one: string, many: string]> = {
  nuevo: ['nuevo', 'nuevos'],
  cambia: ['cambia', 'cambian'],
  igual: ['igual', 'iguales'],
  sale: ['sale', 'salen'],
};

// Removals and changes come first, because they can be regretted.
export const ORDER: readonly AccionPlan[] = ['sale', 'cambia', 'nuevo'];

export const MARKS: Record<Exclude<AccionPlan, 'igual'>, { word: string; tone: Tone }> = {
  nuevo: { word: 'Nuevo', tone: 'cilantro' },
  cambia: { word: 'Cambia', tone: 'agave' },
  sale: { word: 'Sale', tone: 'maiz' },
};

type PlanTotals = Record<AccionPlan, number>;

export function planTotals(planned: readonly { accion: AccionPlan }[]): PlanTotals {
  const totals: PlanTotals = { nuevo: 0, cambia: 0, igual: 0, sale: 0 };
  for (const { accion } of planned) totals[accion] += 1;
  return totals;
}

/** '12 nuevos, 3 cambian, 40 iguales, 2 salen' */
export function totalsWords(totals: PlanTotals, none = 'Ningún producto'): string {
  const parts = ACCIONES_PLAN.filter((accion) => totals[accion] > 0).map(
    (accion) => `${totals[accion]} ${WORDS[accion][totals[accion] === 1 ? 0 : 1]}`,
  );
  return parts.join(', ') || none;
}

/** How many rows of the sheet are invalid; one row may have several errors. */
export function badRows({ errores }: SheetPlan): number {
  return new Set(errores.map(({ fila }) => fila)).size;
}

/** True if the plan changes something. A plan that only empties the menu cannot be written. */
export function canWrite(plan: MenuPlan): boolean {
  const { nuevo, cambia, igual, sale } = planTotals(plan.productos);
  const others = plan.categoriasNuevas.length + plan.grupos.length;
  return nuevo + cambia + igual > 0 && nuevo + cambia + sale + others > 0;
}

/** What the footer of its dialog needs to know. */
export function stateOf(plan: MenuPlan) {
  const takesOut = planTotals([...plan.productos, ...plan.grupos]).sale > 0;
  return { takesOut, canWrite: canWrite(plan) };
}

/** The same of a plan for groups. */
export function canWriteGroups({ grupos }: GroupsPlan): boolean {
  const { nuevo, cambia, igual, sale } = planTotals(grupos);
  return nuevo + cambia + igual > 0 && nuevo + cambia + sale > 0;
}

export function stateOfGroups(plan: GroupsPlan) {
  return { takesOut: planTotals(plan.grupos).sale > 0, canWrite: canWriteGroups(plan) };
}

export function importLabel(plan: SheetPlan): string {
  const bad = badRows(plan);
  if (bad === 0) return 'Importar';
  return bad === 1
    ? 'Importar sin la fila con errores'
    : `Importar sin las ${bad} filas con errores`;
}
