// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { clearStorage } from '../../lib/storage.ts';
import { lastChoice, rememberChoice } from './last-choice.ts';

beforeEach(clearStorage);

const medio = [{ codigo: 'termino', opciones: [{ codigo: 'medio' }] }];

test('the last choice of a dish is kept for its sede, and only the latest', () => {
  expect(lastChoice('centro', 'BURGER')).toEqual([]);
  rememberChoice('centro', 'BURGER', []);
  rememberChoice('centro', 'BURGER', medio);
  expect(lastChoice('centro', 'BURGER')).toEqual(medio);
  expect(lastChoice('chapinero', 'BURGER')).toEqual([]);
});
