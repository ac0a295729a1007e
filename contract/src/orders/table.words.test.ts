import { expect, test } from 'vitest';
import { bareTable, tableWords } from './table.words.ts';

test.each([
  ['4', 'Mesa 4'],
  ['mesa quince', 'Mesa quince'],
  [' MESA   7 ', 'Mesa 7'],
  ['mesa mesa', 'Mesa mesa'],
  ['Terraza', 'Mesa Terraza'],
  ['mesanine', 'Mesa mesanine'],
])('a table typed as «%s» reads «%s»', (typed, words) => {
  expect(tableWords(typed)).toBe(words);
});

test('a table that is only called «mesa» keeps its name', () => {
  expect(bareTable('mesa')).toBe('mesa');
});
