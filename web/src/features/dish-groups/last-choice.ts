import type { ChosenGroup } from '@comanda/contract/modifiers/selection-key';
import { storedObject } from '../../lib/storage.ts';

interface LastChoice {
  /** The sede and the dish. */
  of: string;
  grupos: readonly ChosenGroup[];
}

/** More than a sede serves of dishes with groups in a shift. */
const MOST = 60;

/** What was chosen of dishes on this device, the latest first. */
const kept = storedObject<LastChoice[]>('LTMS', isList);

export function lastChoice(dbName: string, id_sigo: string): readonly ChosenGroup[] {
  return kept.get()?.find(({ of }) => of === nameOf(dbName, id_sigo))?.grupos ?? [];
}

export function rememberChoice(
  dbName: string,
  id_sigo: string,
  grupos: readonly ChosenGroup[],
): void {
  const of = nameOf(dbName, id_sigo);
  const others = (kept.get() ?? []).filter((one) => one.of !== of);
  kept.set([{ of, grupos }, ...others].slice(0, MOST));
}

function nameOf(dbName: string, id_sigo: string): string {
  return `${dbName} ${id_sigo}`;
}

function isList(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => Array.isArray(one?.grupos));
}
