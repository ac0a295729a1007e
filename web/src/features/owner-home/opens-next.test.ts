import { expect, test } from 'vitest';
import { opensNext } from './opens-next.ts';

const HORARIO = 'Lunes a viernes 11:30 a. m. a 9 p. m.\nSábados 12 m. a 10 p. m.\nDomingos cerrado';

test.each([
  // 18 November 2026 is a Wednesday.
  ['before it opens', '2026-11-18T15:00:00Z', 'hoy', '11:30 a. m. – 9 p. m.'],
  ['after it closed', '2026-11-19T03:00:00Z', 'mañana', '11:30 a. m. – 9 p. m.'],
  ['on Friday night', '2026-11-21T03:00:00Z', 'mañana', '12 p. m. – 10 p. m.'],
  ['on Saturday night', '2026-11-22T04:00:00Z', 'el lunes', '11:30 a. m. – 9 p. m.'],
])('%s the sede tells when it opens next', (_, now, day, hours) => {
  expect(opensNext(HORARIO, new Date(now))).toEqual({ day, hours });
});

test('a sede that never opens, or whose hours cannot be read, tells nothing', () => {
  const now = new Date('2026-11-18T15:00:00Z');
  expect(opensNext('Cerrado', now)).toBeNull();
  expect(opensNext('Según el clima', now)).toBeNull();
});
