import { expect, test } from 'vitest';
import { phoneKey } from './known-customers.rules.ts';

test.each([
  ['310 555 0164', '3105550164'],
  ['+57 (310) 555-0164', '3105550164'],
  ['310555', '310555'],
  ['57310555', '57310555'],
])('the phone %s is looked for as %s', (typed, key) => expect(phoneKey(typed)).toBe(key));

test.each(['', '31055', 'Calle 12 # 5', '3-1-0'])('%j is too little to look for', (typed) =>
  expect(phoneKey(typed)).toBeNull(),
);
