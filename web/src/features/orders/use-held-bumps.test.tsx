// @vitest-environment happy-dom
import { anOrder } from '@comanda/contract/test-factories';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UNDO_MS, useHeldBumps } from './use-held-bumps.ts';

const order = anOrder();
const send = vi.fn(async () => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  send.mockClear();
});
afterEach(() => vi.useRealTimers());

it('sends a bump once its seconds to undo are over', async () => {
  const { result } = renderHook(() => useHeldBumps(send));
  act(() => result.current.bump(order));
  expect(result.current.held).toHaveLength(1);
  expect(send).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(UNDO_MS));
  expect(send).toHaveBeenCalledExactlyOnceWith(order);
  expect(result.current.held).toEqual([]);
});

it('sends nothing when the bump is undone in time', async () => {
  const { result } = renderHook(() => useHeldBumps(send));
  act(() => result.current.bump(order));
  act(() => result.current.undo(order._id));
  await act(() => vi.advanceTimersByTimeAsync(UNDO_MS * 2));
  expect(send).not.toHaveBeenCalled();
  expect(result.current.held).toEqual([]);
});

it('sends one order once, however often its button is pressed', async () => {
  const { result } = renderHook(() => useHeldBumps(send));
  act(() => {
    result.current.bump(order);
    result.current.bump(order);
  });
  await act(() => vi.advanceTimersByTimeAsync(UNDO_MS));
  expect(send).toHaveBeenCalledTimes(1);
});

it('sends at once what waits when the screen is left', () => {
  const { result, unmount } = renderHook(() => useHeldBumps(send));
  act(() => result.current.bump(order));
  unmount();
  expect(send).toHaveBeenCalledExactlyOnceWith(order);
});
