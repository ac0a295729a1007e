import { aGroup, anOption } from '@comanda/contract/testing/test-factories';
import { menuOf } from './menu-of.ts';

const named = (nombre: string, precio = 0) =>
  anOption({ codigo: nombre.toLowerCase().replaceAll(' ', '-'), nombre, precio });
const dish = (nombre: string, precio = 0) => ({
  ...named(nombre, precio),
  id_sigo: `s-${nombre.toLowerCase().replaceAll(' ', '_')}`,
});
const one = { min: 1, max: 1 };

/** A place whose owner drew groups: required ones, included ones, some under another. */
export const COUNTER = menuOf(
  [
    {
      name: 'A la parrilla',
      dishes: [
        ['Churrasco', 42_000, 'Con papa criolla', { grupos: ['termino', 'salsas'] }],
        ['Punta de anca', 39_000, 'Con ensalada', { grupos: ['termino'] }],
        ['Pechuga a la plancha', 27_000, 'Con arroz', { grupos: ['salsas'] }],
      ],
    },
    {
      name: 'Rápidas',
      dishes: [
        ['Perro criollo', 19_000, 'Con ripio', { grupos: ['quesos', 'combo'] }],
        ['Wrap mediterráneo', 22_000, 'Con vegetales', { grupos: ['combo'] }],
        ['Almuerzo ejecutivo', 18_000, 'Cambia cada día', { grupos: ['principio', 'proteina'] }],
      ],
    },
    {
      name: 'Bebidas',
      flag: 'esBebida',
      dishes: [
        ['Coca-Cola', 5_000, ''],
        ['Limonada', 7_000, ''],
        ['Agua', 4_000, ''],
      ],
    },
    {
      name: 'Acompañamientos',
      flag: 'esAdicional',
      dishes: [
        ['Papas', 6_000, ''],
        ['Yuca', 6_000, ''],
      ],
    },
  ],
  [
    aGroup({
      ...one,
      codigo: 'termino',
      nombre: 'Término',
      opciones: [named('Medio'), named('Tres cuartos'), named('Bien asado')],
    }),
    aGroup({
      codigo: 'salsas',
      nombre: 'Salsas',
      max: 3,
      gratis: 1,
      opciones: [named('Chimichurri', 2_000), named('Guacamole', 3_000), named('Sin sal')],
    }),
    aGroup({
      codigo: 'quesos',
      nombre: 'Queso extra',
      max: 3,
      repetible: true,
      opciones: [named('Queso costeño', 2_500)],
    }),
    aGroup({
      codigo: 'combo',
      nombre: 'Combo',
      opciones: [{ ...named('En combo'), grupos: ['bebida', 'lado'] }],
    }),
    aGroup({
      ...one,
      codigo: 'bebida',
      nombre: 'Bebida',
      opciones: [dish('Coca-Cola', 4_000), dish('Limonada', 5_000)],
    }),
    aGroup({
      ...one,
      codigo: 'lado',
      nombre: 'Acompañamiento',
      opciones: [dish('Papas', 5_000), dish('Yuca', 5_000)],
    }),
    aGroup({
      ...one,
      codigo: 'principio',
      nombre: 'Principio',
      opciones: [named('Fríjoles'), named('Lentejas'), named('Garbanzos')],
    }),
    aGroup({
      ...one,
      codigo: 'proteina',
      nombre: 'Proteína',
      opciones: [named('Pollo asado'), named('Carne molida'), named('Trucha', 6_000)],
    }),
  ],
);
