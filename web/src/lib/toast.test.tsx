// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from '../ui/overlay/toaster.tsx';
import { toast } from './toast.ts';

/** As long as one is shown, and as long as it then takes to go. */
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
  // The list arrives by an import, which no clock of ours moves.
  await vi.waitFor(async () => {
    await pass(1);
    expect(screen.getByText(text)).toBeTruthy();
  });
}

test('a later one of the same id takes the place of the earlier', async () => {
  await show('Guardado');
  await pass(SHOWN_MS / 2);
  await show('Eliminado');
  expect(screen.queryByText('Guardado')).toBeNull();
});

test('one that comes while the earlier is going stays its time', async () => {
  await show('Guardado');
  await pass(SHOWN_MS - 20);
  await pass(GOING_MS / 2);
  await show('Eliminado');
  await pass(GOING_MS * 2);
  expect(screen.queryByText('Guardado')).toBeNull();
  expect(screen.getByText('Eliminado')).toBeTruthy();
});
