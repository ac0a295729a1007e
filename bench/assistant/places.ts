import { MENU } from '../../server/src/demo/menu.data.ts';
import { BURGER_CASES } from './burgers.cases.ts';
import type { Group } from './cases.ts';
import { DEMO_CASES } from './demo.cases.ts';
import { GROUP_CASES } from './groups.cases.ts';
import { COUNTER } from './groups.menus.ts';
import { BREAKFAST_CASES, PIZZERIA_CASES } from './held-out.cases.ts';
import { BREAKFAST, PIZZERIA } from './held-out.menus.ts';
import { WOK, WOK_CASES } from './held-out-2.cases.ts';
import { GRILL, GRILL_CASES } from './held-out-3.cases.ts';
import { menuOf } from './menu-of.ts';
import { BURGERS, SEAFOOD } from './menus.ts';
import { placeOf } from './place-of.ts';
import type { Place } from './run-case.ts';
import { SEAFOOD_CASES } from './seafood.cases.ts';
import { STRANGERS } from './strangers/places.ts';

const DEMO = menuOf(
  MENU.map(({ name, flag, active, permiteAdiciones, products }) => ({
    name,
    ...(flag && { flag }),
    ...(active === false && { hidden: true as const }),
    dishes: products.map(({ nombre, precio, descripcion, agotadoEn, subcategorias }) => [
      nombre,
      precio,
      descripcion,
      {
        ...(agotadoEn === 'centro' && { agotado: true as const }),
        ...(permiteAdiciones && { adiciones: true as const }),
        ...(subcategorias?.includes('Vegetariano') && { sub: 'Vegetariano' }),
      },
    ]),
  })),
);

export const PLACES: readonly { name: string; place: Place; groups: readonly Group[] }[] = [
  {
    name: 'hamburguesas',
    groups: BURGER_CASES,
    place: placeOf(BURGERS, {
      nombre: 'La Brasa',
      tono: 'juvenil',
      direccion: 'Calle 85 # 12-30, Bogotá',
      telefono: '601 555 0100',
      horario: 'Todos los días, 11 a. m. – 10 p. m.',
      parametros: [{ titulo: 'Parqueadero', valor: 'Sí, a media cuadra.' }],
      redes: { instagram: '@labrasa', whatsapp: '310 555 0164' },
      frases: ['melo'],
    }),
  },
  {
    name: 'mariscos',
    groups: SEAFOOD_CASES,
    place: placeOf(SEAFOOD, {
      nombre: 'El Muelle',
      tono: 'persuasivo',
      direccion: 'Carrera 3 # 6-120, Bocagrande, Cartagena',
      telefono: '605 555 0123',
      horario: 'Lunes a viernes, 12 m. – 9 p. m.\nSábados, 5 p. m. – 11 p. m.',
      parametros: [
        { titulo: 'Clave del wifi', valor: 'muelle2026' },
        { titulo: 'Mascotas', valor: 'Son bienvenidas en la terraza.' },
      ],
      redes: { facebook: 'elmuelle' },
    }),
  },
  {
    name: 'demo',
    groups: DEMO_CASES,
    place: placeOf(DEMO, {
      nombre: 'Centro',
      asistente: 'Martica',
      tono: 'calido',
      direccion: 'Calle 12 # 5-43, La Candelaria, Bogotá',
      telefono: '601 555 0187',
      horario: 'Lunes a sábado, 11 a. m. – 9 p. m.\nDomingos y festivos, 11 a. m. – 5 p. m.',
    }),
  },
  {
    name: 'mostrador',
    groups: GROUP_CASES,
    place: placeOf(COUNTER, {
      nombre: 'El Mostrador',
      tono: 'calido',
      direccion: 'Calle 26 # 4-15, Bogotá',
      telefono: '601 555 0126',
      horario: 'Todos los días, 11 a. m. – 10 p. m.',
    }),
  },
  {
    name: 'pizzería',
    groups: heldOut(PIZZERIA_CASES),
    place: placeOf(PIZZERIA, {
      nombre: 'La Nonna',
      tono: 'elegante',
      direccion: 'Carrera 7 # 54-21, Bogotá',
      telefono: '601 555 0177',
      horario: 'Martes a domingo, 12 m. – 10 p. m.',
      parametros: [{ titulo: 'Mascotas', valor: 'Claro que sí, con correa.' }],
    }),
  },
  {
    name: 'desayunos',
    groups: heldOut(BREAKFAST_CASES),
    place: placeOf(BREAKFAST, {
      nombre: 'El Fogón',
      tono: 'calido',
      direccion: 'Calle 45 # 20-11, Bogotá',
      telefono: '601 555 0188',
      horario: 'Todos los días, 6 a. m. – 2 p. m.',
    }),
  },
  {
    name: 'wok',
    groups: heldOut(WOK_CASES),
    place: placeOf(WOK, {
      nombre: 'Bambú',
      tono: 'persuasivo',
      direccion: 'Calle 93 # 13-45, Bogotá',
      telefono: '601 555 0199',
      horario: 'Martes a sábado, 12 m. – 10 p. m.\nDomingos, 12 m. – 6 p. m.\nLunes, cerrado',
    }),
  },
  {
    name: 'parrilla',
    groups: heldOut(GRILL_CASES),
    place: placeOf(GRILL, {
      nombre: 'La Brasería',
      tono: 'calido',
      direccion: 'Carrera 11 # 93-12, Bogotá',
      telefono: '601 555 0143',
      horario: 'Todos los días, 12 m. – 10 p. m.',
    }),
  },
  ...STRANGERS,
];

function heldOut(groups: readonly Group[]): Group[] {
  return groups.map(({ group, cases }) => ({ group: `aparte: ${group}`, cases }));
}
