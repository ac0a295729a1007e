import type { MenuPlan } from '@comanda/contract/menu/menu';
import type { ModoMenu } from '@comanda/contract/menu/menu-plan.words';
import type { GroupsPlan } from '@comanda/contract/modifiers/modifiers';
import { api, apiFile } from '../../lib/api/api-client.ts';

/** The first request simulates, the second writes. */
export type PlanStep =
  | { simular: true }
  | { simular: false; version: number; omitirErrores: boolean };

export function fetchMenuSheet(dbName: string): Promise<Blob> {
  return apiFile('GET /api/menu/export', { query: { dbName } });
}

export function fetchGroupSheet(dbName: string): Promise<Blob> {
  return apiFile('GET /api/modifiers/sheet', { query: { dbName } });
}

/** The sheets of dishes and of groups in one zip. */
export function fetchAllSheets(dbName: string): Promise<Blob> {
  return apiFile('GET /api/modifiers/sheet', { query: { dbName, todo: 'true' } });
}

export async function importMenu(
  dbName: string,
  { archivo, modo }: { archivo: File; modo: ModoMenu },
  step: PlanStep,
): Promise<MenuPlan> {
  return (await api('POST /api/menu/import', { form: formOf(dbName, archivo, modo, step) })).data;
}

export async function importGroups(
  dbName: string,
  { archivo, modo }: { archivo: File; modo: ModoMenu },
  step: PlanStep,
): Promise<GroupsPlan> {
  return (await api('POST /api/modifiers/sheet', { form: formOf(dbName, archivo, modo, step) }))
    .data;
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

function formOf(dbName: string, archivo: File, modo: ModoMenu, step: PlanStep) {
  const confirmed = step.simular
    ? {}
    : { version: step.version, omitirErrores: flagText(step.omitirErrores) };
  return { dbName, modo, simular: flagText(step.simular), ...confirmed, archivo };
}

function flagText(isSet: boolean): 'true' | 'false' {
  return isSet ? 'true' : 'false';
}
