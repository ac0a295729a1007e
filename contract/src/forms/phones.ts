import { cleanText } from '../text.ts';
import type { Problem } from '../wire.ts';
import { phonesMessages } from './phones.messages.ts';

const SEPARATORS = /[\s()./\p{Pd}]/gu;
const NUMBER = /^\+?\d{7,15}$/;

/** True for a number that somebody can call, however its digits are grouped. */
export function isPhone(text: string): boolean {
  return NUMBER.test(text.replace(SEPARATORS, ''));
}

/**
 * Checks what a person typed as a phone. `before` is the stored one: it may be older than this rule,
 * and an edit of something else must not fail on it.
 */
export function phoneProblems(
  telefono: string | null | undefined,
  before?: string | null,
): Problem[] {
  const typed = cleanText(telefono ?? '');
  if (typed === '' || typed === before || isPhone(typed)) return [];
  return [{ path: 'telefono', message: phonesMessages.invalid }];
}

/** Formats a Colombian number as '300 123 4567'; any other text stays as typed. */
export function formatPhone(text: string): string {
  const [, country = '', number = ''] =
    /^(?:\+?(57))?([36]\d{9})$/.exec(text.replace(/[\s().-]/g, '')) ?? [];
  if (number === '') return text;
  const grouped = `${number.slice(0, 3)} ${number.slice(3, 6)} ${number.slice(6)}`;
  return country ? `+${country} ${grouped}` : grouped;
}
