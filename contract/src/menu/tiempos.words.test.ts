import { expect, test } from 'vitest';
import { courseName } from './tiempos.words.ts';

const category = (name: string, tiempo: number | null, active = true) => ({ name, tiempo, active });

test('a course is called by the categories that belong to it', () => {
  const menu = [category('Sopas', 1), category('Entradas', 1), category('Fuertes', 2)];
  expect(courseName(1, menu)).toBe('sopas y entradas');
  expect(courseName(2, [...menu, category('Arroces', 2, false)])).toBe('fuertes');
});

test('a course that no category has, or too many, is called by its number', () => {
  expect(courseName(3, [category('Fuertes', 2)])).toBe('tiempo 3');
  const many = ['Carnes', 'Pescados', 'Pastas'].map((name) => category(name, 2));
  expect(courseName(2, many)).toBe('tiempo 2');
});
