import fc from 'fast-check';
import { expect, it } from 'vitest';
import { signedText } from './signed-text.ts';

const at = new Date('2026-11-17T19:05:00Z');

it('ends with whose text it is and when it was printed', () => {
  expect(signedText('Hoy no hay postre\n\n', { nombre: 'Luz', at }, 48).split('\n')).toEqual([
    'Hoy no hay postre',
    '',
    'Texto libre de Luz · 17/11/2026, 2:05 p. m.',
  ]);
});

it('keeps the signature on the paper, whatever the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (nombre) => {
      const [, , ...signature] = signedText('x', { nombre, at }, 32).split('\n');
      expect(Math.max(...signature.map((row) => [...row].length))).toBeLessThanOrEqual(32);
      expect(signature.join('')).not.toMatch(/\p{Cc}/u);
    }),
  );
});
