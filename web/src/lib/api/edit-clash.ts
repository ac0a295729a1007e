import { editMessages } from '@comanda/contract/forms/edits.messages';
import { ApiError } from './api-client.ts';
import type { Refusal } from './failure.ts';

interface Clash<Saved> {
  /** What is stored now. */
  saved: Saved;
  /** What the form shows, with the value of each field as it is now. */
  refusal: (now: object) => Refusal;
}

/** What the server said of an edit that would overwrite somebody else's; null for other errors. */
export function clashOf<Saved>(error: unknown): Clash<Saved> | null {
  if (!(error instanceof ApiError) || error.code !== 'cambiado_mientras') return null;
  // The details of an employee name the row too: 'employees.0.telefono'.
  const clashes = error.details.flatMap(({ path }) => path?.split('.').at(-1) ?? []);
  return {
    saved: error.body.data as Saved,
    refusal: (now) => refusalOfClash(clashes, now),
  };
}

/** `now`: the value of each field as it is stored. */
export function refusalOfClash(clashes: string[], now: object): Refusal {
  return {
    problems: Object.fromEntries(
      clashes.map((name) => [name, sayNow((now as Record<string, unknown>)[name])]),
    ),
    failure: { text: editMessages.changed, cause: editMessages.choose, clashes },
  };
}

function sayNow(value: unknown): string {
  const isShown = typeof value === 'string' && value !== '';
  return isShown ? editMessages.fieldIs(value) : editMessages.fieldChanged;
}
