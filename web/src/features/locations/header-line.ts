import type { Location } from '@comanda/contract/locations/locations';
import { sedeState } from '../sede-state/sede-state.ts';
import { type StateLine, stateLine } from '../sede-state/sede-words.ts';
import { openingIn, openingLine } from './opening.ts';

/** Whether the sede is open, in one line: by the hours that it keeps, else by what its owner wrote; null if neither says. */
export function headerLine(location: Location, now: Date): StateLine | null {
  const state = sedeState(location, now);
  if (state && (state.hours || state.isPaused)) return stateLine(state, now);
  const opening = openingIn(location.aperturas, now);
  if (!opening) return null;
  const wait = opening.isOpen && state?.minutes ? ` · ~${state.minutes}\u00a0min` : '';
  return { text: openingLine(opening) + wait, tone: opening.isOpen ? 'open' : 'closed' };
}
