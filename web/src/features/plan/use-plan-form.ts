import { planMessages } from '@comanda/contract/tables/plan.messages';
import { planProblems } from '@comanda/contract/tables/plan.rules';
import { refusalOf } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { usePlan, useSavePlan } from './plan.queries.ts';
import { draftOf, newZone, planOf, withTables, type ZoneDraft } from './plan-draft.ts';

/** The plan as it is being drawn. A failed save loses nothing of it. */
export function usePlanForm(dbName: string, onClose: () => void) {
  const query = usePlan(dbName);
  const save = useSavePlan(dbName);
  const form = useForm<{ zonas: ZoneDraft[] }>({
    initial: { zonas: query.data ? draftOf(query.data.data) : [] },
    check: ({ zonas }) => planProblems(planOf(zonas)),
    send: async ({ zonas }) => {
      if (!query.data) return;
      await save.mutateAsync({ read: query.data, data: planOf(zonas) });
      toast.success(planMessages.saved);
      onClose();
    },
    refused: (error) => refusalOf(error, planMessages.saveFailed),
    onClose,
  });
  const { zonas } = form.draft;
  const change = (next: ZoneDraft[]) => form.set({ zonas: next });

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
