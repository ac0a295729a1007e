import { aCategory, anOrderLine, aProduct } from '@comanda/contract/testing/test-factories';
import { describe, expect, test } from 'vitest';
import { dinerExtrasFor, extrasFor } from './dish-extras.ts';

const BANDEJA = aProduct({ permiteAdiciones: false });
const LIMONADA = aProduct({ _id: 'p-l', id_sigo: 'L', nombre: 'Limonada', categoryId: 'c-beb' });
const PAPA = aProduct({ _id: 'p-p', id_sigo: 'P', nombre: 'Papa criolla', categoryId: 'c-aco' });
const AGUACATE = aProduct({ _id: 'p-a', id_sigo: 'A', nombre: 'Aguacate', categoryId: 'c-adi' });
const FLAN = aProduct({
  _id: 'p-f',
  id_sigo: 'F',
  nombre: 'Flan',
  categoryId: 'c-pos',
  permiteAdiciones: false,
});

const menu = {
  categories: [
    aCategory({ esPlatoPrincipal: true }),
    aCategory({ _id: 'c-pos', name: 'Postres' }),
    aCategory({ _id: 'c-beb', name: 'Bebidas', esBebida: true }),
    aCategory({ _id: 'c-aco', name: 'Acompañamientos', esAdicional: true }),
    aCategory({ _id: 'c-adi', name: 'Adiciones' }),
  ],
  products: [BANDEJA, FLAN, LIMONADA, PAPA, AGUACATE],
};

describe('the extras of a dish', () => {
  test('a main dish takes additions and makes a combo', () => {
    expect(extrasFor(menu, BANDEJA)).toEqual({
      additions: [AGUACATE],
      combo: { drinks: [LIMONADA], sides: [PAPA] },
    });
  });

  test('a drink makes no combo, and takes additions only if the owner allows it', () => {
    const plain = { ...LIMONADA, permiteAdiciones: false };
    expect(extrasFor(menu, plain)).toEqual({ additions: [], combo: null });
    expect(extrasFor(menu, LIMONADA).additions).toEqual([AGUACATE]);
  });

  test('only a main dish makes a combo', () => {
    expect(extrasFor(menu, FLAN)).toEqual({ additions: [], combo: null });
  });

  test('a line keeps the extras it was ordered with, even if its dish offers none', () => {
    const extra = (id_sigo: string) => ({ id_sigo, nombre: id_sigo, precio: 4_000 });
    const line = {
      ...anOrderLine({ combo: { bebida: extra('L'), adicional: extra('P') } }),
      itemId: '0',
      adiciones: [extra('A')],
    };
    expect(extrasFor(menu, FLAN, line)).toEqual({
      additions: [AGUACATE],
      combo: { drinks: [LIMONADA], sides: [PAPA] },
    });
  });

  test('there is no combo if the category of one part is hidden', () => {
    const categories = menu.categories.map((one) => ({ ...one, active: one._id !== 'c-aco' }));
    expect(extrasFor({ ...menu, categories }, BANDEJA).combo).toBeNull();
  });
});

describe('the extras that a diner is offered', () => {
  test('are those that the menu offers', () => {
    expect(dinerExtrasFor(menu, BANDEJA)).toEqual(extrasFor(menu, BANDEJA));
    expect(dinerExtrasFor(menu, FLAN)).toEqual(extrasFor(menu, FLAN));
  });

  test('include no combo when every drink is sold out', () => {
    const products = menu.products.map((one) =>
      one.id_sigo === 'L' ? { ...one, agotado: true } : one,
    );
    expect(dinerExtrasFor({ ...menu, products }, BANDEJA).combo).toBeNull();
  });
});
