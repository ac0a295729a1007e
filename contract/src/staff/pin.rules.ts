import type { Problem } from '../wire.ts';
import { staffMessages } from './staff.messages.ts';

export const PIN_LENGTH = 6;

/** Wrong PINs of one person before they must wait, and how long they count. */
export const PIN_TRIES = { max: 5, minutes: 10 } as const;

export function isPin(text: string): boolean {
  return /^\d{6}$/.test(text);
}

/** A blank PIN means "keep it", or "none" for somebody new. */
export function pinProblems(pin: string | null | undefined): Problem[] {
  return !pin || isPin(pin) ? [] : [{ path: 'pin', message: staffMessages.pinInvalid }];
}
