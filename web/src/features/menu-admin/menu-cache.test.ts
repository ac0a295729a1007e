import { aCategory, aProduct } from '@comanda/contract/testing/test-factories';
import { describe, expect, test } from 'vitest';
import { withAgotado, withCategoryOrder, withProduct, withProductOrder } from './menu-cache.ts';

const MENU = {
  categories: ['platos', 'bebidas', 'postres'].map((_id) => aCategory({ _id })),
  products: ['p1', 'b1', 'p2', 'p3'].map((_id) => aProduct({ _id })),
};
const ids = (list: readonly { _id: string }[]) => list.map(({ _id }) => _id);

describe('the cached menu', () => {
  test('puts the products of a category in their new order and leaves the others in place', () => {
    const { products } = withProductOrder(MENU, ['p3', 'p1', 'p2']);
    expect(ids(products)).toEqual(['p3', 'b1', 'p1', 'p2']);
  });

  test('keeps products that the new order does not name', () => {
    expect(ids(withCategoryOrder(MENU, ['postres', 'bebidas']).categories)).toEqual([
      'platos',
      'postres',
      'bebidas',
    ]);
  });

  test('shows a saved product in its place and a new one at the end', () => {
    expect(withProduct(MENU, aProduct({ _id: 'p2', precio: 1 })).products[2]?.precio).toBe(1);
    expect(ids(withProduct(MENU, aProduct({ _id: 'p9' })).products).at(-1)).toBe('p9');
  });

  test('keeps every other product the same object, so that their rows do not render again', () => {
    const { products } = withAgotado(MENU, 'p1', true);
    expect(products[0]?.agotado).toBe(true);
    expect(products[3]).toBe(MENU.products[3]);
  });
});
