import { expect, it } from 'vitest';
import { kitchenAge } from './kitchen-age.ts';

const horaCreacion = '2025-11-14T18:00:00.000Z';
const after = (minutes: number, seconds = 0) =>
  kitchenAge(horaCreacion, new Date(Date.parse(horaCreacion) + minutes * 60_000 + seconds * 1000));

it.each([
  [0, 'fresh', 'ahora mismo'],
  [9, 'fresh', 'hace 9 min'],
  [10, 'amber', 'hace 10 min'],
  [19, 'amber', 'hace 19 min'],
  [20, 'red', 'hace 20 min'],
  [59, 'red', 'hace 59 min'],
  [60, 'red', 'Más de una hora'],
  [300, 'red', 'Más de una hora'],
])('an order that waits %i minutes looks %s and reads "%s"', (minutes, tone, text) => {
  expect(after(minutes)).toMatchObject({ minutes, tone, text });
});

it('does not turn amber a second early', () => {
  expect(after(9, 59).tone).toBe('fresh');
});

it("never shows a negative wait when the tablet's clock runs behind", () => {
  expect(after(-3)).toMatchObject({ minutes: 0, tone: 'fresh', text: 'ahora mismo' });
});
