import { expect, test } from 'vitest';
import { moneyAt, quantityAt } from './numbers.ts';

test.each([
  ['2', 2],
  ['dos', 2],
  ['una', 1],
  ['media docena', 6],
  ['una docena', 12],
  ['docena y media', 18],
  ['un par', 2],
  ['dos docenas', 24],
  ['treinta y dos', 32],
  ['veintidos', 22],
])('%s is a quantity of %i', (said, value) => {
  const words = said.split(' ');
  expect(quantityAt(words, 0)).toEqual({ value, length: words.length });
});

test.each(['arepas', 'media', ''])('%s is no quantity', (said) => {
  expect(quantityAt([said], 0)).toBeNull();
});

test.each([
  ['20 mil', 20_000],
  ['veinte mil', 20_000],
  ['15 lucas', 15_000],
  ['12500', 12_500],
])('%s is money', (said, value) => {
  expect(moneyAt(said.split(' '), 0)?.value).toBe(value);
});

test('a small number by itself is not money', () => {
  expect(moneyAt(['20'], 0)).toBeNull();
});
