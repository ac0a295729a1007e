import { describe, expect, it } from 'vitest';
import { closesAt, isOpenAt, parseHorario } from './opening-hours.ts';

// 2025-11-10 is a Monday.
const at = (day: string, time: string) => new Date(`2025-11-${day}T${time}:00-05:00`);
const usual = 'Lunes a sábado, 11 a. m. – 9 p. m.\nDomingos y festivos, 11 a. m. – 5 p. m.';

const open = (from: number, to: number) => [{ from: from * 60, to: to * 60 }];

describe('opening hours as an owner writes them', () => {
  it('by days of the week', () => {
    const weekday = open(11, 21);
    expect(parseHorario(usual)).toEqual([
      open(11, 17),
      weekday,
      weekday,
      weekday,
      weekday,
      weekday,
      weekday,
    ]);
  });

  it.each([
    ['11:00 a. m. a 9:00 p. m.', open(11, 21)],
    ['11:00 a.m. - 9:00 p.m.', open(11, 21)],
    ['11am–9pm', open(11, 21)],
    ['11 a 9 p. m.', open(11, 21)],
    ['6 a 9 p. m.', open(18, 21)],
    ['8 a 12 m.', open(8, 12)],
    ['12 m. a 10 p. m.', open(12, 22)],
    ['11:00 - 21:00', open(11, 21)],
    ['Todos los días de 7 a. m. a 3 p. m.', open(7, 15)],
    ['6 p. m. a 2 a. m.', open(18, 26)],
    ['12 m. - 3 p. m. y 6 p. m. - 10 p. m.', [...open(12, 15), ...open(18, 22)]],
  ])('%s', (text, monday) => {
    expect(parseHorario(text)?.[1]).toEqual(monday);
  });

  it('on single days, with days off', () => {
    const week = parseHorario('Mar, jue y vie 12 m. a 8 p. m.\nLunes: cerrado');
    expect(week?.map((day) => day.length)).toEqual([0, 0, 1, 0, 1, 1, 0]);
  });

  it('with several days and hours in one sentence', () => {
    const week = parseHorario('Lun. a sáb. 11 a. m. – 9 p. m., domingos 11 a. m. – 5 p. m.');
    expect(week).toEqual(parseHorario(usual));
  });

  it('with a later line that overrides an earlier one', () => {
    const week = parseHorario('Todos los días 11 a. m. a 9 p. m.\nDomingo 11 a. m. a 5 p. m.');
    expect(week?.[0]).toEqual(open(11, 17));
  });

  it.each([
    '',
    'Pregúntanos',
    '11 a 9',
    'Lunes a viernes',
    '11 a. m. a 9',
    '25:00 - 30:00',
    '11 a. m. a 5 p. m. los domingos',
    '13 p. m. a 15 p. m.',
    'Lunes 11 a. m. a 9 p. m. según clima',
  ])('promises nothing when it cannot read "%s"', (text) => {
    expect(parseHorario(text)).toBeNull();
    expect(isOpenAt(text, at('10', '12:00'))).toBeNull();
    expect(closesAt(text, at('10', '12:00'))).toBeNull();
  });
});

describe('a sede', () => {
  it.each([
    ['10', '10:59', false],
    ['10', '11:00', true],
    ['10', '20:59', true],
    ['10', '21:00', false],
    ['09', '16:00', true],
    ['09', '18:00', false],
  ])('on the %sth at %s is open: %s', (day, time, expected) => {
    expect(isOpenAt(usual, at(day, time))).toBe(expected);
  });

  it('says when it closes', () => {
    expect(closesAt(usual, at('10', '12:30'))).toEqual(at('10', '21:00'));
    expect(closesAt(usual, at('10', '22:00'))).toBeNull();
  });

  it('stays open past midnight, into a day on which it does not open', () => {
    const fridays = 'Viernes 6 p. m. a 2 a. m.';
    expect(isOpenAt(fridays, at('15', '01:30'))).toBe(true);
    expect(closesAt(fridays, at('14', '23:00'))).toEqual(at('15', '02:00'));
    expect(closesAt(fridays, at('15', '01:30'))).toEqual(at('15', '02:00'));
    expect(isOpenAt(fridays, at('15', '02:00'))).toBe(false);
    expect(isOpenAt(fridays, at('14', '01:00'))).toBe(false);
  });
});
