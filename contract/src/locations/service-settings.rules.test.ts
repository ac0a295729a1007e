import { describe, expect, it } from 'vitest';
import type { Horas } from './hours.rules.ts';
import { sedeSettingsSchema } from './locations.ts';
import { DEFAULT_SERVICE } from './service-defaults.ts';
import {
  channelsProblems,
  extraProblems,
  SERVICE_LIMITS,
  scheduleProblems,
  serviceProblems,
} from './service-settings.rules.ts';

const hours = (desde: string, hasta: string) => ({ desde, hasta });
const week = (day: number, ...intervals: ReturnType<typeof hours>[]): Horas => ({
  semana: Array.from({ length: 7 }, (_, at) => (at === day ? intervals : [])),
  excepciones: [],
  festivos: 'normal',
});
const texts = (...args: Parameters<typeof serviceProblems>) =>
  serviceProblems(...args).map(({ path, message }) => `${path}: ${message}`);

it('a sede without settings is as the seed has it', () => {
  expect(sedeSettingsSchema.parse({})).toMatchObject({ ...DEFAULT_SERVICE, punto: null });
  expect(serviceProblems({})).toEqual([]);
  expect(serviceProblems(DEFAULT_SERVICE as object)).toEqual([]);
});

describe('hours', () => {
  it.each([
    [[hours('11:30', '15:00'), hours('18:00', '00:30')], []],
    [[hours('00:00', '24:00')], []],
    [
      [hours('00:00', '00:00')],
      ['horas.semana.1.0.hasta: La hora de cierre es la misma de apertura.'],
    ],
    [[hours('9:00', '15:00')], ['horas.semana.1.0.desde: Escribe la hora así: 09:30.']],
    [[hours('24:00', '15:00')], ['horas.semana.1.0.desde: Escribe la hora así: 09:30.']],
    [
      [hours('09:60', '24:30')],
      [
        'horas.semana.1.0.desde: Escribe la hora así: 09:30.',
        'horas.semana.1.0.hasta: Escribe la hora así: 09:30.',
      ],
    ],
    [
      [hours('11:00', '15:00'), hours('14:59', '20:00')],
      ['horas.semana.1.1: Estas horas se cruzan con otras.'],
    ],
    [[hours('11:00', '15:00'), hours('15:00', '20:00')], []],
    [
      [hours('20:00', '02:00'), hours('23:00', '23:30')],
      ['horas.semana.1.1: Estas horas se cruzan con otras.'],
    ],
    [
      [hours('01:00', '02:00'), hours('03:00', '04:00'), hours('05:00', '06:00')],
      ['horas.semana.1: Un día tiene como máximo 2 horarios.'],
    ],
  ])('of a day: %j', (intervals, expected) => {
    expect(texts({ horas: week(1, ...intervals) })).toEqual(expected);
  });

  it('that pass midnight do not run into those of the next day, not even from Saturday to Sunday', () => {
    const semana = Array.from({ length: 7 }, () => [hours('18:00', '02:00')]);
    const into = (day: number, from: string) =>
      texts({
        horas: { ...week(0), semana: semana.with(day, [hours(from, '03:00')]) },
      });
    expect(into(0, '01:59')).toEqual(['horas.semana.0.0: Estas horas se cruzan con otras.']);
    expect(into(0, '02:00')).toEqual([]);
    expect(into(3, '00:00')).toEqual(['horas.semana.3.0: Estas horas se cruzan con otras.']);
  });

  it('are of seven days', () => {
    expect(texts({ horas: { ...week(0), semana: [[]] } })).toEqual([
      'horas.semana: La semana tiene siete días.',
    ]);
  });

  it('of special days: real days, each once, not too many', () => {
    const day = (fecha: string, ...intervalos: ReturnType<typeof hours>[]) => ({
      fecha,
      nombre: '',
      intervalos,
    });
    const excepciones = [
      day('2026-12-24', hours('11:00', '11:00')),
      day('2026-02-30'),
      day('2026-12-24'),
    ];
    expect(texts({ horas: { ...week(0), excepciones } })).toEqual([
      'horas.excepciones.0.intervalos.0.hasta: La hora de cierre es la misma de apertura.',
      'horas.excepciones.1.fecha: Esta fecha no es válida.',
      'horas.excepciones.2.fecha: Este día ya está en la lista.',
    ]);
    const many = Array.from({ length: SERVICE_LIMITS.excepciones + 1 }, () => day('2026-12-24'));
    expect(texts({ horas: { ...week(0), excepciones: many } })).toEqual([
      'horas.excepciones: Guarda como máximo 60 días especiales.',
    ]);
  });
});

it.each([
  [{ preparacionMin: 0 }, 'preparacionMin'],
  [{ preparacionMin: 241 }, 'preparacionMin'],
  [{ preparacionMin: 20.5 }, 'preparacionMin'],
  [{ ultimaOrdenMin: -1 }, 'ultimaOrdenMin'],
  [{ limite: { pedidos: 0, cadaMin: 10, canales: ['mesa'] } }, 'limite.pedidos'],
  [{ limite: { pedidos: 20, cadaMin: 7, canales: ['mesa'] } }, 'limite.cadaMin'],
  [{ limite: { pedidos: 20, cadaMin: 10, canales: [] } }, 'limite.canales'],
  [{ programar: { activo: true, desdeMin: -1, dias: 2 } }, 'programar.desdeMin'],
  [{ programar: { activo: true, desdeMin: 30, dias: 15 } }, 'programar.dias'],
  [{ punto: { lat: 91, lng: 0 } }, 'punto'],
  [{ punto: { lat: Number.NaN, lng: 0 } }, 'punto'],
] as const)('%j is no setting', (sent, path) => {
  expect(serviceProblems(sent).map((problem) => problem.path)).toEqual([path]);
});

it('nothing is scheduled for hours that nobody knows', () => {
  const programar = { activo: true, desdeMin: 30, dias: 2 };
  expect(scheduleProblems({ horas: null, programar }).map(({ path }) => path)).toEqual([
    'programar.activo',
  ]);
  expect(scheduleProblems({ horas: week(1), programar })).toEqual([]);
});

it('a pause has channels, and minutes more are bounded', () => {
  expect(channelsProblems([], 'canales')).toHaveLength(1);
  expect(channelsProblems(['mesa'], 'canales')).toEqual([]);
  expect(extraProblems(20)).toEqual([]);
  expect([-10, 121, 1.5, Number.NaN].flatMap(extraProblems)).toHaveLength(4);
});
