import { expect, it } from 'vitest';
import { pauseEnd, pauseState } from './pause.rules.ts';
import { promisedMinutes, promiseOf } from './promise.rules.ts';
import { DEFAULT_SERVICE } from './service-defaults.ts';
import { kitchenStartOf } from './slots.rules.ts';

const at = (day: string, time: string) => new Date(`2026-11-${day}T${time}:00-05:00`);
const LATE = {
  semana: Array.from({ length: 7 }, () => [{ desde: '18:00', hasta: '02:00' }]),
  excepciones: [],
  festivos: 'normal' as const,
};

it('a pause is over at the instant at which it ends', () => {
  const pausa = { hasta: at('17', '13:00').toISOString(), canales: ['mesa'] as const, motivo: '' };
  expect(pauseState({ pausa }, at('17', '12:59'))).not.toBeNull();
  expect(pauseState({ pausa }, at('17', '13:00'))).toBeNull();
  expect(pauseState({ pausa: { ...pausa, hasta: null } }, at('18', '13:00'))).not.toBeNull();
});

it.each([
  [15, at('17', '12:00'), at('17', '12:15')],
  [60, at('17', '23:30'), at('18', '00:30')],
  ['hoy', at('17', '12:00'), at('18', '02:00')],
  ['hoy', at('17', '23:59'), at('18', '02:00')],
  ['hoy', at('18', '00:00'), at('18', '02:00')],
  ['hoy', at('18', '02:00'), at('19', '02:00')],
  [null, at('17', '12:00'), null],
] as const)('a pause of %s from %s ends by itself', (length, now, end) => {
  expect(pauseEnd(length, LATE, now)).toEqual(end);
});

it('without hours today ends at midnight', () => {
  expect(pauseEnd('hoy', null, at('17', '23:59'))).toEqual(at('18', '00:00'));
  expect(pauseEnd('hoy', null, at('18', '00:00'))).toEqual(at('19', '00:00'));
});

it('a promise is what the kitchen takes and what it takes longer now', () => {
  const sede = { ...DEFAULT_SERVICE, preparacionMin: 25, extraMin: 10 };
  const horaCreacion = at('17', '12:00').toISOString();
  expect(promiseOf(sede, { horaCreacion })).toBe(at('17', '12:35').toISOString());
  expect(promiseOf(sede, { horaCreacion }, 15)).toBe(at('17', '12:50').toISOString());
  expect(promiseOf(sede, { horaCreacion, estado: 'preparado' })).toBeNull();
  expect(promisedMinutes(sede, 15)).toBe(50);
});

it('an order for later is promised for its hour, and the kitchen begins as long before as it takes', () => {
  const programado = at('17', '19:40').toISOString();
  const sede = { ...DEFAULT_SERVICE, preparacionMin: 25, extraMin: 10 };
  expect(promiseOf(sede, { horaCreacion: programado, programado })).toBe(programado);
  expect(kitchenStartOf(sede, new Date(programado))).toEqual(at('17', '19:15'));
  expect(kitchenStartOf(DEFAULT_SERVICE, new Date(programado))).toEqual(at('17', '19:20'));
});

it('a sede that has not said how long it takes promises nothing', () => {
  expect(promiseOf(DEFAULT_SERVICE, { horaCreacion: at('17', '12:00').toISOString() })).toBeNull();
  expect(promisedMinutes(DEFAULT_SERVICE)).toBeNull();
});
