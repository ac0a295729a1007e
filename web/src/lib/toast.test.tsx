// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from '../ui/overlay/toaster.tsx';
import { toast } from './toast.ts';

/** How long a toast is shown, and how long it then takes to fade out. */
const [SHOWN_MS, GOING_MS] = [4_000, 200];

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function show(text: string) {
  toast.success(text, { id: 'personal' });
  // The toaster is loaded by a dynamic import, which fake timers do not advance.
  await vi.waitFor(async () => {
    await pass(1);
    expect(screen.getByText(text)).toBeTruthy();
  });
}

test('a later toast with the same id replaces the earlier one', async () => {
  await show('Guardado');
  await pass(SHOWN_MS / 2);
  await show('Eliminado');
  expect(screen.queryByText('Guardado')).toBeNull();
});

test('a toast raised while an equal one fades out stays visible for its whole time', async () => {
  await show('Guardado');
  await pass(SHOWN_MS - 20);
  await pass(GOING_MS / 2);
  await show('Eliminado');
  await pass(GOING_MS * 2);
  expect(screen.queryByText('Guardado')).toBeNull();
  expect(screen.getByText('Eliminado')).toBeTruthy();
});
