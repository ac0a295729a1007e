import { FACULTADES, type Facultad, PERMISOS, type Permiso } from '@comanda/contract/permissions';
import type { SedeKey } from './restaurant.ts';

/** Every demo account has it: simple to type, and as long as the rules require. */
export const PASSWORD = 'sazon2026!';

/** The demo's people sign in with it on a shared tablet. */
export const PIN = '246810';

export type Cargo =
  | 'Administradora de sede'
  | 'Mesero/a'
  | 'Jefe de cocina'
  | 'Cocinero/a'
  | 'Cajero/a'
  | 'Encargado/a de carta'
  | 'Talento humano'
  | 'Analista';

export const CARGOS: readonly { nombre: Cargo; descripcion: string }[] = [
  {
    nombre: 'Administradora de sede',
    descripcion: 'Responde por la sede: turnos, carta, caja y atención.',
  },
  { nombre: 'Mesero/a', descripcion: 'Toma los pedidos, los lleva a la mesa y cuida al cliente.' },
  { nombre: 'Jefe de cocina', descripcion: 'Dirige la cocina y da el visto bueno a cada plato.' },
  {
    nombre: 'Cocinero/a',
    descripcion: 'Prepara los platos de su estación y mantiene el mise en place.',
  },
  { nombre: 'Cajero/a', descripcion: 'Cobra, factura y cuadra la caja al cierre.' },
  {
    nombre: 'Encargado/a de carta',
    descripcion: 'Mantiene al día platos, fotos, precios y agotados.',
  },
  { nombre: 'Talento humano', descripcion: 'Contrata, capacita y arma los turnos del equipo.' },
  { nombre: 'Analista', descripcion: 'Sigue las ventas y cuenta qué se mueve y qué no.' },
];

export type StaffMember = {
  nombre: string;
  edad: number;
  telefono: string;
  direccion: string;
  cargo: Cargo;
  email: string;
  permisos: readonly Permiso[];
  facultades: readonly Facultad[];
};

/** She is also a client of her sede, so the sign-in asks her which account to use. */
export const WAITRESS_AND_CLIENT = 'laura.beltran@lasazon.example';

type Row = [Cargo, string, nombre: string, edad: number, telefono: string, direccion: string];

const CENTRO: readonly Row[] = [
  [
    'Administradora de sede',
    'admin',
    'Luz Marina Pardo',
    46,
    '310 555 0111',
    'Carrera 4 # 15-20, Las Aguas',
  ],
  ['Mesero/a', 'pedidos', 'Andrés Felipe Quintero', 27, '311 555 0112', 'Calle 6 # 2-35, Egipto'],
  ['Jefe de cocina', 'cocina', 'Rosalba Tovar', 52, '312 555 0113', 'Carrera 8 # 3-18, Las Cruces'],
  ['Cajero/a', 'caja', 'Diana Carolina Rincón', 34, '313 555 0114', 'Calle 19 # 3-50, Las Nieves'],
  [
    'Encargado/a de carta',
    'menu',
    'Camilo Ernesto Vargas',
    39,
    '314 555 0115',
    'Calle 26 # 4-12, La Macarena',
  ],
  [
    'Talento humano',
    'empleados',
    'Patricia Helena Gómez',
    43,
    '315 555 0116',
    'Carrera 5 # 26-31, La Macarena',
  ],
  [
    'Analista',
    'reportes',
    'Juan Sebastián Molano',
    30,
    '316 555 0117',
    'Calle 22 # 6-44, Las Nieves',
  ],
];

const CHAPINERO: readonly Row[] = [
  [
    'Administradora de sede',
    'admin',
    'Sandra Milena Cárdenas',
    41,
    '317 555 0121',
    'Calle 63 # 8-15, Chapinero',
  ],
  ['Mesero/a', 'pedidos', 'Valentina Ospina', 24, '318 555 0122', 'Carrera 13 # 54-60, Chapinero'],
  [
    'Cocinero/a',
    'cocina',
    'Wilmar Alonso Mosquera',
    37,
    '319 555 0123',
    'Calle 66 # 17-22, Muequetá',
  ],
  ['Cajero/a', 'caja', 'Jeimy Tatiana Suárez', 29, '320 555 0124', 'Carrera 16 # 48-09, Palermo'],
  [
    'Encargado/a de carta',
    'menu',
    'Óscar Iván Peñaloza',
    44,
    '321 555 0125',
    'Calle 57 # 4-30, Chapinero Alto',
  ],
  [
    'Talento humano',
    'empleados',
    'Adriana Lucía Bernal',
    38,
    '322 555 0126',
    'Carrera 7 # 67-11, Los Rosales',
  ],
  [
    'Analista',
    'reportes',
    'Daniel Esteban Forero',
    31,
    '323 555 0127',
    'Calle 45 # 20-16, Palermo',
  ],
];

export const STAFF: Record<SedeKey, readonly StaffMember[]> = {
  centro: [
    ...CENTRO.map((row) => member('centro', row)),
    {
      nombre: 'Laura Beltrán',
      edad: 23,
      telefono: '324 555 0118',
      direccion: 'Calle 12B # 3-07, La Candelaria',
      cargo: 'Mesero/a',
      email: WAITRESS_AND_CLIENT,
      permisos: ['pedidos'],
      facultades: [],
    },
  ],
  chapinero: CHAPINERO.map((row) => member('chapinero', row)),
};

/** Addresses a newcomer can guess: cocina.centro@… */
function member(
  sede: SedeKey,
  [cargo, section, nombre, edad, telefono, direccion]: Row,
): StaffMember {
  return {
    nombre,
    edad,
    telefono,
    direccion: `${direccion}, Bogotá`,
    cargo,
    email: `${section}.${sede}@lasazon.example`,
    permisos: section === 'admin' ? PERMISOS : PERMISOS.filter((permiso) => permiso === section),
    facultades: section === 'admin' ? FACULTADES : [],
  };
}
