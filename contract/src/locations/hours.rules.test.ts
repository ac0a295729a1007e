import { describe, expect, it } from 'vitest';
import { type Horas, isSpecialDay, openState, takesOrdersAt } from './hours.rules.ts';

// 2026-11-16 is a Monday and a holiday; 2026-12-08 is a Tuesday and a holiday.
const at = (day: string, time: string) => new Date(`2026-${day}T${time}:00-05:00`);
const hours = (desde: string, hasta: string) => ({ desde, hasta });
const NOON_AND_EVENING = [hours('11:30', '15:00'), hours('18:00', '22:00')];
const HORAS: Horas = {
  semana: [
    [hours('12:00', '17:00')],
    NOON_AND_EVENING,
    NOON_AND_EVENING,
    NOON_AND_EVENING,
    [],
    [hours('11:30', '15:00'), hours('18:00', '00:30')],
    [hours('11:30', '00:30')],
  ],
  excepciones: [
    { fecha: '2026-11-18', nombre: 'Inventario', intervalos: [] },
    { fecha: '2026-12-24', nombre: 'Nochebuena', intervalos: [hours('11:30', '16:00')] },
  ],
  festivos: 'domingo',
};
const sede = (over: Partial<Horas> = {}, ultimaOrdenMin = 0) => ({
  horas: { ...HORAS, ...over },
  ultimaOrdenMin,
});
const state = (now: Date, over: Partial<Horas> = {}, ultimaOrdenMin = 0) =>
  openState(sede(over, ultimaOrdenMin), now);

it('nobody knows when a sede without hours opens, and it takes every order', () => {
  const none = { horas: null, ultimaOrdenMin: 0 };
  expect(openState(none, at('11-17', '03:00'))).toBeNull();
  expect(takesOrdersAt(none, at('11-17', '03:00'))).toBe(true);
});

describe('on a day of two services', () => {
  it.each([
    ['11:29', false, '11:30', null],
    ['11:30', true, '18:00', '15:00'],
    ['14:59', true, '18:00', '15:00'],
    ['15:00', false, '18:00', null],
    ['18:00', true, null, '22:00'],
    ['21:59', true, null, '22:00'],
  ])('at %s', (time, abierto, abre, cierra) => {
    // The day after is closed for the inventory, so what opens next is of Friday.
    expect(state(at('11-17', time))).toMatchObject({
      abierto,
      recibe: abierto,
      abre: abre ? at('11-17', abre) : at('11-20', '11:30'),
      cierra: cierra && at('11-17', cierra),
    });
  });
});

describe('hours that pass midnight', () => {
  it.each([
    ['11-20', '23:59', true],
    ['11-21', '00:00', true],
    ['11-21', '00:29', true],
    ['11-21', '00:30', false],
    ['11-22', '00:00', true],
    ['11-23', '00:00', false],
  ])('on %s at %s is open: %s', (day, time, abierto) => {
    expect(state(at(day, time))?.abierto).toBe(abierto);
  });

  it('close on the day after', () => {
    expect(state(at('11-20', '23:59'))?.cierra).toEqual(at('11-21', '00:30'));
    expect(state(at('11-21', '00:00'))?.cierra).toEqual(at('11-21', '00:30'));
  });

  it('of the evening before go on into a day that is closed by exception', () => {
    const excepciones = [{ fecha: '2026-11-21', nombre: '', intervalos: [] }];
    expect(state(at('11-21', '00:10'), { excepciones })?.abierto).toBe(true);
    expect(state(at('11-21', '12:00'), { excepciones })?.abierto).toBe(false);
  });

  it('that meet those of the next day are one time', () => {
    const semana = HORAS.semana.map(() => [hours('18:00', '02:00'), hours('02:00', '05:00')]);
    expect(state(at('11-20', '23:00'), { semana })?.cierra).toEqual(at('11-21', '05:00'));
  });
});

describe('around the clock', () => {
  const semana = HORAS.semana.map(() => [hours('00:00', '24:00')]);
  it.each(['23:59', '00:00', '12:00'])('a sede never closes, at %s', (time) => {
    expect(state(at('11-17', time), { semana, excepciones: [], festivos: 'normal' })).toEqual({
      abierto: true,
      recibe: true,
      abre: null,
      cierra: null,
      ultimaOrden: null,
    });
  });

  it('until a day that is closed', () => {
    const excepciones = [{ fecha: '2026-11-19', nombre: '', intervalos: [] }];
    expect(state(at('11-17', '12:00'), { semana, excepciones })).toMatchObject({
      cierra: at('11-19', '00:00'),
      abre: at('11-20', '00:00'),
    });
  });
});

describe('a holiday', () => {
  it.each([
    ['normal', '13:00', true],
    ['normal', '19:00', true],
    ['domingo', '13:00', true],
    ['domingo', '19:00', false],
    ['cerrado', '13:00', false],
  ] as const)('%s, at %s is open: %s', (festivos, time, abierto) => {
    expect(state(at('12-08', time), { festivos })?.abierto).toBe(abierto);
  });

  it('that has its own hours is open by those', () => {
    const excepciones = [
      { fecha: '2026-11-16', nombre: '', intervalos: [hours('12:00', '22:00')] },
    ];
    expect(state(at('11-16', '20:00'), { excepciones })?.abierto).toBe(true);
    expect(isSpecialDay({ ...HORAS, excepciones }, '2026-11-16')).toBe(true);
    expect(isSpecialDay({ ...HORAS, excepciones }, '2026-11-17')).toBe(false);
  });
});

it('an exception of today holds at once', () => {
  expect(state(at('11-18', '12:00'))?.abierto).toBe(false);
  expect(state(at('12-24', '15:59'))?.abierto).toBe(true);
  expect(state(at('12-24', '16:00'))?.abierto).toBe(false);
});

it('the last order comes before closing', () => {
  const before = state(at('11-17', '21:29'), {}, 30);
  expect(before).toMatchObject({ recibe: true, ultimaOrden: at('11-17', '21:30') });
  expect(state(at('11-17', '21:30'), {}, 30)).toMatchObject({ abierto: true, recibe: false });
  expect(takesOrdersAt(sede({}, 30), at('11-17', '21:30'))).toBe(false);
});

it('a sede that no longer opens has no next opening', () => {
  const semana = HORAS.semana.map(() => []);
  expect(state(at('11-17', '12:00'), { semana, excepciones: [] })).toMatchObject({
    abierto: false,
    abre: null,
  });
});

it('a clock that is a day off says another day, by the same rule', () => {
  // Thursday is closed, Friday is not: what a node says hangs on its own clock alone.
  expect(state(at('11-19', '12:00'))?.abierto).toBe(false);
  expect(state(at('11-20', '12:00'))?.abierto).toBe(true);
});

it('Bogota has no summer time: an hour is the same hour all year', () => {
  for (const day of ['03-10', '07-14', '11-03']) {
    expect(state(at(day, '11:29'))?.abierto).toBe(false);
    expect(state(at(day, '11:30'))?.abierto).toBe(true);
  }
});
