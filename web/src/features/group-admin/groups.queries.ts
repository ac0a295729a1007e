import type { GroupBody, ModifierGroup } from '@comanda/contract/modifiers/modifiers';
import { modifiersMessages as TEXTS } from '@comanda/contract/modifiers/modifiers.messages';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, api } from '../../lib/api/api-client.ts';
import { toast } from '../../lib/toast.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { menuQuery } from '../menu/menu.queries.ts';

/** The groups that a sede drew: part of its menu, which the screen that shows it keeps live. */
export function useGroups(dbName: string) {
  return useQuery({ ...menuQuery(dbName), select: ({ groups }) => groups });
}

function changeGroups(
  client: QueryClient,
  dbName: string,
  change: (groups: ModifierGroup[]) => ModifierGroup[],
): void {
  client.setQueryData(
    menuQuery(dbName).queryKey,
    (menu) => menu?.groups && { ...menu, groups: change(menu.groups) },
  );
}

function withGroup(groups: readonly ModifierGroup[], group: ModifierGroup): ModifierGroup[] {
  const isKnown = groups.some(({ codigo }) => codigo === group.codigo);
  if (!isKnown) return [...groups, group];
  return groups.map((one) => (one.codigo === group.codigo ? group : one));
}

/** Dishes say which groups they have, so that the whole menu is asked for again. */
function askAgain(client: QueryClient, dbName: string): Promise<void> {
  return client.invalidateQueries({ queryKey: menuQuery(dbName).queryKey });
}

export function useSaveGroup(dbName: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ codigo, body }: { codigo: string; body: Omit<GroupBody, 'dbName'> }) =>
      api('PUT /api/modifiers/:codigo', { params: { codigo }, body: { dbName, ...body } }),
    onSuccess: async ({ data }) => {
      changeGroups(client, dbName, (groups) => withGroup(groups, data));
      await askAgain(client, dbName);
    },
    onError: () => askAgain(client, dbName),
  });
}

export function useDeleteGroup(dbName: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ codigo, quitar }: { codigo: string; quitar: boolean }) =>
      api('DELETE /api/modifiers/:codigo', {
        params: { codigo },
        query: { dbName, ...(quitar && { quitar: 'true' }) },
      }),
    onSuccess: (_answer, { codigo }) => {
      changeGroups(client, dbName, (groups) => groups.filter((one) => one.codigo !== codigo));
      void askAgain(client, dbName);
      toast.success(TEXTS.deleted);
    },
  });
}

export function useReorderGroups(dbName: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (codigos: string[]) =>
      api('PATCH /api/modifiers/reorder', { body: { dbName, codigos } }),
    onSuccess: ({ data }) => {
      changeGroups(client, dbName, () => data);
      toast.success(TEXTS.reordered);
    },
    onError: (error) => {
      // Somebody else may have changed the list meanwhile.
      void askAgain(client, dbName);
      toast.error(TEXTS.reorderFailed, { description: error.message });
    },
  });
}

interface OptionSoldOut {
  codigo: string;
  opcion: string;
  agotado: boolean;
}

/** Shown at once, and undone if the server refuses. */
export function useSetOptionSoldOut(dbName: string) {
  const client = useQueryClient();
  const mutationKey = ['agotado', dbName, 'grupos'];
  const show = ({ codigo, opcion, agotado }: OptionSoldOut) =>
    changeGroups(client, dbName, (groups) =>
      groups.map((group) => {
        if (group.codigo !== codigo) return group;
        const opciones = group.opciones.map((option) =>
          option.codigo === opcion ? { ...option, agotado } : option,
        );
        return { ...group, opciones };
      }),
    );
  return useMutation({
    mutationKey,
    // Sent one after the other, so that the last tap also wins on the server.
    scope: { id: mutationKey.join(' ') },
    mutationFn: ({ codigo, opcion, agotado }: OptionSoldOut) =>
      api('PATCH /api/modifiers/:codigo/agotado', {
        params: { codigo },
        body: { dbName, opcion, agotado },
      }),
    onMutate: async (wanted) => {
      show(wanted);
      await client.cancelQueries({ queryKey: menuQuery(dbName).queryKey });
    },
    onSuccess: ({ message }, { codigo, opcion }) => {
      toast.success(message, { id: `agotado ${codigo} ${opcion}` });
    },
    onError: (error, { codigo, opcion, agotado }) => {
      show({ codigo, opcion, agotado: !agotado });
      toast.error(TEXTS.saveFailed, {
        id: `agotado ${codigo} ${opcion}`,
        description: error.message,
      });
    },
    // What was cancelled above is asked for again, after the last tap.
    onSettled: () => {
      if (client.isMutating({ mutationKey }) === 1) return askAgain(client, dbName);
    },
  });
}

/** Shows what additions and combos become as groups, and writes what was shown. */
export function usePassToGroups(dbName: string) {
  const client = useQueryClient();
  const [isWriting, run] = useBusy();
  const send = (step: { simular: true } | { simular: false; version: number }) =>
    api('POST /api/modifiers/pasar', { body: { dbName, ...step } });
  const preview = useQuery({
    queryKey: ['pasar-a-grupos', dbName],
    queryFn: () => send({ simular: true }),
    // What is shown stays until it is confirmed, and is asked for anew by whoever comes back.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const confirm = useMutation({
    mutationFn: ({ version }: { version: number }) => send({ simular: false, version }),
    onSuccess: () => askAgain(client, dbName),
    onError: (error) => {
      // Somebody changed the menu meanwhile, so the preview is outdated and loads again.
      if (error instanceof ApiError && error.code === 'menu_cambiado') void preview.refetch();
    },
  });
  return {
    plan: preview.data?.data ?? null,
    error: preview.error ?? confirm.error,
    isLooking: preview.isFetching,
    isWriting,
    look: () => {
      confirm.reset();
      void preview.refetch();
    },
    write: (onDone: () => void) =>
      run(async () => {
        if (!preview.data) return;
        // A failure is in `error`.
        await confirm.mutateAsync(preview.data.data).then(onDone, () => {});
      }),
  };
}
