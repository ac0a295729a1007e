import { expect, test } from 'vitest';
import { dayInWords, hourInWords, shortDay, spanInWords } from './report-days.ts';

test('a day is written as people say it', () => {
  expect(shortDay('2026-11-14')).toBe('sáb 14');
  expect(dayInWords('2026-11-04')).toBe('miércoles 4 de noviembre');
});

test('a period repeats month and year only where they differ', () => {
  expect(spanInWords({ desde: '2026-11-15', hasta: '2026-11-15' })).toBe('15 nov 2026');
  expect(spanInWords({ desde: '2026-11-09', hasta: '2026-11-15' })).toBe('9 – 15 nov 2026');
  expect(spanInWords({ desde: '2026-10-31', hasta: '2026-11-15' })).toBe('31 oct – 15 nov 2026');
  expect(spanInWords({ desde: '2025-12-31', hasta: '2026-01-02' })).toBe(
    '31 dic 2025 – 2 ene 2026',
  );
});

test('hours are written as on a Colombian clock', () => {
  expect([0, 9, 12, 13, 23].map(hourInWords)).toEqual([
    '12 a. m.',
    '9 a. m.',
    '12 m.',
    '1 p. m.',
    '11 p. m.',
  ]);
});
