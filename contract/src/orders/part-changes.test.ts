import { expect, it } from 'vitest';
import { anOrderLine } from '../testing/test-factories.ts';
import { partChanges } from './part-changes.ts';

const extra = (nombre: string) => ({ id_sigo: nombre, nombre, precio: 1_000 });
const option = (nombre: string, cantidad = 1) => ({
  codigo: nombre,
  nombre,
  precio: 0,
  cantidad,
  incluidas: 0,
});
const having = (...names: string[]) => anOrderLine({ adiciones: names.map(extra) });
const chosen = (...opciones: ReturnType<typeof option>[]) =>
  anOrderLine({ grupos: [{ codigo: 'salsas', nombre: 'Salsas', opciones }] });
const words = (...given: Parameters<typeof partChanges>) =>
  partChanges(...given).map(({ part, mark }) => [part.texto, mark]);

it('says which addition is new and which one is gone, in whatever order they stand', () => {
  expect(words(having('Queso', 'Tocineta'), having('Tocineta', 'Huevo'))).toEqual([
    ['Queso', 'nuevo'],
    ['Tocineta', null],
    ['Huevo', 'quitado'],
  ]);
});

it('counts: a second addition of the same kind is new', () => {
  expect(words(having('Queso', 'Queso'), having('Queso'))).toEqual([
    ['Queso', null],
    ['Queso', 'nuevo'],
  ]);
  expect(words(chosen(option('Hogao', 2)), chosen(option('Hogao')))).toEqual([
    ['Hogao ×2', 'nuevo'],
    ['Hogao', 'quitado'],
  ]);
});

it('says which part of a combo is another one', () => {
  const combo = (bebida: string) =>
    anOrderLine({ combo: { bebida: extra(bebida), adicional: extra('Papas') } });
  expect(words(combo('Jugo'), combo('Limonada'))).toEqual([
    ['Jugo', 'nuevo'],
    ['Papas', null],
    ['Limonada', 'quitado'],
  ]);
});

it('marks nothing where only the number of dishes changed, or nothing is known of before', () => {
  const two = { ...having('Queso'), cantidad: 2 };
  expect(words(two, having('Queso'))).toEqual([['Queso', null]]);
  expect(words(two, undefined)).toEqual([['Queso', null]]);
});
