import { aShift } from '@comanda/contract/testing/till-factories';
import { tillMessages } from '@comanda/contract/till/till.messages';
import { expect, it } from 'vitest';
import { cashOf, countFrom, methodsOf, missingIn, problemsOf } from './typed-count.ts';

const shift = aShift();
const count = (over: object = {}) => ({ denominaciones: {}, otros: {}, nota: '', ...over });

it('adds notes and coins up', () => {
  expect(cashOf({ '100000': 4, '500': 3, '50': 0 })).toBe(401_500);
  expect(cashOf({})).toBe(0);
});

it('reads sums as people type them, and leaves out what was left empty', () => {
  const typed = count({
    denominaciones: { '20000': 2, '50': 0 },
    otros: { nequi: ' 92.400', datafono: '' },
    nota: ' Todo bien ',
  });
  expect(countFrom(typed)).toEqual({
    denominaciones: { '20000': 2 },
    otros: { nequi: 92_400 },
    nota: 'Todo bien',
  });
});

it('says which sum is no amount', () => {
  const typed = count({ otros: { nequi: '92,4', transferencia: '1000' } });
  expect(problemsOf(typed)).toEqual({ 'otros.nequi': tillMessages.valor });
});

it('names what nobody counted, always in the same order: one by sums would tell how much came', () => {
  expect(missingIn(count(), shift)).toEqual(['Efectivo', 'Transferencia', 'Nequi']);
  const full = count({ denominaciones: { '50': 1 }, otros: { nequi: '0', transferencia: '1' } });
  expect(missingIn(full, shift)).toEqual([]);
});

it('asks for the methods that were paid with, and for those that somebody adds', () => {
  expect(methodsOf(shift, count())).toEqual(['transferencia', 'nequi']);
  expect(methodsOf(shift, count({ otros: { daviplata: '' } }))).toEqual([
    'transferencia',
    'nequi',
    'daviplata',
  ]);
});
