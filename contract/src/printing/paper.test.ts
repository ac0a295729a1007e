import { expect, test } from 'vitest';
import { wrap } from './paper.ts';

test('a row breaks between words, and a telephone number stays in one', () => {
  const rows = wrap('Quejas: 601\u00a0592\u00a00400 en Bogotá', 16);
  expect(rows).toEqual(['Quejas:', '601 592 0400 en', 'Bogotá']);
});
