import { expect, test } from 'vitest';
import { addDays } from '../days.ts';
import { isHoliday } from './holidays.ts';

// As published by the calendars of Colombia.
const PUBLISHED = {
  2024: '01-01 01-08 03-25 03-28 03-29 05-01 05-13 06-03 06-10 07-01 07-20 08-07 08-19 10-14 11-04 11-11 12-08 12-25',
  // The Sacred Heart and Saint Peter fall on the same Monday.
  2025: '01-01 01-06 03-24 04-17 04-18 05-01 06-02 06-23 06-30 07-20 08-07 08-18 10-13 11-03 11-17 12-08 12-25',
  2026: '01-01 01-12 03-23 04-02 04-03 05-01 05-18 06-08 06-15 06-29 07-20 08-07 08-17 10-12 11-02 11-16 12-08 12-25',
  2027: '01-01 01-11 03-22 03-25 03-26 05-01 05-10 05-31 06-07 07-05 07-20 08-07 08-16 10-18 11-01 11-15 12-08 12-25',
};

test.each(Object.entries(PUBLISHED))('the holidays of %s are the published ones', (year, days) => {
  const all = daysOf(year).filter(isHoliday);
  expect(all).toEqual(days.split(' ').map((day) => `${year}-${day}`));
});

test('every year of a century has 17 or 18 holidays', () => {
  for (let year = 2000; year < 2100; year++) {
    const all = daysOf(String(year)).filter(isHoliday);
    expect(all.length, String(year)).toBeGreaterThanOrEqual(17);
    expect(all.length, String(year)).toBeLessThanOrEqual(18);
  }
});

test('a Sunday is no holiday by itself', () => {
  expect(isHoliday('2026-11-15')).toBe(false);
});

function daysOf(year: string): string[] {
  const length = Number(year) % 4 === 0 ? 366 : 365;
  return Array.from({ length }, (_, at) => addDays(`${year}-01-01`, at));
}
