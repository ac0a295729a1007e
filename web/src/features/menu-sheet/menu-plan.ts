import type { MenuPlan } from '@comanda/contract/menu/menu';
import { ACCIONES_PLAN, type AccionPlan } from '@comanda/contract/menu/menu-plan.words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/api-client.ts';
import { useBusy } from '../../lib/use-busy.ts';
import type { PlanStep } from './menu-sheet.api.ts';

/** Previews an import or a copy before anything is written. */
export function useMenuPlan<Request>(
  dbName: string,
  send: (dbName: string, request: Request, step: PlanStep) => Promise<MenuPlan>,
) {
  const client = useQueryClient();
  const [isWriting, run] = useBusy();
  const preview = useMutation({
    mutationFn: (request: Request) => send(dbName, request, { simular: true }),
  });
  const confirm = useMutation({
    mutationFn: ({ request, plan }: { request: Request; plan: MenuPlan }) =>
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

/** How many rows of the sheet are invalid; one row may have several errors. */
export function badRows({ errores }: MenuPlan): number {
  return new Set(errores.map(({ fila }) => fila)).size;
}

/** True if the plan changes something. A plan that only empties the menu cannot be written. */
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
