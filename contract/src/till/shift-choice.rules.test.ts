import { expect, test } from 'vitest';
import { shiftByItself } from './shift-choice.rules.ts';

const mine = { id: 'mine', propio: true };
const theirs = { id: 'theirs', propio: false };
const another = { id: 'another', propio: false };

test('a payment that names no shift comes into the only open one, whoever opened it', () => {
  expect(shiftByItself([theirs])).toBe(theirs);
  expect(shiftByItself([mine])).toBe(mine);
});

test('of several it comes into the one of who charges', () => {
  expect(shiftByItself([theirs, mine, another])).toBe(mine);
});

test('nobody can tell where none is open, none is theirs, or more than one is', () => {
  expect(shiftByItself([])).toBeNull();
  expect(shiftByItself([theirs, another])).toBeNull();
  expect(shiftByItself([mine, { ...mine, id: 'second' }, theirs])).toBeNull();
});
