import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatMoney } from './money.ts';

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
