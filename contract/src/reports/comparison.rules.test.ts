import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, DAY_MS, dayRange } from '../days.ts';
import { earlierPeriod, earlierWords } from './comparison.rules.ts';
import { daysIn, weekdayOf } from './reports.rules.ts';

/** A Wednesday, 2:20 p. m. in Bogota. */
const NOW = new Date('2026-11-18T19:20:00.000Z');
const TODAY = '2026-11-18';

const wordsOf = (desde: string, hasta: string) =>
  earlierWords({ desde, hasta }, earlierPeriod({ desde, hasta }, NOW).corte);

describe('a period is compared', () => {
  it('with one of the same length before it, and a day with the same weekday', () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map((n) => addDays('2000-01-01', n));
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 400 }), (desde, more) => {
        const period = { desde, hasta: addDays(desde, more) };
        const earlier = earlierPeriod(period, NOW);
        expect(daysIn(earlier)).toBe(daysIn(period));
        if (more > 0) expect(addDays(earlier.hasta, 1)).toBe(desde);
        else expect(weekdayOf(earlier.hasta)).toBe(weekdayOf(desde));
      }),
    );
  });

  it('up to the same hour while it is not over', () => {
    const { corte } = earlierPeriod({ desde: '2026-11-12', hasta: TODAY }, NOW);
    expect(corte).toEqual(new Date(NOW.getTime() - 7 * DAY_MS));
    const month = earlierPeriod({ desde: '2026-11-01', hasta: '2026-11-30' }, NOW);
    expect(month.corte).toEqual(new Date(NOW.getTime() - 30 * DAY_MS));
  });

  it('as a whole once it is over, from midnight in Bogota on', () => {
    const period = { desde: TODAY, hasta: TODAY };
    const { to } = dayRange(TODAY);
    expect(earlierPeriod(period, new Date(to.getTime() - 1)).corte).not.toBeNull();
    expect(earlierPeriod(period, to).corte).toBeNull();
  });

  it('with nothing if it has not begun', () => {
    const earlier = earlierPeriod({ desde: '2026-11-20', hasta: '2026-11-21' }, NOW);
    expect(earlier.corte).toEqual(dayRange(earlier.desde).from);
  });
});

describe('the words for what a period is compared with', () => {
  it('name its length, and up to when it counts', () => {
    expect(wordsOf('2026-11-12', TODAY)).toBe(
      'la semana anterior hasta el 11 de noviembre a la misma hora',
    );
    expect(wordsOf('2026-11-01', TODAY)).toBe(
      'los 18 días anteriores hasta el 31 de octubre a la misma hora',
    );
    expect(wordsOf('2026-11-09', '2026-11-15')).toBe('la semana anterior');
    expect(wordsOf('2026-10-01', '2026-10-31')).toBe('los 31 días anteriores');
  });

  it('name the weekday of a single day', () => {
    expect(wordsOf(TODAY, TODAY)).toBe('el miércoles pasado a la misma hora');
    expect(wordsOf('2026-11-17', '2026-11-17')).toBe('el martes anterior');
  });
});
