import type { HomeSede } from '@comanda/contract/owners/owners';
import { aLocation } from '@comanda/contract/testing/test-factories';
import { expect, test } from 'vitest';
import { sedeOpening } from './sede-opening.ts';

const CENTRO = aLocation({ horario: 'Todos los días, 8 a. m. – 11 p. m.' });
const DAY = [
  { desde: '11:30', hasta: '15:00' },
  { desde: '18:00', hasta: '22:00' },
];
const service = (
  over: Partial<NonNullable<HomeSede['servicio']>> = {},
): NonNullable<HomeSede['servicio']> => ({
  horas: { semana: Array(7).fill(DAY), excepciones: [], festivos: 'normal' },
  ultimaOrdenMin: 0,
  pausa: null,
  ...over,
});
/** A clock of Bogotá on 16 November 2026, a Monday and a holiday. */
const at = (clock: string) => new Date(`2026-11-16T${clock}:00-05:00`);

test('the hours of a sede are told before what its owner once wrote', () => {
  expect(sedeOpening(CENTRO, service(), at('12:00'))?.words).toBe('Abierta hasta las 3 p. m.');
  expect(sedeOpening(CENTRO, undefined, at('12:00'))?.words).toBe('Abierta hasta las 11 p. m.');
});

test('between its two times of a day a sede is closed for now', () => {
  expect(sedeOpening(CENTRO, service(), at('16:00'))).toEqual({
    kind: 'cerrada',
    words: 'Cerrada por ahora',
    next: { day: 'hoy', hours: '6 p. m. – 10 p. m.' },
  });
});

test('a sede that keeps the holiday says so, and when it opens', () => {
  const closed = service({
    horas: { semana: Array(7).fill(DAY), excepciones: [], festivos: 'cerrado' },
  });
  expect(sedeOpening(CENTRO, closed, at('12:00'))).toEqual({
    kind: 'cerrada',
    words: 'Cerrada por festivo',
    next: { day: 'mañana', hours: '11:30 a. m. – 3 p. m.' },
  });
});

test('a pause is told while it lasts', () => {
  const paused = service({
    pausa: { hasta: at('12:30').toISOString(), canales: ['domicilio'], motivo: '', por: 'Yeison' },
  });
  expect(sedeOpening(CENTRO, paused, at('12:00'))).toMatchObject({
    kind: 'pausa',
    words: 'Domicilios en pausa',
  });
  expect(sedeOpening(CENTRO, paused, at('12:30'))?.kind).toBe('abierta');
});
