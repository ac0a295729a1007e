import { expect, it } from 'vitest';
import { waitsMessages } from './waits.messages.ts';

it.each([
  [2, 'un momento'],
  [59, 'un momento'],
  [60, '1 minuto'],
  [61, '2 minutos'],
  [600, '10 minutos'],
  [3600, '60 minutos'],
  [3601, '2 horas'],
  [86_400, '24 horas'],
])('who tried too often and has to wait %i s is told «%s»', (seconds, words) => {
  expect(waitsMessages.tooManyFor(seconds)).toBe(
    `Demasiados intentos. Espera ${words} y vuelve a intentar.`,
  );
});
