// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { onReconnect, reportReached, useIsOnline } from './connection.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  reportReached(true);
});

test('every screen hears of a call without an answer, and of the next answer', () => {
  const { result } = renderHook(useIsOnline);
  const back = vi.fn();
  const forget = onReconnect(back);
  act(() => reportReached(false));
  expect(result.current).toBe(false);
  expect(back).not.toHaveBeenCalled();
  act(() => reportReached(true));
  act(() => reportReached(true));
  expect(result.current).toBe(true);
  expect(back).toHaveBeenCalledOnce();
  forget();
});

test('a device without network is offline at once', () => {
  const { result } = renderHook(useIsOnline);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(result.current).toBe(false);
  vi.restoreAllMocks();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(result.current).toBe(true);
});

test('a page that opened without network says that it is back, also before its first call', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.resetModules();
  const opened = await import('./connection.ts');
  const { result } = renderHook(opened.useIsOnline);
  const back = vi.fn();
  opened.onReconnect(back);
  expect(result.current).toBe(false);
  vi.restoreAllMocks();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(result.current).toBe(true);
  expect(back).toHaveBeenCalledOnce();
});
