import { expect, test } from 'vitest';
import { formatPhone } from './phones.ts';

test.each([
  ['3001234567', '300 123 4567'],
  ['300-123-4567', '300 123 4567'],
  ['6015550187', '601 555 0187'],
  ['573001234567', '+57 300 123 4567'],
  ['+57 (300) 1234567', '+57 300 123 4567'],
  ['601 555 0187', '601 555 0187'],
])('%s is written %s', (typed, written) => {
  expect(formatPhone(typed)).toBe(written);
});

test.each(['', '123', '+34 600 11 22 33', '3001234567 ext. 4', 'el de siempre'])(
  '«%s» stays as it was typed',
  (typed) => {
    expect(formatPhone(typed)).toBe(typed);
  },
);
