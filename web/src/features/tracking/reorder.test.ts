import { aBurgerMenu } from '@comanda/contract/testing/burger-menu';
import { aCategory, anOrderLine, aProduct } from '@comanda/contract/testing/test-factories';
import { expect, it } from 'vitest';
import { reorder } from './reorder.ts';

const additions = aCategory({ _id: 'c-adiciones', name: 'Adiciones' });
const menu = {
  categories: [aCategory(), additions],
  products: [
    aProduct({ precio: 36_000 }),
    aProduct({ _id: 'p-ajiaco', id_sigo: 'AJIACO', nombre: 'Ajiaco', agotado: true }),
    aProduct({
      _id: 'p-aguacate',
      id_sigo: 'AGUACATE',
      nombre: 'Aguacate',
      categoryId: 'c-adiciones',
      precio: 5000,
    }),
  ],
};
const ajiaco = anOrderLine({ id_sigo: 'AJIACO', nombre: 'Ajiaco' });
const extra = (id_sigo: string, nombre: string) => ({ id_sigo, nombre, precio: 1 });

it('an earlier order comes back at today’s prices', () => {
  const line = anOrderLine({
    cantidad: 2,
    nota: 'Sin sal',
    adiciones: [extra('AGUACATE', 'Aguacate')],
  });
  const { items, missing } = reorder({ productos: [line] }, menu);
  expect(missing).toEqual([]);
  expect(items).toMatchObject([
    {
      id_sigo: 'BANDEJA',
      precio: 36_000,
      cantidad: 2,
      nota: 'Sin sal',
      adiciones: [{ id_sigo: 'AGUACATE', precio: 5000 }],
    },
  ]);
});

it('dishes that are sold out or gone are left out and named', () => {
  const gone = anOrderLine({ id_sigo: 'SANCOCHO', nombre: 'Sancocho' });
  const { items, missing } = reorder({ productos: [anOrderLine(), ajiaco, gone] }, menu);
  expect(items.map(({ nombre }) => nombre)).toEqual(['Bandeja paisa']);
  expect(missing).toEqual(['Ajiaco', 'Sancocho']);
});

it('a dish comes back without an addition that is gone', () => {
  const line = anOrderLine({ adiciones: [extra('HOGAO', 'Hogao')] });
  const { items, missing } = reorder({ productos: [line] }, menu);
  expect(items).toMatchObject([{ id_sigo: 'BANDEJA', adiciones: [] }]);
  expect(missing).toEqual(['Hogao (para Bandeja paisa)']);
});

it('a combo whose drink is gone does not become a plain dish', () => {
  const combo = { bebida: extra('LULO', 'Lulo'), adicional: extra('PAPAS', 'Papas') };
  expect(reorder({ productos: [anOrderLine({ combo })] }, menu)).toEqual({
    items: [],
    missing: ['Bandeja paisa'],
  });
});

const option = (codigo: string, nombre: string, precio = 0) => ({
  codigo,
  nombre,
  precio,
  cantidad: 1,
  incluidas: 0,
});
const burger = anOrderLine({
  id_sigo: 'BURGER',
  nombre: 'Hamburguesa criolla',
  grupos: [
    { codigo: 'termino', nombre: 'Término', opciones: [option('medio', 'Medio')] },
    { codigo: 'salsas', nombre: 'Salsas', opciones: [option('mora', 'Mora', 900)] },
  ],
});

it('a dish comes back with the options that it still has', () => {
  const { items, missing } = reorder({ productos: [burger] }, aBurgerMenu());
  expect(items).toMatchObject([
    { precio: 22_900, grupos: [{ codigo: 'termino', opciones: [{ codigo: 'medio' }] }] },
  ]);
  expect(missing).toEqual(['Mora (para Hamburguesa criolla)']);
});

it('a dish whose required option is sold out comes back without it; one with nothing left does not', () => {
  const menu = aBurgerMenu();
  const termino = menu.groups.find(({ codigo }) => codigo === 'termino');
  for (const one of termino?.opciones ?? []) one.agotado = one.codigo === 'medio';
  const { items } = reorder({ productos: [burger] }, menu);
  expect(items).toMatchObject([{ id_sigo: 'BURGER' }]);
  expect(items[0]?.grupos).toBeUndefined();
  for (const one of termino?.opciones ?? []) one.agotado = true;
  // Another menu: its groups are looked up once.
  expect(reorder({ productos: [burger] }, { ...menu }).items).toEqual([]);
});
