import { expect, test } from 'vitest';
import { aCategory, aGroup, anOption, aProduct } from '../testing/test-factories.ts';
import { passToGroups } from './pass-to-groups.rules.ts';

test('additions get a name of their own beside a group that is called almost like them', () => {
  const menu = {
    categories: [
      aCategory({ _id: 'platos', name: 'Platos', esPlatoPrincipal: true }),
      aCategory({ _id: 'adiciones', name: 'Adiciones' }),
    ],
    products: [
      aProduct({ id_sigo: 'BANDEJA', categoryId: 'platos' }),
      aProduct({ id_sigo: 'QUESO', nombre: 'Queso', categoryId: 'adiciones' }),
    ],
    groups: [aGroup({ codigo: 'otras', nombre: 'ADICIONES', opciones: [anOption()] })],
  };
  expect(passToGroups(menu).grupos.map(({ nombre }) => nombre)).toEqual(['Adiciones 2']);
});
