import { expect, it } from 'vitest';
import { mesaClave } from './tables.rules.ts';

it.each([
  ['7', '7'],
  ['Mesa 07', '7'],
  ['  mesa 7 ', '7'],
  ['Terraza Ñ', 'terraza n'],
  ['Mesa', 'mesa'],
  ['0', '0'],
])('knows the table %j as %j', (mesa, clave) => expect(mesaClave(mesa)).toBe(clave));
