import { parseHorario } from '@comanda/contract/locations/opening-hours';
import { describe, expect, test } from 'vitest';
import { weekWords } from './location-form.ts';

const understood = (horario: string) => {
  const week = parseHorario(horario);
  return week && weekWords(week);
};

describe('the hours as the app understands them', () => {
  test('group days with the same hours, Monday first', () => {
    expect(
      understood('Domingos y festivos, 11 a. m. – 5 p. m.\nLunes a sábado, 11 a. m. – 9 p. m.'),
    ).toEqual(['lun a sáb, 11 a. m. – 9 p. m.', 'dom, 11 a. m. – 5 p. m.']);
  });

  test('write noon, midnight and half hours as people say them', () => {
    expect(understood('Todos los días, 12 m. – 12 a. m.')).toEqual([
      'todos los días, 12 m. – 12 de la noche',
    ]);
    expect(understood('Sábados y domingos 7:30 a. m. a 2 p. m.')).toEqual([
      'lun a vie, cerrado',
      'sáb y dom, 7:30 a. m. – 2 p. m.',
    ]);
  });

  test('name both parts of a day with a break', () => {
    expect(understood('Lunes a domingo 11:30 - 15:00 y 18:00 - 22:00')).toEqual([
      'todos los días, 11:30 a. m. – 3 p. m. y 6 p. m. – 10 p. m.',
    ]);
  });
});
