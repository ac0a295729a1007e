import type { Group } from '../cases.ts';
import { placeOf } from '../place-of.ts';
import type { Place } from '../run-case.ts';
import { ICE_CREAM_CASES } from './1.cases.ts';
import { CHICKEN_CASES } from './2.cases.ts';
import { LEBANESE_CASES } from './3.cases.ts';
import { TACOS, TACOS_CASES } from './4.cases.ts';
import { PERUVIAN, PERUVIAN_CASES } from './5.cases.ts';
import { BAKERY, BAKERY_CASES } from './6.cases.ts';
import { STREET, STREET_CASES } from './7.cases.ts';
import { SUSHI, SUSHI_CASES } from './8.cases.ts';
import { PIZZA, PIZZA_CASES } from './9.cases.ts';
import { COAST, COAST_CASES } from './10.cases.ts';
import { BRUNCH, BRUNCH_CASES } from './11.cases.ts';
import { INN, INN_CASES } from './12.cases.ts';
import { WINGS, WINGS_CASES } from './13.cases.ts';
import { VEGAN, VEGAN_CASES } from './14.cases.ts';
import { FRUIT, FRUIT_CASES } from './15.cases.ts';
import { CHICKEN, ICE_CREAM, LEBANESE } from './menus.ts';

type Stranger = { name: string; place: Place; groups: readonly Group[] };

/** Menus and talks by somebody who did not write the engine. */
export const STRANGERS: readonly Stranger[] = [
  {
    name: 'heladería',
    groups: strangers(ICE_CREAM_CASES),
    place: placeOf(ICE_CREAM, {
      nombre: 'Copo y Masa',
      tono: 'juvenil',
      direccion: 'Circular 4 # 73-22, Laureles, Medellín',
      telefono: '604 555 0111',
      horario: 'Lunes a sábado, 11 a. m. – 9 p. m.\nDomingos y festivos, 12 m. – 8 p. m.',
      redes: { instagram: '@copoymasa' },
      frases: ['bacano'],
    }),
  },
  {
    name: 'pollería',
    groups: strangers(CHICKEN_CASES),
    place: placeOf(CHICKEN, {
      nombre: 'El Sabrosón',
      tono: 'calido',
      direccion: 'Avenida Roosevelt # 34-18, Cali',
      telefono: '602 555 0110',
      horario: 'Todos los días, 11 a. m. – 10 p. m.',
      redes: { whatsapp: '315 555 0110' },
      frases: ['sisas'],
    }),
  },
  {
    name: 'árabe',
    groups: strangers(LEBANESE_CASES),
    place: placeOf(LEBANESE, {
      nombre: 'Beirut',
      tono: 'elegante',
      direccion: 'Carrera 52 # 76-31, Barranquilla',
      telefono: '605 555 0112',
      horario: 'Martes a domingo, 12 m. – 10 p. m.',
      parametros: [{ titulo: 'Clave del wifi', valor: 'habibi2026' }],
      redes: { facebook: 'beirutbaq' },
    }),
  },
  {
    name: 'taquería',
    groups: strangers(TACOS_CASES),
    place: placeOf(TACOS, {
      nombre: 'El Güey',
      tono: 'juvenil',
      direccion: 'Calle 10 # 38-20, Parque Lleras, Medellín',
      telefono: '604 555 0113',
      horario: 'Todos los días, 12 m. – 11 p. m.',
      redes: { instagram: '@elguey' },
    }),
  },
  {
    name: 'peruano',
    groups: strangers(PERUVIAN_CASES),
    place: placeOf(PERUVIAN, {
      nombre: 'Limaqueta',
      tono: 'elegante',
      direccion: 'Calle 69 # 5-40, Bogotá',
      telefono: '601 555 0114',
      horario: 'Martes a domingo, 12 m. – 10 p. m.',
      redes: { instagram: '@limaqueta' },
    }),
  },
  {
    name: 'panadería',
    groups: strangers(BAKERY_CASES),
    place: placeOf(BAKERY, {
      nombre: 'La Espiga',
      tono: 'calido',
      direccion: 'Carrera 24 # 41-10, Bogotá',
      telefono: '601 555 0115',
      horario: 'Todos los días, 6 a. m. – 8 p. m.',
    }),
  },
  {
    name: 'comidas rápidas',
    groups: strangers(STREET_CASES),
    place: placeOf(STREET, {
      nombre: 'El Parche',
      tono: 'juvenil',
      direccion: 'Carrera 33 # 48-15, Cabecera, Bucaramanga',
      telefono: '607 555 0116',
      horario: 'Todos los días, 5 p. m. – 12 a. m.',
    }),
  },
  {
    name: 'sushi',
    groups: strangers(SUSHI_CASES),
    place: placeOf(SUSHI, {
      nombre: 'Kai',
      tono: 'persuasivo',
      direccion: 'Calle 82 # 12-50, Bogotá',
      telefono: '601 555 0117',
      horario: 'Lunes a sábado, 12 m. – 10 p. m.',
      redes: { facebook: 'kaisushi' },
    }),
  },
  {
    name: 'pizzas por tamaño',
    groups: strangers(PIZZA_CASES),
    place: placeOf(PIZZA, {
      nombre: 'Don Vito',
      tono: 'calido',
      direccion: 'Avenida 6N # 25-30, Cali',
      telefono: '602 555 0118',
      horario: 'Todos los días, 12 m. – 11 p. m.',
    }),
  },
  {
    name: 'costeño',
    groups: strangers(COAST_CASES),
    place: placeOf(COAST, {
      nombre: 'La Negra Tomasa',
      tono: 'persuasivo',
      direccion: 'Calle del Pozo # 25-40, Getsemaní, Cartagena',
      telefono: '605 555 0119',
      horario: 'Todos los días, 11 a. m. – 10 p. m.',
      parametros: [{ titulo: 'Parqueadero', valor: 'Sí, vigilado y gratis.' }],
      redes: { whatsapp: '300 555 0119' },
    }),
  },
  {
    name: 'brunch',
    groups: strangers(BRUNCH_CASES),
    place: placeOf(BRUNCH, {
      nombre: 'Madre',
      tono: 'juvenil',
      direccion: 'Calle 65 # 4-20, Bogotá',
      telefono: '601 555 0120',
      horario: 'Todos los días, 7 a. m. – 4 p. m.',
    }),
  },
  {
    name: 'piqueteadero',
    groups: strangers(INN_CASES),
    place: placeOf(INN, {
      nombre: 'El Portón',
      tono: 'calido',
      direccion: 'Carrera 27 # 52-60, Bucaramanga',
      telefono: '607 555 0121',
      horario: 'Lunes a sábado, 11 a. m. – 9 p. m.\nDomingos y festivos, 11 a. m. – 5 p. m.',
    }),
  },
  {
    name: 'alitas',
    groups: strangers(WINGS_CASES),
    place: placeOf(WINGS, {
      nombre: 'Alas y Birras',
      tono: 'juvenil',
      direccion: 'Calle 5 # 38-12, Cali',
      telefono: '602 555 0122',
      horario: 'Todos los días, 12 m. – 11 p. m.',
    }),
  },
  {
    name: 'vegano',
    groups: strangers(VEGAN_CASES),
    place: placeOf(VEGAN, {
      nombre: 'Raíz',
      tono: 'elegante',
      direccion: 'Carrera 37 # 8A-12, El Poblado, Medellín',
      telefono: '604 555 0123',
      horario: 'Todos los días, 12 m. – 9 p. m.',
    }),
  },
  {
    name: 'frutería',
    groups: strangers(FRUIT_CASES),
    place: placeOf(FRUIT, {
      nombre: 'La Caleñita',
      tono: 'calido',
      direccion: 'Carrera 10 # 2-41, San Antonio, Cali',
      telefono: '602 555 0124',
      horario: 'Todos los días, 10 a. m. – 8 p. m.',
    }),
  },
];

function strangers(groups: readonly Group[]): Group[] {
  return groups.map(({ group, cases }) => ({ group: `extraños: ${group}`, cases }));
}
