import { productProblems } from '@comanda/contract/menu/menu-form.rules';
import { aProduct } from '@comanda/contract/testing/test-factories';
import { TEXT_LIMITS } from '@comanda/contract/text';
import { describe, expect, test } from 'vitest';
import { copyOf, draftOf, inputOf, withCategory } from './product-form.ts';

describe('the form of a product', () => {
  test('sends back what it was opened with', () => {
    const product = aProduct({
      agotado: true,
      subcategoryIds: ['sopas'],
      impuesto: 'iva19',
      estacion: 'parrilla',
      grupos: ['salsas'],
    });
    const { _id, imagen, ...rest } = product;
    expect(inputOf(draftOf(product))).toEqual(rest);
  });

  test('taxes a product as its sede unless somebody says otherwise', () => {
    expect(inputOf(draftOf(aProduct()))).toMatchObject({ impuesto: null });
    const draft = { ...draftOf(aProduct()), impuesto: 'excluido' as const };
    expect(inputOf(draft)).toMatchObject({ impuesto: 'excluido' });
  });

  test('drops the subcategories only when the category changes', () => {
    const draft = draftOf(aProduct({ subcategoryIds: ['sopas'] }));
    expect(withCategory(draft, 'c-bebidas').subcategoryIds).toEqual([]);
    expect(withCategory(draft, draft.categoryId).subcategoryIds).toEqual(['sopas']);
  });

  test('opens a duplicate without the code, on sale, and with a name that still fits', () => {
    const product = aProduct({ nombre: 'a'.repeat(TEXT_LIMITS.nombre), agotado: true });
    const copy = copyOf(product);
    expect(copy).toMatchObject({ id_sigo: '', agotado: false });
    expect(copy.nombre).toMatch(/a \(copia\)$/);
    expect(productProblems(inputOf({ ...copy, id_sigo: 'B-2' }))).toEqual([]);
  });

  test('reports an unreadable price', () => {
    const draft = { ...draftOf(aProduct()), precio: '24,5' };
    expect(productProblems(inputOf(draft)).map(({ path }) => path)).toEqual(['precio']);
  });
});
