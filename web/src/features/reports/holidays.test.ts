import { addDays } from '@comanda/contract/days';
import { expect, test } from 'vitest';
import { isHoliday } from './sales-columns.ts';

test('isHoliday knows the eighteen Colombian holidays of 2026, with Easter and the moved Mondays', () => {
  const days = Array.from({ length: 365 }, (_, at) => addDays('2026-01-01', at));
  expect(days.filter(isHoliday)).toEqual([
    '2026-01-01',
    '2026-01-12',
    '2026-03-23',
    '2026-04-02',
    '2026-04-03',
    '2026-05-01',
    '2026-05-18',
    '2026-06-08',
    '2026-06-15',
    '2026-06-29',
    '2026-07-20',
    '2026-08-07',
    '2026-08-17',
    '2026-10-12',
    '2026-11-02',
    '2026-11-16',
    '2026-12-08',
    '2026-12-25',
  ]);
});
