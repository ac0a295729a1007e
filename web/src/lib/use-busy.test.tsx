// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useBusy } from './use-busy.ts';

afterEach(cleanup);

const running = () => {
  const { result } = renderHook(() => useBusy());
  return { run: result.current[1], isBusy: () => result.current[0] };
};

test('a second click does nothing while the first action runs', async () => {
  const { run, isBusy } = running();
  const action = vi.fn(async () => {});
  await act(async () => {
    void run(action);
    void run(action);
  });
  expect(action).toHaveBeenCalledOnce();
  expect(isBusy()).toBe(false);
});

test('a click after the end that React has not drawn yet does nothing: its dialog is about to close', async () => {
  const { run } = running();
  const action = vi.fn(async () => {});
  await act(async () => {
    await run(action);
    await run(action);
  });
  expect(action).toHaveBeenCalledOnce();
});

test('runs again once the end is drawn, after a failure too', async () => {
  const { run } = running();
  const failing = vi.fn(() => Promise.reject(new Error('no')));
  await act(() => run(failing).catch(() => {}));
  await act(() => run(failing).catch(() => {}));
  expect(failing).toHaveBeenCalledTimes(2);
});
