import { describe, expect, it } from 'vitest';
import { DEFAULT_CONFIRMATION_PHRASES, isConfirmation } from './chat.rules.ts';

describe('a confirmation', () => {
  it('has seventeen different ways to be said, each of which works', () => {
    expect(new Set(DEFAULT_CONFIRMATION_PHRASES).size).toBe(17);
    for (const phrase of DEFAULT_CONFIRMATION_PHRASES) expect(isConfirmation(phrase)).toBe(true);
  });

  it.each([
    'Sí',
    'si, por favor',
    'SÍ!!',
    'ok',
    'Bueno, así está bien',
    'HAGALE pues',
    'eso es todo.',
  ])('is "%s"', (text) => {
    expect(isConfirmation(text)).toBe(true);
  });

  it.each([
    'sin cebolla',
    'clarísimo que quiero sopa',
    'una limonada',
    'no confirmo',
    '¿está bien picante?',
    '',
    'casi',
  ])('is not "%s"', (text) => {
    expect(isConfirmation(text)).toBe(false);
  });

  it('follows the phrases the owner chose', () => {
    expect(isConfirmation('¡De primera!', ['de primera', ' '])).toBe(true);
    expect(isConfirmation('sí', ['de primera', ' '])).toBe(false);
  });
});
