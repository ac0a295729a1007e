import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TEXT_LIMITS } from '../text.ts';
import { codeFromName } from './product-code.rules.ts';

it.each([
  ['Ají de la casa', 'AJI-DE-LA-CASA'],
  ['  Combo #2 (papas + bebida) ', 'COMBO-2-PAPAS-BEBIDA'],
  ['🍔', ''],
  ['', ''],
])('the code of «%s» is %s', (nombre, code) => {
  expect(codeFromName(nombre, new Set())).toBe(code);
});

it('a code that another product has gets a number', () => {
  expect(codeFromName('Mute', new Set(['MUTE', 'MUTE-2']))).toBe('MUTE-3');
});

it('a code made from any name fits and is free', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (nombre, others) => {
      const taken = new Set(others.map((other) => codeFromName(other, new Set())));
      const code = codeFromName(nombre, taken);
      expect(code === '' || !taken.has(code)).toBe(true);
      expect(code.length).toBeLessThanOrEqual(TEXT_LIMITS.idSigo);
    }),
  );
});
