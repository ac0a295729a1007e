import { describe, expect, it } from 'vitest';
import { addDays } from '../days.ts';
import { reportsMessages } from './reports.messages.ts';
import { periodProblems, REPORT_MAX_DAYS, reportPeriod, weekdayOf } from './reports.rules.ts';

describe('the period of a report', () => {
  it('is today in Bogota when none is asked for', () => {
    const justBeforeMidnight = new Date('2026-11-15T04:59:59.999Z');
    expect(reportPeriod({}, justBeforeMidnight)).toEqual({
      desde: '2026-11-14',
      hasta: '2026-11-14',
    });
  });

  it('ends today when only its start is given, and is one day when only its end is', () => {
    const now = new Date('2026-11-15T17:00:00Z');
    expect(reportPeriod({ desde: '2026-11-01' }, now)).toEqual({
      desde: '2026-11-01',
      hasta: '2026-11-15',
    });
    expect(reportPeriod({ hasta: '2026-11-01' }, now)).toEqual({
      desde: '2026-11-01',
      hasta: '2026-11-01',
    });
  });

  it('cannot end before it begins, nor be longer than allowed', () => {
    const problem = (desde: string, hasta: string) => periodProblems({ desde, hasta })[0]?.message;
    expect(problem('2026-11-02', '2026-11-01')).toBe(reportsMessages.periodReversed);
    expect(problem('2026-11-01', '2026-11-01')).toBeUndefined();
    const last = addDays('2026-01-01', REPORT_MAX_DAYS - 1);
    expect(problem('2026-01-01', last)).toBeUndefined();
    expect(problem('2026-01-01', addDays(last, 1))).toBe(
      reportsMessages.periodTooLong(REPORT_MAX_DAYS),
    );
  });
});

it('counts weekdays from Monday', () => {
  expect(weekdayOf('2026-11-16')).toBe(1);
  expect(weekdayOf('2026-11-15')).toBe(7);
});
