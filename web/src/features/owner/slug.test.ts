import { describe, expect, test } from 'vitest';
import { asTyped, SLUG_RULE, slugProblem } from './public-link.tsx';

describe('a public link', () => {
  test('turns capitals, accents and spaces into small letters and hyphens', () => {
    expect(asTyped('La Sazón  de Peña')).toBe('la-sazon-de-pena');
  });

  test('tells what is wrong as soon as more typing cannot fix it', () => {
    expect(slugProblem('la sazón')).toBe(SLUG_RULE);
    expect(slugProblem('ñ')).toBe(SLUG_RULE);
    expect(slugProblem('a'.repeat(61))).toBe(SLUG_RULE);
  });

  test('says nothing while it is only too short, or valid', () => {
    expect(slugProblem('')).toBeUndefined();
    expect(slugProblem('la')).toBeUndefined();
    expect(slugProblem('la-sazon-2')).toBeUndefined();
  });
});
