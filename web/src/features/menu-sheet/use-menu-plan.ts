import type { MenuPlan } from '@comanda/contract/menu/menu-plan';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-client.ts';
import type { PlanStep } from './menu-sheet.api.ts';

/** Shows what an import or a copy would do before anything is written. */
export function useMenuPlan<Request>(
  dbName: string,
  send: (dbName: string, request: Request, step: PlanStep) => Promise<MenuPlan>,
) {
  const client = useQueryClient();
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
    isWriting: confirm.isPending,
    look: (request: Request) => {
      confirm.reset();
      preview.mutate(request);
    },
    write: (request: Request, onDone: () => void) => {
      if (preview.data) confirm.mutate({ request, plan: preview.data }, { onSuccess: onDone });
    },
  };
}
