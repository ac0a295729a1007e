import { expect, it } from 'vitest';
import { anOrder } from '../testing/test-factories.ts';
import { isAhead } from './scheduled.rules.ts';

const NOW = new Date('2025-11-14T18:10:00.000Z');
const later = anOrder({
  programado: '2025-11-14T18:40:00.000Z',
  inicioCocina: '2025-11-14T18:20:00.000Z',
});

it('an order for later is ahead until the kitchen begins with it, to the instant', () => {
  expect(isAhead(later, NOW)).toBe(true);
  expect(isAhead(later, new Date('2025-11-14T18:19:59.999Z'))).toBe(true);
  expect(isAhead(later, new Date('2025-11-14T18:20:00.000Z'))).toBe(false);
});

it('an order for now is never ahead, nor one that has left the kitchen', () => {
  expect(isAhead(anOrder({ horaCreacion: '2025-11-14T18:20:00.000Z' }), NOW)).toBe(false);
  expect(isAhead({ ...later, estado: 'preparado' }, NOW)).toBe(false);
  expect(isAhead({ ...later, estado: 'cancelado' }, NOW)).toBe(false);
});

it('a course that was fired a moment ago does not take its order off the board', () => {
  const inicioCocina = '2025-11-14T18:10:30.000Z';
  const cocina = { marchado: { 2: inicioCocina } };
  expect(isAhead(anOrder({ inicioCocina, cocina }), NOW)).toBe(false);
  expect(isAhead({ ...later, inicioCocina, cocina }, NOW)).toBe(false);
});
