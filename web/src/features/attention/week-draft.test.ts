import { describe, expect, test } from 'vitest';
import { axisOf, barWords, boundsOf, dayHours, firstWeek, withEdge } from './week-draft.ts';

const LUNCH = { desde: '11:30', hasta: '15:00' };
const DINNER = { desde: '18:00', hasta: '22:00' };
const NIGHT = { desde: '18:00', hasta: '00:30' };

describe('the first week', () => {
  test('is the one that the owner once wrote as text', () => {
    const week = firstWeek('Lunes a sábado, 11 a. m. – 9 p. m.\nDomingos, 12 m. – 1 a. m.');
    expect([week[1], week[0]]).toEqual([
      [{ desde: '11:00', hasta: '21:00' }],
      [{ desde: '12:00', hasta: '01:00' }],
    ]);
  });

  test('is a usual one where the text cannot be read, or has more than a day may have', () => {
    const usual = firstWeek('Cuando haya gente');
    expect(usual[1]).toEqual([{ desde: '11:30', hasta: '21:00' }]);
    expect(firstWeek('Lunes 6 a 8 a. m., 9 a 10 a. m. y 5 a 6 p. m.')).toEqual(usual);
  });
});

describe('an edge', () => {
  test('stops before the next interval, after the one before, and before the other edge', () => {
    const day = [LUNCH, DINNER];
    expect(withEdge(day, 0, 'hasta', 1200)).toEqual([{ ...LUNCH, hasta: '18:00' }, DINNER]);
    expect(withEdge(day, 1, 'desde', 0)).toEqual([LUNCH, { ...DINNER, desde: '15:00' }]);
    expect(withEdge(day, 0, 'desde', 1000)).toEqual([{ ...LUNCH, desde: '14:45' }, DINNER]);
  });

  test('passes midnight, and never meets its own beginning', () => {
    expect(withEdge([DINNER], 0, 'hasta', 1470)).toEqual([NIGHT]);
    expect(boundsOf([{ desde: '00:00', hasta: '20:00' }], 0, 'hasta').max).toBe(1440);
    expect(boundsOf([NIGHT], 0, 'desde').min).toBe(45);
  });

  test('at midnight on both sides is a whole day', () => {
    const [whole] = withEdge([{ desde: '00:00', hasta: '22:00' }], 0, 'hasta', 1440);
    expect(whole && [whole, barWords(whole)]).toEqual([
      { desde: '00:00', hasta: '24:00' },
      '24 horas',
    ]);
  });
});

test('a bar that passes midnight says so', () => {
  expect([LUNCH, NIGHT].map(barWords)).toEqual(['11:30 – 3:00', '6:00 – 12:30 a. m. →']);
  expect(dayHours([LUNCH, NIGHT])).toBe('11:30 a. m. – 3:00 p. m. y 6:00 p. m. – 12:30 a. m.');
});

test('the axis has room for who opens early and closes late', () => {
  expect(axisOf([[[LUNCH]]])).toEqual({ from: 360, to: 1560 });
  expect(axisOf([[[{ desde: '04:30', hasta: '03:40' }]]])).toEqual({ from: 240, to: 1680 });
});
