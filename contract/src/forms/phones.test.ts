import { expect, test } from 'vitest';
import { phonesMessages } from './phones.messages.ts';
import { formatPhone, isPhone, phoneProblems } from './phones.ts';

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

test.each([
  '5550187',
  '3001234567',
  ' 300 123 4567 ',
  '300-123-4567',
  '300‑123–4567',
  '+57 (300) 123.4567',
  '(+57) 601/5550187',
  '+34 600 11 22 33',
  '018000 112233',
  '123456789012345',
])('«%s» is a phone', (typed) => {
  expect(isPhone(typed)).toBe(true);
});

test.each([
  '300',
  '123456',
  '1234567890123456',
  'el de siempre',
  '3001234567 ext. 4',
  '300 123 4567 o 310 555 0187',
  '57+3001234567',
  '++573001234567',
  '٣٠٠١٢٣٤٥٦٧',
])('«%s» is no phone', (typed) => {
  expect(isPhone(typed)).toBe(false);
});

test('an empty phone is for the rule of the form to judge', () => {
  for (const blank of ['', '  ', null, undefined]) expect(phoneProblems(blank)).toEqual([]);
});

test('a stored phone that is older than the rule passes unchanged', () => {
  const problem = { path: 'telefono', message: phonesMessages.invalid };
  expect(phoneProblems('300', '300')).toEqual([]);
  expect(phoneProblems('301', '300')).toEqual([problem]);
});
