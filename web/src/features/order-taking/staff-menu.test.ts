import { aCategory, aProduct } from '@comanda/contract/testing/test-factories';
import { describe, expect, test } from 'vitest';
import { dishGroups, narrowGroups, servicesOf } from './menu-picker.tsx';

const BANDEJA = aProduct({ permiteAdiciones: false });
const LIMONADA = aProduct({ _id: 'p-l', id_sigo: 'L', nombre: 'Limonada', categoryId: 'c-beb' });
const PAPA = aProduct({ _id: 'p-p', id_sigo: 'P', nombre: 'Papa criolla', categoryId: 'c-aco' });
const AGUACATE = aProduct({ _id: 'p-a', id_sigo: 'A', nombre: 'Aguacate', categoryId: 'c-adi' });
const DESCORCHE = aProduct({ _id: 'p-d', id_sigo: 'D', nombre: 'Descorche', categoryId: 'c-ser' });
const JALAPENO = aProduct({ _id: 'p-j', id_sigo: 'J', nombre: 'Hamburguesa jalapeño' });

const menu = {
  categories: [
    aCategory({ esPlatoPrincipal: true }),
    aCategory({ _id: 'c-beb', name: 'Bebidas', esBebida: true }),
    aCategory({ _id: 'c-aco', name: 'Acompañamientos', esAdicional: true }),
    aCategory({ _id: 'c-adi', name: 'Adiciones' }),
    aCategory({ _id: 'c-ser', name: 'SERVICIOS' }),
  ],
  products: [BANDEJA, JALAPENO, LIMONADA, PAPA, AGUACATE, DESCORCHE],
};

describe('the menu for taking orders', () => {
  test('leaves out sides, additions and services', () => {
    expect(dishGroups(menu).map(({ category }) => category.name)).toEqual(['Platos', 'Bebidas']);
    expect(servicesOf(menu)).toEqual([DESCORCHE]);
  });

  test('is searched by words in any order, without accents', () => {
    const found = narrowGroups(dishGroups(menu), { selected: [], search: 'jalapeno hambur' });
    expect(found.flatMap(({ products }) => products)).toEqual([JALAPENO]);
  });

  test.each(['hamburgesa', 'burger', 'jalapenio'])('finds the burger by %s', (search) => {
    const found = narrowGroups(dishGroups(menu), { selected: [], search });
    expect(found.flatMap(({ products }) => products)).toEqual([JALAPENO]);
  });

  test('shows every category until some are selected', () => {
    const groups = dishGroups(menu);
    expect(narrowGroups(groups, { selected: [], search: '' })).toHaveLength(2);
    expect(narrowGroups(groups, { selected: ['c-beb'], search: '' })).toEqual([groups[1]]);
  });
});
