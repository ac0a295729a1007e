import type { Tono } from '@comanda/contract/chat/chat.rules';
import type { Station } from '@comanda/contract/menu/stations';
import type { Zone } from '@comanda/contract/zones/zones';
import type { PictureName } from './picture-names.ts';

export const OWNER = {
  /** Nobody's. */
  nit: '901.555.019-1',
  nombre: 'La Sazón de Marta',
  email: 'marta@lasazon.example',
  path: 'la-sazon-de-marta',
  plan_name: 'Pro',
  logo: 'logo-marta',
} as const satisfies { logo: PictureName } & Record<string, string>;

export type SedeKey = 'centro' | 'chapinero';

export type DemoZone = {
  nombre: string;
  mesas: readonly string[];
  puestos: number;
  forma: 'cuadrada' | 'redonda';
  /** How many stand side by side, and how large each is on the grid. */
  enFila: number;
  ancho: number;
  alto: number;
};

/** People at a table now. `rondas`: their orders, by the place in the moments of the live service. */
export type DemoParty = {
  /** Several if tables are joined. */
  mesas: readonly string[];
  nombre: string;
  comensales: number;
  rondas: readonly number[];
  /** The first of these rounds, if it is served in courses. */
  enTiempos?: true;
  /** They asked for the bill so many minutes ago. */
  pidenHace?: number;
  /** Why one dish of theirs is on the house. */
  cortesia?: string;
};

export type DemoSede = {
  key: SedeKey;
  nombre: string;
  direccion: string;
  telefono: string;
  horario: string;
  imagen: PictureName;
  /** How long before the demo it opened, in days. */
  openedDaysAgo: number;
  mesas: readonly string[];
  /** The plan of its tables, where they have accounts. */
  zonas: readonly DemoZone[];
  /** Who sits there now. */
  cuentas: readonly DemoParty[];
  /** Whether soups and starters come before the dishes. */
  tiempos: boolean;
  /** Where its dishes are made; empty: all in one kitchen. */
  estaciones: readonly Station[];
  /** Where it delivers and for how much; empty: to every address. */
  domicilios: readonly Omit<Zone, '_id'>[];
  /** Where its deliveries go. */
  barrios: readonly string[];
  calles: { from: number; to: number };
  tono: Tono;
};

const numbered = (count: number, prefix = '') =>
  Array.from({ length: count }, (_, i) => `${prefix}${i + 1}`);

const DELIVERED = { radio_m: null, poligono: null, gratis_desde: null, activa: true };

export const SEDES: readonly DemoSede[] = [
  {
    key: 'centro',
    nombre: 'Centro',
    direccion: 'Calle 12 # 5-43, La Candelaria, Bogotá',
    telefono: '601 555 0187',
    horario: 'Lunes a sábado, 11 a. m. – 9 p. m.\nDomingos y festivos, 11 a. m. – 5 p. m.',
    imagen: 'sede-centro',
    openedDaysAgo: 430,
    mesas: numbered(18),
    zonas: [],
    cuentas: [],
    tiempos: false,
    estaciones: [],
    domicilios: [],
    barrios: ['La Candelaria', 'Las Aguas', 'La Macarena', 'Egipto', 'La Concordia', 'Germania'],
    calles: { from: 7, to: 26 },
    tono: 'calido',
  },
  {
    key: 'chapinero',
    nombre: 'Chapinero',
    direccion: 'Carrera 9 # 57-24, Chapinero Alto, Bogotá',
    telefono: '601 555 0119',
    horario: 'Todos los días, 12 m. – 10 p. m.',
    imagen: 'sede-chapinero',
    openedDaysAgo: 240,
    mesas: [...numbered(10), ...numbered(4, 'Terraza ')],
    zonas: [
      {
        nombre: 'Salón',
        mesas: numbered(6),
        ...{ puestos: 4, forma: 'cuadrada', enFila: 3, ancho: 22, alto: 22 },
      },
      {
        nombre: 'Patio',
        mesas: numbered(10).slice(6),
        ...{ puestos: 6, forma: 'cuadrada', enFila: 2, ancho: 40, alto: 16 },
      },
      {
        nombre: 'Terraza',
        mesas: numbered(4, 'Terraza '),
        ...{ puestos: 2, forma: 'redonda', enFila: 2, ancho: 22, alto: 22 },
      },
    ],
    cuentas: [
      { mesas: ['3'], nombre: 'Familia Rueda', comensales: 4, rondas: [9, 0] },
      { mesas: ['5'], nombre: 'Lucía y Andrés', comensales: 3, rondas: [2], enTiempos: true },
      {
        mesas: ['9', '10'],
        nombre: 'Cumpleaños de Ana',
        comensales: 9,
        rondas: [8, 5],
        cortesia: 'Cumpleaños',
      },
      { mesas: ['Terraza 2'], nombre: 'Paola Quintero', comensales: 2, rondas: [11], pidenHace: 3 },
      { mesas: ['1'], nombre: 'Oficina de Marly', comensales: 4, rondas: [13, 4] },
    ],
    tiempos: true,
    estaciones: [
      { clave: 'parrilla', nombre: 'Parrilla', impresora: null, objetivoMin: 12 },
      { clave: 'fogon', nombre: 'Fogón', impresora: null, objetivoMin: 10 },
      { clave: 'barra', nombre: 'Barra', impresora: null, objetivoMin: 5 },
    ],
    domicilios: [
      {
        ...DELIVERED,
        nombre: 'Chapinero y Rosales',
        barrios: ['Chapinero Alto', 'Quinta Camacho', 'Marly', 'Los Rosales', 'La Salle', 'Chicó'],
        ...{ tarifa: 5_000, minimo: 25_000, gratis_desde: 120_000, tiempo_min: 15 },
      },
      {
        ...DELIVERED,
        nombre: 'Teusaquillo y La Soledad',
        barrios: ['Teusaquillo', 'La Soledad', 'Palermo', 'Galerías', 'Park Way'],
        ...{ tarifa: 6_500, minimo: 30_000, gratis_desde: 150_000, tiempo_min: 25 },
      },
      {
        ...DELIVERED,
        nombre: 'La Candelaria',
        barrios: ['La Candelaria', 'Las Aguas', 'La Macarena'],
        ...{ tarifa: 8_000, minimo: 40_000, tiempo_min: 30 },
      },
      {
        ...DELIVERED,
        nombre: 'Cedritos',
        barrios: ['Cedritos', 'Santa Bárbara'],
        ...{ tarifa: 12_000, minimo: 60_000, tiempo_min: 50, activa: false },
      },
    ],
    barrios: ['Chapinero Alto', 'Quinta Camacho', 'Marly', 'Palermo', 'Los Rosales', 'La Salle'],
    calles: { from: 45, to: 72 },
    tono: 'juvenil',
  },
];

/** What the sede with a plan of its tables charges. The pictures of codes are stored with the others. */
export const COBROS = {
  impuestos: { regimen: 'inc', tarifa: 8 },
  propina: { sugerir: true, porcentaje: 10, directas: false, destino: 'el personal de servicio' },
  pagos: [
    { metodo: 'bre_b', titulo: 'Bre-B', llave: '@lasazondemarta', picture: 'codigo-bre-b' },
    { metodo: 'nequi', titulo: 'Nequi de la casa', llave: '320 555 0124', picture: null },
  ],
  caja: {
    exigeTurno: false,
    cierreCiego: true,
    motivos: ['Cliente frecuente', 'Cumpleaños', 'Demora en cocina', 'Plato devuelto'],
  },
  tiquete: { nit: '', uvt: 52_374 },
} as const;

export const ASISTENTE = {
  nombreAsistente: 'Martica',
  instruccionesCorreccion:
    'Si el cliente se arrepiente o se equivoca, cambia solo lo que pide, repite el pedido como queda y pregunta si así está bien.',
} as const;
