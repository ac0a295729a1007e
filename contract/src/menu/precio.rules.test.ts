import { expect, it } from 'vitest';
import { isPrecio } from './precio.rules.ts';

it.each([
  [0, true],
  [32_900, true],
  [-1, false],
  [0.5, false],
  [Number.NaN, false],
  [1e12, false],
  ['5', false],
  [null, false],
])('%s is a price: %s', (value, expected) => {
  expect(isPrecio(value)).toBe(expected);
});
