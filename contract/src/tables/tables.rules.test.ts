import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bareTable } from '../orders/table.words.ts';
import { mesaClave } from './tables.rules.ts';

it.each([
  ['7', '7'],
  ['Mesa 07', '7'],
  ['  mesa 7 ', '7'],
  ['Terraza Ñ', 'terraza n'],
  ['Mesa', 'mesa'],
  ['0', '0'],
  ['7 B', '7 b'],
  ['7B', '7 b'],
  ['Mesa  7  b', '7 b'],
  ['Mesa7', '7'],
  ['Terraza1', 'terraza 1'],
  ['terraza 01', 'terraza 1'],
  ['A10', 'a 10'],
  ['A 100', 'a 100'],
  ['1 12', '1 12'],
  ['112', '112'],
])('knows the table %j as %j', (mesa, clave) => expect(mesaClave(mesa)).toBe(clave));

it('how a number and a letter beside it are spaced makes no other table', () => {
  const word = fc.constantFrom('a', 'B', 'Ñ', 'Terraza', 'salón');
  const pair = fc.tuple(word, fc.nat({ max: 300 }).map(String));
  const space = fc.constantFrom('', ' ', '  ');
  fc.assert(
    fc.property(
      fc.array(pair, { minLength: 1, maxLength: 3 }),
      fc.array(space),
      (pairs, spaces) => {
        const parts = pairs.flat();
        const written = parts.map((part, at) => part + (spaces[at] ?? ' ')).join('');
        expect(mesaClave(written)).toBe(mesaClave(parts.join(' ')));
      },
    ),
  );
});

it('a table is the same by its name without «mesa» and by its key', () => {
  const part = fc.constantFrom('mesa ', 'Mesa', '0', '07', '7', 'b', 'Ñ', 'e\u0301', ' ', '-');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 7 }), (parts) => {
      const written = parts.join('');
      const clave = mesaClave(written);
      expect([mesaClave(bareTable(written)), mesaClave(clave)]).toEqual([clave, clave]);
    }),
    { numRuns: 1_000, examples: [[['mesa ', 'Mesa', ' ', '7']]] },
  );
});
