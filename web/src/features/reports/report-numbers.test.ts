import { expect, test } from 'vitest';
import { counted, inUnit, minutes, percent, pesosUnit, shareOf } from './report-numbers.ts';

test('a percentage has a comma and at most one decimal', () => {
  expect(percent(0.1123)).toBe('11,2\u00a0%');
  expect(percent(0.2)).toBe('20\u00a0%');
  expect(percent(12.5)).toBe('1.250\u00a0%');
});

test('the share of zero in zero is zero', () => {
  expect(shareOf(0, 0)).toBe(0);
});

test('a noun agrees with its number', () => {
  expect(counted(1, 'pedido', 'pedidos')).toBe('1 pedido');
  expect(counted(0, 'pedido', 'pedidos')).toBe('0 pedidos');
  expect(counted(1234, 'pedido', 'pedidos')).toBe('1.234 pedidos');
});

test('the amounts of a chart share the unit of the largest', () => {
  const told = (most: number, ...amounts: number[]) => {
    const unit = pesosUnit(most);
    return amounts.map((pesos) => `${inUnit(pesos, unit)} ${unit.word}`.trim());
  };
  expect(told(4_612_000, 4_612_000, 356_400, 12_000_000)).toEqual(['4,6 M', '0,4 M', '12 M']);
  expect(told(850_000, 850_000, 24_500, 0)).toEqual(['850 mil', '25 mil', '0 mil']);
  expect(told(900, 900)).toEqual(['900']);
});

test('times are given in hours and minutes', () => {
  expect([null, 0.4, 18.2, 60, 65].map(minutes)).toEqual([
    '—',
    '0 min',
    '18 min',
    '1 h',
    '1 h 5 min',
  ]);
});
