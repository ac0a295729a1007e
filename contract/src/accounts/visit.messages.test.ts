import { expect, test } from 'vitest';
import { ROUND_WORDS } from './visit.messages.ts';

test('a round that was only sent is not promised to be in the kitchen', () => {
  expect(ROUND_WORDS.enviado).toBe('Recibida');
  expect(ROUND_WORDS.enviado).not.toMatch(/cocina/i);
});
