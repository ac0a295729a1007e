import { expect, test } from 'vitest';
import { openingLine, openingWords } from './opening.ts';
import { openingAt } from './opening-text.ts';

const HORARIO = 'Lunes a sábado, 11 a. m. – 9 p. m.\nDomingos y festivos, 11 a. m. – 5 p. m.';
const at = (time: string) => openingAt(HORARIO, new Date(`2026-11-14T${time}:00-05:00`));

test('an open sede says when it closes', () => {
  const opening = at('12:30');
  expect(opening?.isOpen).toBe(true);
  expect(opening && openingWords(opening)).toBe('cierra a las 9:00 p. m.');
});

test('a sede that opens later today says when', () => {
  const opening = at('08:00');
  expect(opening?.isOpen).toBe(false);
  expect(opening && openingWords(opening)).toBe('abre a las 11:00 a. m.');
});

test('a sede that closed for the day says so', () => {
  const opening = at('21:30');
  expect(opening && openingWords(opening)).toBe('hoy ya no abre');
});

test('hours that cannot be parsed give no opening', () => {
  expect(openingAt('Cuando haya ganas', new Date())).toBeNull();
});

test('the header says state and hour in one line', () => {
  const line = (time: string) => {
    const opening = at(time);
    return opening && openingLine(opening);
  };
  expect(line('12:00')).toBe('Abierto hasta las 9 p. m.');
  expect(line('08:00')).toBe('Cerrado, abre a las 11 a. m.');
  expect(line('22:00')).toBe('Cerrado, hoy ya no abre');
});
