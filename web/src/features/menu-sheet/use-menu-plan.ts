import type { MenuPlan } from '@comanda/contract/menu/menu';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/api-client.ts';
import { useBusy } from '../../lib/use-busy.ts';
import type { PlanStep } from './menu-sheet.api.ts';

/** Shows what an import or a copy would do before anything is written. */
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
      // Somebody changed the menu meanwhile: what was shown no longer holds.
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
        // What failed is in `error`.
        await confirm.mutateAsync({ request, plan: preview.data }).then(onDone, () => {});
      }),
  };
}
