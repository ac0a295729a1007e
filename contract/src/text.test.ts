import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold, underscored } from './fold.ts';
import { cleanText, isBlank, isEmail } from './text.ts';

it('search ignores case and accents', () => {
  expect(fold('Jalapeño AJÍ Pingüino')).toBe('jalapeno aji pinguino');
});

it('folding gives the same for a text as for its letters, whatever they are', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), (one, other) => {
      const text = one + other;
      expect(fold(text)).toBe(text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
    }),
  );
});

it('a note loses the characters that a printer or a database cannot take', () => {
  expect(cleanText('  sin\u0000 sal\u001b@ \r\n y\tfría\u202e ')).toBe('sin sal@ y fría');
  expect(cleanText('\ud800hola 👨‍👩‍👧')).toBe('\ufffdhola 👨‍👩‍👧');
});

it('cleaning leaves no control character and changes nothing the second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const clean = cleanText(text);
      expect(clean).not.toMatch(/\p{Cc}/u);
      expect(cleanText(clean)).toBe(clean);
    }),
  );
});

it('a name becomes lowercase with underscores and keeps its accents', () => {
  expect(underscored('  Bogotá \t Norte ')).toBe('bogotá_norte');
});

it('an empty text, spaces and invisible characters are all blank', () => {
  for (const text of [undefined, null, '', '  ', '\u0000 \n']) expect(isBlank(text)).toBe(true);
  expect(isBlank('0')).toBe(false);
});

it.each([
  ['ana@demo.co', true],
  [' ana@demo.co ', true],
  ['ana', false],
  ['ana@', false],
  ['ana gomez@demo.co', false],
  ['ana@gmail', false],
  ['ana@gmail.', false],
  ['ana.gomez@correo.demo.co', true],
  [null, false],
])('%s looks like an e-mail: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});
