import { PLACEHOLDER_IMAGE } from '@comanda/contract/menu/images';
import { aProduct } from '@comanda/contract/testing/test-factories';
import { describe, expect, test } from 'vitest';
import {
  NO_FILTER,
  type ProductFilter,
  passing,
  searchWords,
  withoutGone,
} from './product-filter.ts';

const PRODUCTS = [
  aProduct({
    _id: 'ajiaco',
    nombre: 'Ajiaco santafereño',
    descripcion: 'Tres papas',
    id_sigo: 'PF-0102',
  }),
  aProduct({
    _id: 'limonada',
    nombre: 'Limonada',
    descripcion: 'De coco',
    id_sigo: 'BE-1',
    categoryId: 'c-bebidas',
    agotado: true,
  }),
  aProduct({
    _id: 'flan',
    nombre: 'Flan',
    descripcion: 'De la casa',
    id_sigo: 'PO-1',
    categoryId: 'c-postres',
    imagen: PLACEHOLDER_IMAGE,
  }),
];

const found = (filter: Partial<ProductFilter>) => [
  ...passing(PRODUCTS, { ...NO_FILTER, ...filter }, searchWords(PRODUCTS)),
];

describe('the products of the menu', () => {
  test('are all shown without a filter', () => {
    expect(found({})).toEqual(['ajiaco', 'limonada', 'flan']);
  });

  test.each([
    ['SANTAFERENO', 'ajiaco'],
    ['papas tres', 'ajiaco'],
    ['pf-01', 'ajiaco'],
    ['coco', 'limonada'],
    ['limonda', 'limonada'],
    ['ajaico', 'ajiaco'],
  ])('are found by name, description or code, also with a typing error: %s', (search, id) => {
    expect(found({ search })).toEqual([id]);
  });

  test('of several chosen categories are shown together', () => {
    expect(found({ categoryIds: ['c-bebidas', 'c-postres'] })).toEqual(['limonada', 'flan']);
  });

  test('are not hidden by the filter of a category that lost its last product', () => {
    const filter = { ...NO_FILTER, categoryIds: ['c-sopas', 'c-postres'] };
    expect(withoutGone(filter, PRODUCTS).categoryIds).toEqual(['c-postres']);
    expect(withoutGone(filter, []).categoryIds).toEqual([]);
  });

  test('can be filtered to those sold out or without a photo', () => {
    expect(found({ mark: 'agotado' })).toEqual(['limonada']);
    expect(found({ mark: 'sin_foto' })).toEqual(['flan']);
    expect(found({ mark: 'agotado', categoryIds: ['c-postres'] })).toEqual([]);
  });
});
