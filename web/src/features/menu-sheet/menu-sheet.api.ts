import type { MenuPlan } from '@comanda/contract/menu/menu';
import type { ModoMenu } from '@comanda/contract/menu/menu-plan.words';
import { api, apiFile } from '../../lib/api/api-client.ts';

/** The first request simulates, the second writes. */
export type PlanStep =
  | { simular: true }
  | { simular: false; version: number; omitirErrores: boolean };

export function fetchMenuSheet(dbName: string): Promise<Blob> {
  return apiFile('GET /api/menu/export', { query: { dbName } });
}

export async function importMenu(
  dbName: string,
  { archivo, modo }: { archivo: File; modo: ModoMenu },
  step: PlanStep,
): Promise<MenuPlan> {
  const confirmed = step.simular
    ? {}
    : { version: step.version, omitirErrores: flagText(step.omitirErrores) };
  const form = { dbName, modo, simular: flagText(step.simular), ...confirmed, archivo };
  return (await api('POST /api/menu/import', { form })).data;
}

export async function copyMenu(
  dbName: string,
  { origen, modo }: { origen: string; modo: ModoMenu },
  step: PlanStep,
): Promise<MenuPlan> {
  const version = step.simular ? {} : { version: step.version };
  const body = { dbName, origen, modo, simular: step.simular, ...version };
  return (await api('POST /api/menu/copy', { body })).data;
}

/** Fills the menu with example dishes and their pictures. */
export function loadExampleMenu(dbName: string) {
  return api('POST /api/menu/example', { body: { dbName } });
}

function flagText(isSet: boolean): 'true' | 'false' {
  return isSet ? 'true' : 'false';
}
