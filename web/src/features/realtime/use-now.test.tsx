// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { setClockAhead } from '../../lib/clock.ts';
import { useNow } from './use-now.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  setClockAhead(0);
});

function Clock({ onDrawn }: { onDrawn?: () => void }) {
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  return <time>{useNow(MINUTE_MS).toISOString()}</time>;
}

const shown = () => screen.getByText(/Z$/).textContent;

test('the time changes exactly with the minute', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-15T12:00:40Z') });
  render(<Clock />);
  act(() => vi.advanceTimersByTime(19_999));
  expect(shown()).toBe('2026-11-15T12:00:40.000Z');
  act(() => vi.advanceTimersByTime(1));
  expect(shown()).toBe('2026-11-15T12:01:00.000Z');
});

test('a clock that is corrected while it is shown changes at once', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-14T12:00:00Z') });
  render(<Clock />);
  act(() => setClockAhead(DAY_MS));
  expect(shown()).toBe('2026-11-15T12:00:00.000Z');
});

test('a clock that is corrected between drawing and listening changes too', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-14T12:00:00Z') });
  render(<Clock onDrawn={() => setClockAhead(DAY_MS)} />);
  expect(shown()).toBe('2026-11-15T12:00:00.000Z');
});
