import { expect, test } from 'vitest';
import {
  changeInMinutes,
  changeInPercent,
  changeInUnits,
  changeInWords,
} from './report-change.tsx';

test('a rise and a fall are given as a size, with the direction apart', () => {
  expect(changeInPercent(111_200, 100_000)).toEqual({ direction: 'up', words: '11,2\u00a0%' });
  expect(changeInPercent(90, 100)).toEqual({ direction: 'down', words: '10\u00a0%' });
});

test('a change that would read as 0 % is called the same', () => {
  expect(changeInPercent(100_001, 100_000)?.direction).toBe('same');
  expect(changeInPercent(0, 0)?.direction).toBe('same');
});

test('a rise from zero has no percentage', () => {
  expect(changeInPercent(5, 0)).toBeNull();
  expect(changeInWords(5, 0)).toBeNull();
});

test('words tell the direction where there is no arrow', () => {
  expect(changeInWords(80, 100)).toBe('20\u00a0% menos');
  expect(changeInWords(150, 100)).toBe('50\u00a0% más');
  expect(changeInWords(100, 100)).toBe('igual');
});

test('small numbers are compared in units, times in whole minutes', () => {
  expect(changeInUnits(14, 19)).toEqual({ direction: 'down', words: '5 menos' });
  expect(changeInMinutes(19.4, 18.3)).toEqual({ direction: 'up', words: '1 minuto más' });
  expect(changeInMinutes(12, 18)).toEqual({ direction: 'down', words: '6 minutos menos' });
  expect(changeInMinutes(18.4, 18.2)?.direction).toBe('same');
  expect(changeInMinutes(null, 18)).toBeNull();
});
