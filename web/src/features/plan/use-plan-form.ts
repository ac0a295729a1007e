import { planMessages } from '@comanda/contract/tables/plan.messages';
import { planProblems } from '@comanda/contract/tables/plan.rules';
import type { PlanAnswer } from '@comanda/contract/tables/tables';
import { useState } from 'react';
import { refusalOf } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { PlanClash, usePlan, useSavePlan } from './plan.queries.ts';
import {
  draftOf,
  drawnOn,
  namesIn,
  namesOnlyIn,
  newZone,
  planOf,
  withTables,
  type ZoneDraft,
} from './plan-draft.ts';

/**
 * The plan as it is being drawn. A failed save loses nothing of it, and a plan that somebody else
 * saved meanwhile is never overwritten unsaid: what is sent starts from the answer that was on
 * the screen at the first change, until the owner has chosen between both.
 */
export function usePlanForm(dbName: string, onClose: () => void) {
  const query = usePlan(dbName);
  const save = useSavePlan(dbName);
  const [drawnOver, setDrawnOver] = useState<PlanAnswer | null>(null);
  const read = drawnOver ?? query.data;
  const form = useForm<{ zonas: ZoneDraft[] }>({
    initial: { zonas: read ? draftOf(read.data) : [] },
    check: ({ zonas }) => planProblems(planOf(zonas)),
    send: async ({ zonas }) => {
      if (!read) return;
      await save.mutateAsync({ read, data: planOf(zonas) });
      toast.success(planMessages.saved);
      onClose();
    },
    refused: (error) => {
      if (!(error instanceof PlanClash)) return refusalOf(error, planMessages.saveFailed);
      const { stored } = error;
      const mine = drawnOn(zonas, stored.data);
      setDrawnOver(stored);
      form.set({ zonas: mine });
      const [now, lost] = [namesIn(stored.data), namesOnlyIn(stored.data, mine)];
      const cause = planMessages.storedNow(now, lost);
      return { problems: {}, failure: { text: error.message, cause, clashes: ['zonas'] } };
    },
    onClose,
  });
  const { zonas } = form.draft;
  const change = (next: ZoneDraft[]) => {
    setDrawnOver(read ?? null);
    form.set({ zonas: next });
  };

  /** Answers the zone that the tables are in; the first one is made with them. */
  const addTables = (zone: string, count: number): string => {
    const made = zonas.length === 0 ? newZone(zonas) : null;
    const key = made?.key ?? zone;
    change(withTables(made ? [made] : zonas, key, count));
    return key;
  };
  const addZone = (): string => {
    const made = newZone(zonas);
    change([...zonas, made]);
    return made.key;
  };
  return { ...form, query, zonas, change, addTables, addZone };
}

/** The zone and the table of the first problem, by their keys. */
export function placeOf(
  problems: Record<string, string>,
  zonas: readonly ZoneDraft[],
): { zone: string; table: string } | null {
  for (const path of Object.keys(problems)) {
    const [, zone, , table] = path.split('.');
    const found = zonas[Number(zone)];
    if (found) return { zone: found.key, table: found.mesas[Number(table)]?.key ?? '' };
  }
  return null;
}
