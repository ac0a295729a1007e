import type { MenuPlan } from '@comanda/contract/menu/menu-plan';
import type { ModoMenu } from '@comanda/contract/menu/menu-plan.words';
import { api, apiFile } from '../../lib/api-client.ts';

/** First a look at what would happen, then the same again for good. */
export type PlanStep =
  | { simular: true }
  | { simular: false; version: number; omitirErrores: boolean };

interface PlanAnswer {
  data: MenuPlan;
}

export function fetchMenuSheet(dbName: string): Promise<Blob> {
  return apiFile('/api/menu/export', { query: { dbName } });
}

export async function importMenu(
  dbName: string,
  { archivo, modo }: { archivo: File; modo: ModoMenu },
  step: PlanStep,
): Promise<MenuPlan> {
  const body = new FormData();
  body.set('dbName', dbName);
  body.set('modo', modo);
  body.set('simular', String(step.simular));
  if (!step.simular) {
    body.set('version', String(step.version));
    body.set('omitirErrores', String(step.omitirErrores));
  }
  body.set('archivo', archivo);
  return (await api<PlanAnswer>('/api/menu/import', { method: 'POST', body })).data;
}

export async function copyMenu(
  dbName: string,
  { origen, modo }: { origen: string; modo: ModoMenu },
  step: PlanStep,
): Promise<MenuPlan> {
  const version = step.simular ? {} : { version: step.version };
  const body = { dbName, origen, modo, simular: step.simular, ...version };
  return (await api<PlanAnswer>('/api/menu/copy', { method: 'POST', body })).data;
}

/** Dishes with pictures to begin with. */
export function loadExampleMenu(dbName: string): Promise<{ message: string }> {
  return api('/api/menu/example', { method: 'POST', body: { dbName } });
}
