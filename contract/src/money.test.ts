import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatMoney, isPrecio } from './money.ts';

it.each([
  [0, '$0'],
  [900, '$900'],
  [1000, '$1.000'],
  [32_900, '$32.900'],
  [1_234_567_890, '$1.234.567.890'],
  [-32_900, '-$32.900'],
])('%i pesos read %s', (pesos, text) => {
  expect(formatMoney(pesos)).toBe(text);
});

it('what is shown can be read back', () => {
  fc.assert(
    fc.property(fc.integer(), (pesos) => {
      expect(Number(formatMoney(pesos).replace('$', '').replaceAll('.', ''))).toBe(pesos);
    }),
  );
});

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
