import { describe, expect, test } from 'vitest';
import { readPesos } from './pesos-text.ts';

describe('a typed price', () => {
  test.each([
    ['24500', 24_500],
    ['24.500', 24_500],
    ['$ 1.024.500', 1_024_500],
    ['0', 0],
  ])('%s is whole pesos', (text, pesos) => {
    expect(readPesos(text)).toBe(pesos);
  });

  test('is null while the field is blank', () => {
    expect(readPesos('  ')).toBeNull();
  });

  test.each(['24,5', '24.5', '24.500,00', '-3000', 'doce', '24..500'])(
    '%s is not guessed',
    (text) => {
      expect(readPesos(text)).toBeNaN();
    },
  );
});
