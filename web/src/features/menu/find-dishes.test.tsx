import { aCategory, aProduct } from '@comanda/contract/testing/test-factories';
import { expect, test } from 'vitest';
import { findDishes } from './find-dishes.tsx';

const categories = [
  aCategory({ _id: 'sopas', name: 'Sopas' }),
  aCategory({ _id: 'bebidas', name: 'Bebidas', esBebida: true }),
  aCategory({ _id: 'servicios', name: 'Servicios' }),
];
const dish = (nombre: string, categoryId: string, descripcion: string) =>
  aProduct({ _id: nombre, nombre, categoryId, descripcion });
const menu = {
  categories,
  products: [
    dish('Ajiaco santafereño', 'sopas', 'Pollo, papa criolla y mazorca'),
    dish('Crema de mazorca', 'sopas', 'Con queso'),
    dish('Jugo de maíz', 'bebidas', 'Mazorca y panela'),
    dish('Limón extra', 'servicios', ''),
  ],
};
const found = (text: string) => findDishes(menu, text).map(({ product }) => product.nombre);

test('a dish is found by its name, whatever the accents and the word order', () => {
  expect(found('SANTAFERENO ajiaco')).toEqual(['Ajiaco santafereño']);
  expect(found('maiz')).toEqual(['Jugo de maíz']);
});

test('a match in the name comes before a match elsewhere', () => {
  expect(found('mazorca')).toEqual(['Crema de mazorca', 'Ajiaco santafereño', 'Jugo de maíz']);
});

test('the middle of a word finds nothing', () => {
  expect(found('zorca')).toEqual([]);
});

test('a juice is no dish that is told to be juicy', () => {
  const products = [
    dish('Jugo de lulo', 'bebidas', ''),
    dish('Arroz con pollo', 'sopas', 'Suelto y jugoso'),
  ];
  const names = findDishes({ categories, products }, 'jugo').map(({ product }) => product.nombre);
  expect(names).toEqual(['Jugo de lulo']);
});

test('a category and an ingredient together find the dish', () => {
  expect(found('sopas queso')).toEqual(['Crema de mazorca']);
});

test('an empty search finds nothing', () => {
  expect(found('  ')).toEqual([]);
});

test('products listed among the services are found too', () => {
  expect(found('limon')).toEqual(['Limón extra']);
});

test('a dish is found by its own subcategories, in any gender', () => {
  const kinds = [{ id: 'v', name: 'Vegetariano' }];
  const breads = aCategory({ _id: 'panes', name: 'Panes', subcategorias: kinds });
  const products = [
    aProduct({ nombre: 'Arepa', categoryId: 'panes', subcategoryIds: ['v'] }),
    aProduct({ nombre: 'Pan', categoryId: 'panes' }),
  ];
  const names = findDishes({ categories: [breads], products }, 'vegetarianas');
  expect(names.map(({ product }) => product.nombre)).toEqual(['Arepa']);
});

test('a typing error is forgiven, but only where nothing is found as typed', () => {
  expect(found('ajiacco')).toEqual(['Ajiaco santafereño']);
  const products = [
    dish('Pasta', 'sopas', ''),
    dish('Pastel', 'sopas', ''),
    dish('Pasto', 'sopas', ''),
  ];
  const names = findDishes({ categories, products }, 'pasta').map(({ product }) => product.nombre);
  expect(names).toEqual(['Pasta']);
});
