import { expect, test } from 'vitest';
import { hourLine, hourWords } from './hour-line.ts';

const hours = (...sold: [hora: number, ventas: number][]) => ({
  porHora: sold.map(([hora, ventas]) => ({ diaSemana: 3, hora, ventas, pedidos: 1 })),
});

test('the line of today ends now, that of the other day goes on', () => {
  const line = hourLine(hours([11, 40], [13, 90]), hours([12, 50], [15, 120]), 13);
  expect(line).toEqual({
    from: 11,
    to: 15,
    today: [40, 0, 90],
    earlier: [0, 50, 0, 0, 120],
    most: 120,
  });
});

test('without a sale on either day there is no line', () => {
  expect(hourLine(hours(), hours(), 9)).toBeNull();
});

test('an hour is named by its clock', () => {
  expect([hourWords(0), hourWords(11), hourWords(12), hourWords(15)]).toEqual([
    '12 a. m.',
    '11 a. m.',
    '12 p. m.',
    '3 p. m.',
  ]);
});
