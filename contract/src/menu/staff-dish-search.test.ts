import { expect, test } from 'vitest';
import { searchDishes } from './staff-dish-search.ts';

const DISHES = [
  { nombre: 'Hamburguesa jalapeño', descripcion: 'Con papas' },
  { nombre: 'Papa criolla', descripcion: '' },
  { nombre: 'Sánduche de pernil', descripcion: '' },
  { nombre: 'Arroz con verduras', descripcion: 'Vegetariano' },
];
const found = (typed: string) =>
  searchDishes(
    DISHES,
    typed,
    ({ nombre }) => nombre,
    ({ nombre, descripcion }) => `${nombre} ${descripcion}`,
  ).map(({ nombre }) => nombre);

test.each([
  ['hamburgesa', 'Hamburguesa jalapeño'],
  ['jalapeno hambur', 'Hamburguesa jalapeño'],
  ['sandwich', 'Sánduche de pernil'],
  ['vegetariana', 'Arroz con verduras'],
])('a waiter who types %s finds %s', (typed, nombre) => expect(found(typed)).toEqual([nombre]));

test('what has the word in its name comes alone, and nothing typed is everything', () => {
  expect(found('papas')).toEqual(['Hamburguesa jalapeño']);
  expect(found('papa')).toEqual(['Papa criolla']);
  expect(found('  ')).toHaveLength(4);
  expect(found('langosta')).toEqual([]);
});
