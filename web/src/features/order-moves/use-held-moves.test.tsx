// @vitest-environment happy-dom

import { anOrder } from '@comanda/contract/testing/test-factories';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UNDO_MS, useHeldMoves } from './order-moves.ts';

const order = anOrder();
const send = vi.fn(async () => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  send.mockClear();
});
afterEach(() => vi.useRealTimers());

it('sends a move once it can no longer be undone', async () => {
  const { result } = renderHook(() => useHeldMoves({ send }));
  act(() => result.current.hold(order));
  expect(result.current.held).toHaveLength(1);
  expect(send).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(UNDO_MS));
  expect(send).toHaveBeenCalledExactlyOnceWith(order);
  expect(result.current.held).toEqual([]);
});

it('sends nothing if the move is undone in time', async () => {
  const { result } = renderHook(() => useHeldMoves({ send }));
  act(() => result.current.hold(order));
  act(() => result.current.undo(order._id));
  await act(() => vi.advanceTimersByTimeAsync(UNDO_MS * 2));
  expect(send).not.toHaveBeenCalled();
  expect(result.current.held).toEqual([]);
});

it('sends an order once, however often its button is pressed', async () => {
  const { result } = renderHook(() => useHeldMoves({ send }));
  act(() => {
    result.current.hold(order);
    result.current.hold(order);
  });
  await act(() => vi.advanceTimersByTimeAsync(UNDO_MS));
  expect(send).toHaveBeenCalledTimes(1);
});

it('sends a held move at once when the screen is left', () => {
  const { result, unmount } = renderHook(() => useHeldMoves({ send }));
  act(() => result.current.hold(order));
  unmount();
  expect(send).toHaveBeenCalledExactlyOnceWith(order);
});

it('cannot undo a move that is being sent', async () => {
  const sent = Promise.withResolvers<undefined>();
  const { result } = renderHook(() => useHeldMoves({ send: () => sent.promise }));
  act(() => result.current.hold(order));
  await act(() => vi.advanceTimersByTimeAsync(UNDO_MS));
  act(() => result.current.undo(order._id));
  expect(result.current.held).toEqual([{ order, isSending: true }]);
  await act(async () => sent.resolve(undefined));
  expect(result.current.held).toEqual([]);
});
