import { aCategory, aGroup, anOption, aProduct } from './test-factories.ts';

/** A menu with one burger that has groups of every kind: required, with included ones, and one that nests. */
export function aBurgerMenu() {
  return {
    categories: [aCategory()],
    products: [
      aProduct({
        _id: 'p-burger',
        id_sigo: 'BURGER',
        nombre: 'Hamburguesa criolla',
        precio: 22_900,
        grupos: ['salsas', 'termino', 'combo'],
      }),
      aProduct({ _id: 'p-lulo', id_sigo: 'LULO', nombre: 'Jugo de lulo', precio: 8_000 }),
    ],
    groups: [
      aGroup({
        codigo: 'termino',
        nombre: 'Término',
        min: 1,
        opciones: [
          anOption({ codigo: 'medio', nombre: 'Medio' }),
          anOption({ codigo: 'tres-cuartos', nombre: 'Tres cuartos' }),
        ],
      }),
      aGroup({
        codigo: 'salsas',
        nombre: 'Salsas',
        max: 4,
        gratis: 2,
        repetible: true,
        opciones: [
          anOption({ codigo: 'hogao', nombre: 'Hogao', precio: 1_500 }),
          anOption({ codigo: 'suero', nombre: 'Suero', precio: 1_500 }),
          anOption({ codigo: 'guacamole', nombre: 'Guacamole', precio: 2_000 }),
        ],
      }),
      aGroup({
        codigo: 'bebida',
        nombre: 'Bebida',
        min: 1,
        opciones: [
          anOption({ codigo: 'limonada', nombre: 'Limonada', precio: 4_000 }),
          anOption({ codigo: 'lulo', nombre: '', id_sigo: 'LULO', precio: 5_000 }),
        ],
      }),
      aGroup({
        codigo: 'combo',
        nombre: 'Combo',
        opciones: [anOption({ codigo: 'en-combo', nombre: 'En combo', grupos: ['bebida'] })],
      }),
    ],
  };
}
