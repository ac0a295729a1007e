import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  bogotaClock,
  bogotaDate,
  bogotaDateTime,
  bogotaDay,
  bogotaTime,
  dayRange,
  fromBogotaClock,
  isDay,
  isSameBogotaDay,
  shiftStart,
} from './days.ts';

const anyDate = fc.date({
  min: new Date('2000-01-01'),
  max: new Date('2100-01-01'),
  noInvalidDate: true,
});

it('an order at 11 at night belongs to that day, though UTC is already a day ahead', () => {
  expect(bogotaDay('2025-11-15T04:59:59.999Z')).toBe('2025-11-14');
  expect(bogotaDay('2025-11-15T05:00:00.000Z')).toBe('2025-11-15');
});

it('every instant lies in the range of its own day and of no other', () => {
  fc.assert(
    fc.property(anyDate, anyDate, (date, other) => {
      const { from, to } = dayRange(bogotaDay(date));
      expect(from <= date && date < to).toBe(true);
      expect(isSameBogotaDay(date, other)).toBe(from <= other && other < to);
    }),
  );
});

it.each([
  // At ten past midnight in Bogota the evening shift is still on; at ten at night it began at
  // lunch.
  ['2025-11-15T05:10:00.000Z', '2025-11-14T17:10:00.000Z'],
  ['2025-11-15T03:00:00.000Z', '2025-11-14T05:00:00.000Z'],
])('at %s the shift began at %s', (now, since) => {
  expect(shiftStart(new Date(now)).toISOString()).toBe(since);
});

it('agrees with the time zone database', () => {
  const official = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Bogota' });
  fc.assert(
    fc.property(anyDate, (date) => {
      expect(bogotaDay(date)).toBe(official.format(date));
    }),
  );
});

it("an instant converted to Bogota's clock and back is the same", () => {
  fc.assert(
    fc.property(anyDate, (date) => {
      expect(fromBogotaClock(bogotaClock(date))).toEqual(date);
    }),
  );
});

it.each([
  ['2025-11-14T18:02:00.000Z', '1:02 p. m.'],
  ['2025-11-14T05:00:00.000Z', '12:00 a. m.'],
  ['2025-11-14T17:00:00.000Z', '12:00 p. m.'],
  ['2025-11-14T16:59:00.000Z', '11:59 a. m.'],
])('%s reads %s', (date, text) => {
  expect(bogotaTime(date)).toBe(text);
});

it('a date is written as in Colombia', () => {
  expect(bogotaDateTime('2025-11-14T18:02:00.000Z')).toBe('14/11/2025, 1:02 p. m.');
});

it.each([
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['2025-13-01', false],
  ['2025-1-1', false],
  ['hoy', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

it('a date is read with the month in words, in Bogota', () => {
  expect(bogotaDate('2026-12-13T04:59:59.000Z')).toBe('12 de diciembre de 2026');
});
