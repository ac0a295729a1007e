import { expect, it } from 'vitest';
import { ajustesOf } from './settings-answer.ts';

it('the settings of a sede are read from nodes of this version and of the one before', () => {
  expect(ajustesOf({ ajustes: 'new', data: 'same' })).toBe('new');
  expect(ajustesOf({ data: 'old' })).toBe('old');
});
