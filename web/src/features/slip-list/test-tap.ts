import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';

/** Taps the button of the slip in that place, whatever slip it is. What is inert does not answer, as in a browser. */
export function tapPlace(at: number, name: string | RegExp): void {
  const slip = document.querySelectorAll('li[data-key]')[at];
  if (!slip) throw new Error(`no slip in place ${at}`);
  fireEvent.pointerDown(slip);
  fireEvent.pointerUp(slip);
  const button = screen
    .queryAllByRole('button', { name })
    .find((one) => slip.contains(one) && !one.closest('[inert]'));
  if (button) fireEvent.click(button);
}

/** Two taps in the place of the first slip, as fast as a hand that doubts the first one. */
export async function tapTwice(name: string): Promise<void> {
  tapPlace(0, name);
  await pass(280);
  tapPlace(0, name);
}

export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
