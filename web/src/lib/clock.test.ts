import { afterEach, expect, test, vi } from 'vitest';
import { now, onClockSet, setClockBy } from './clock.ts';

const answeredAt = (date: string | null) => ({
  headers: new Headers(date === null ? {} : { date }),
});

afterEach(() => {
  vi.useRealTimers();
  setClockBy(answeredAt(new Date().toUTCString()));
});

test('a tablet whose clock is a day behind uses the time of the server', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-14T12:00:00Z') });
  setClockBy(answeredAt('Sun, 15 Nov 2026 12:00:00 GMT'));
  expect(now().toISOString()).toBe('2026-11-15T12:00:00.000Z');
  vi.advanceTimersByTime(60_000);
  expect(now().toISOString()).toBe('2026-11-15T12:01:00.000Z');
});

test('a clock that is right to the minute is not corrected', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-15T12:00:10.500Z') });
  setClockBy(answeredAt('Sun, 15 Nov 2026 12:00:00 GMT'));
  expect(now().getTime()).toBe(Date.now());
});

test('an answer without a date changes nothing', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-14T12:00:00Z') });
  setClockBy(answeredAt('Sun, 15 Nov 2026 12:00:00 GMT'));
  setClockBy(answeredAt(null));
  expect(now().toISOString()).toBe('2026-11-15T12:00:00.000Z');
});

test('code that has drawn the time hears once that it was wrong', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-14T12:00:00Z') });
  const heard = vi.fn();
  const stop = onClockSet(heard);
  setClockBy(answeredAt('Sun, 15 Nov 2026 12:00:00 GMT'));
  setClockBy(answeredAt('Sun, 15 Nov 2026 12:00:01 GMT'));
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  setClockBy(answeredAt('Sat, 14 Nov 2026 12:00:00 GMT'));
  expect(heard).toHaveBeenCalledTimes(1);
});
