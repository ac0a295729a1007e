import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missingField } from '../forms/required.ts';
import { aCategory, aProduct } from '../testing/test-factories.ts';
import {
  additionsOf,
  comboDrinkPrice,
  comboSidePrice,
  drinkCategory,
  isComboReady,
  makesCombo,
  sideCategory,
  takesAdditions,
} from './extras.rules.ts';
import {
  dishCategories,
  groupByCategory,
  specialCategory,
  subcategoryId,
  visibleCategories,
} from './menu.rules.ts';
import {
  categoryNameProblems,
  categoryProblems,
  flagProblems,
  productProblems,
  takenFlags,
} from './menu-form.rules.ts';

const platos = aCategory({ _id: 'platos', name: 'Platos', esPlatoPrincipal: true });
const bebidas = aCategory({ _id: 'bebidas', name: 'Bebidas', esBebida: true });
const lados = aCategory({ _id: 'lados', name: 'Acompañantes', esAdicional: true });
const adiciones = aCategory({ _id: 'adiciones', name: ' ADICIONES ' });
const servicios = aCategory({ _id: 'servicios', name: 'Servicios' });
const hidden = aCategory({ _id: 'navidad', name: 'Navidad', active: false });
const all = [platos, bebidas, lados, adiciones, servicios, hidden];

describe('a combo', () => {
  it('has a drink for 4000', () => {
    expect(comboDrinkPrice()).toBe(4000);
  });

  it.each([
    [0, 6000],
    [5000, 6000],
    [6000, 6000],
    [6001, 7000],
    [20_000, 7000],
  ])('with a side of %i asks %i for it', (precio, expected) => {
    expect(comboSidePrice(precio)).toBe(expected);
  });

  it('is ready once it has both a drink and a side', () => {
    expect(isComboReady({ bebida: {}, adicional: {} })).toBe(true);
    expect(isComboReady({ bebida: {}, adicional: null })).toBe(false);
    expect(isComboReady({ adicional: {} })).toBe(false);
    expect(isComboReady(null)).toBe(false);
  });
});

describe('what goes with a dish', () => {
  it('is a combo with main dishes only', () => {
    expect(all.filter(makesCombo)).toEqual([platos]);
    expect(makesCombo({ ...platos, esBebida: true })).toBe(false);
    expect(makesCombo(undefined)).toBe(false);
  });

  it('is additions with main dishes, and where the owner says so', () => {
    expect(takesAdditions({ permiteAdiciones: false }, platos)).toBe(true);
    expect(takesAdditions({ permiteAdiciones: false }, bebidas)).toBe(false);
    expect(takesAdditions({ permiteAdiciones: true }, bebidas)).toBe(true);
  });
});

describe('the menu', () => {
  it('shows active categories that are neither the side one nor adiciones', () => {
    expect(visibleCategories(all)).toEqual([platos, bebidas, servicios]);
  });

  it('shows services, but not among its dishes', () => {
    expect(dishCategories(all)).toEqual([platos, bebidas]);
  });

  it('recognises its special categories in upper or lower case', () => {
    expect(specialCategory(all, 'adiciones')).toBe(adiciones);
    expect(specialCategory(all, 'servicios')).toBe(servicios);
    expect(specialCategory([platos], 'servicios')).toBeUndefined();
    expect(drinkCategory(all)).toBe(bebidas);
    expect(sideCategory(all)).toBe(lados);
  });

  it('offers as additions the products of adiciones, and none while that is hidden', () => {
    const queso = aProduct({ categoryId: 'adiciones' });
    const products = [aProduct({ categoryId: 'platos' }), queso];
    expect(additionsOf(products, all)).toEqual([queso]);
    expect(additionsOf(products, [{ ...adiciones, active: false }])).toEqual([]);
  });

  it('groups products in the order of the categories and leaves out empty ones', () => {
    const limonada = aProduct({ _id: 'l', categoryId: 'bebidas' });
    const bandeja = aProduct({ _id: 'b', categoryId: 'platos' });
    expect(groupByCategory([limonada, bandeja], all)).toEqual([
      { category: platos, products: [bandeja] },
      { category: bebidas, products: [limonada] },
    ]);
  });

  it('names a subcategory id in lowercase without whitespace', () => {
    expect(subcategoryId('Jugos  Naturales')).toBe('jugos_naturales');
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(subcategoryId(name)).not.toMatch(/\s/);
        expect(subcategoryId(subcategoryId(name))).toBe(subcategoryId(name));
      }),
    );
  });
});

describe('saving a category', () => {
  it('needs a name and an image when it is new', () => {
    const text = 'El nombre y la imagen son obligatorios';
    expect(categoryProblems({ name: ' ' }, { isNew: true, hasImage: false })).toEqual([
      missingField('name', text),
      missingField('imageUpload', text),
    ]);
    expect(categoryProblems({ name: 'Sopas' }, { isNew: true, hasImage: true })).toEqual([]);
  });

  it('needs only a name afterwards', () => {
    expect(categoryProblems({ name: '' }, { isNew: false, hasImage: false })).toEqual([
      { path: 'name', message: 'El nombre es obligatorio' },
    ]);
    expect(categoryProblems({ name: 'Sopas' }, { isNew: false, hasImage: false })).toEqual([]);
  });

  it('cannot take a flag that another category holds', () => {
    expect(takenFlags(all)).toEqual(['esBebida', 'esPlatoPrincipal', 'esAdicional']);
    expect(flagProblems({ esBebida: true }, all)).toEqual([
      {
        path: 'esBebida',
        message: 'Solo puede haber una categoría marcada como bebida, plato principal o adicional',
      },
    ]);
    expect(flagProblems({ esBebida: false }, all)).toEqual([]);
  });

  it('keeps the flag it already holds', () => {
    expect(flagProblems({ esBebida: true }, all, 'bebidas')).toEqual([]);
  });
});

describe('the name of a category', () => {
  it('cannot be that of another one, however it is spelt', () => {
    expect(categoryNameProblems({ name: ' BEBÍDAS ' }, all)).toEqual([
      { path: 'name', message: 'Ya hay una categoría llamada «Bebidas» en esta sede.' },
    ]);
    expect(categoryNameProblems({ name: 'Bebidas frías' }, all)).toEqual([]);
  });

  it('may stay, even where an earlier category has the same name', () => {
    const twins = [...all, aCategory({ _id: 'gemela', name: 'bebidas' })];
    expect(categoryNameProblems({ name: 'BEBIDAS' }, twins, 'bebidas')).toEqual([]);
    expect(categoryNameProblems({ name: 'Platos' }, twins, 'gemela')).toHaveLength(1);
  });
});

describe('saving a product', () => {
  const complete = aProduct();

  it.each(['nombre', 'descripcion', 'id_sigo', 'categoryId', 'precio'] as const)(
    'needs %s',
    (field) => {
      expect(productProblems({ ...complete, [field]: null })).toEqual([
        missingField(field, 'Todos los campos son obligatorios'),
      ]);
    },
  );

  it('takes a free product but no negative or broken price', () => {
    expect(productProblems({ ...complete, precio: 0 })).toEqual([]);
    expect(productProblems({ ...complete, precio: -1 })).toHaveLength(1);
    expect(productProblems({ ...complete, precio: 10.5 })).toHaveLength(1);
  });

  it('needs no image', () => {
    const { imagen: _, ...withoutImage } = complete;
    expect(productProblems(withoutImage)).toEqual([]);
  });
});
