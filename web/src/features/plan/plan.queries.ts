import { planMessages } from '@comanda/contract/tables/plan.messages';
import type { Plan, PlanAnswer, PlanBody } from '@comanda/contract/tables/tables';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, api } from '../../lib/api/api-client.ts';
import { menuVersion } from '../menu/menu.api.ts';

/** The plan of a sede, for its owner. */
export function usePlan(dbName: string) {
  return useQuery({
    queryKey: planKey(dbName),
    queryFn: () => readPlan(dbName, menuVersion(dbName)),
    // Somebody else may have changed the plan since an earlier form read it.
    staleTime: 0,
    gcTime: 0,
  });
}

/** Somebody else changed the plan while this one was drawn. */
export class PlanClash extends Error {
  /** What is stored now. */
  readonly stored: PlanAnswer;

  constructor(stored: PlanAnswer) {
    super(planMessages.changedMeanwhile);
    this.stored = stored;
  }
}

/**
 * Saves the plan over the one that was read. If only something else of the sede changed since, as
 * a dish that ran out, it is saved again by the newer version.
 */
export function useSavePlan(dbName: string) {
  const settle = useSettled(dbName);
  return useMutation({
    mutationFn: async ({ read, data }: { read: PlanAnswer; data: PlanBody['data'] }) => {
      const save = (version: number) => api('PUT /api/tables', { body: { dbName, version, data } });
      try {
        return await save(read.version);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'menu_cambiado') throw error;
        const now = await readPlan(dbName, read.version + 1);
        if (!isSamePlan(now.data, read.data)) throw new PlanClash(now);
        return save(now.version);
      }
    },
    onSettled: settle,
  });
}

export function useRenewCode(dbName: string) {
  const settle = useSettled(dbName);
  return useMutation({
    mutationFn: (id: string) =>
      api('POST /api/tables/:id/renew', { params: { id }, body: { dbName } }),
    onSettled: settle,
  });
}

/** The plan is read again, and so are the codes of its tables. */
function useSettled(dbName: string) {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: planKey(dbName) }),
      client.invalidateQueries({ queryKey: ['tables', dbName] }),
    ]);
}

function readPlan(dbName: string, version: number | undefined): Promise<PlanAnswer> {
  return api('GET /api/tables', { query: { dbName, version } });
}

function isSamePlan(one: Plan, other: Plan): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const planKey = (dbName: string) => ['plan', dbName];
