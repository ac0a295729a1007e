import type { OwnerUser } from '@comanda/contract/auth/auth';
import type { HomeSede } from '@comanda/contract/owners/owners';
import { aLocation } from '@comanda/contract/testing/test-factories';
import { expect, test } from 'vitest';
import { type HomeFacts, needsOf } from './needs.ts';

const NOW = new Date('2026-11-18T17:00:00Z');
const CENTRO = aLocation({ _id: 's1', dbName: 'centro', nombre: 'Centro' });
const FINE: HomeSede = {
  dbName: 'centro',
  cocina: { aTiempo: 2, demorados: 1, tarde: 0 },
  productos: 10,
  agotados: 0,
  platosAgotados: [],
  personas: 3,
  impresorasApagadas: [],
  cuentasActivas: true,
  clientes: 0,
  clientesNuevos: 0,
};
const MARTA: OwnerUser = {
  id: 'o1',
  email: 'marta@lasazon.example',
  estadoMembresia: 'activa',
  fechaInicio: '2026-11-01T00:00:00Z',
  fechaFin: '2026-12-01T00:00:00Z',
  planNombre: 'Pro',
};

function needs(over: Partial<HomeSede> = {}, facts: Partial<HomeFacts> = {}) {
  const restaurant = {
    _id: 'o1',
    nombre: 'La Sazón',
    path: 'la-sazon',
    recibePedidos: true,
    sedes: 1,
  };
  const base = { user: MARTA, restaurant, sedes: [CENTRO], home: [{ ...FINE, ...over }], now: NOW };
  return needsOf({ ...base, ...facts });
}

test('a restaurant where all goes well needs nothing', () => {
  expect(needs()).toEqual([]);
});

test('a paused sede is resumed from here, until it resumes by itself', () => {
  const servicio = {
    horas: null,
    ultimaOrdenMin: 0,
    pausa: {
      hasta: '2026-11-18T17:40:00.000Z',
      canales: ['domicilio' as const],
      motivo: 'Mucha demanda',
      por: 'Yeison Rojas',
    },
  };
  expect(needs({ servicio })).toMatchObject([
    {
      title: 'Domicilios en pausa en Centro hasta las 12:40\u00a0p.\u00a0m.',
      text: '«Mucha demanda», Yeison Rojas. Vuelve sola',
      action: 'Reanudar',
      resumes: true,
      sede: CENTRO,
    },
  ]);
  expect(needs({ servicio }, { now: new Date(servicio.pausa.hasta) })).toEqual([]);
});

test('a sede without accounts is told how to turn them on, last of all', () => {
  const found = needs({ agotados: 1, cuentasActivas: false });
  expect(found.map(({ title, action, to }) => [title, action, to]).at(-1)).toEqual([
    'Activa las cuentas por mesa',
    'Activar',
    '/restaurant/locations?panel=ajustes',
  ]);
  expect(found.at(-1)?.sede).toBe(CENTRO);
  const readOnly = { ...CENTRO, activa: false };
  const titles = needs({ cuentasActivas: false }, { sedes: [readOnly] }).map(({ title }) => title);
  expect(titles).not.toContain('Activa las cuentas por mesa');
});

test('what cannot wait comes first, each with one action at its sede', () => {
  const found = needs({
    agotados: 2,
    productos: 0,
    personas: 0,
    impresorasApagadas: ['Barra'],
    cocina: { aTiempo: 0, demorados: 0, tarde: 3 },
  });
  expect(found.map(({ tone, title, action }) => [tone, title, action])).toEqual([
    ['aji', '3 pedidos tarde en Centro', 'Ver pedidos'],
    ['aji', 'Una impresora no responde en Centro', 'Ver sedes'],
    ['maiz', 'Centro no tiene menú', 'Armar menú'],
    ['maiz', 'Centro no tiene personal', 'Agregar'],
    ['neutral', '2 platos agotados', 'Ver platos'],
  ]);
  expect(found.every(({ sede }) => sede === CENTRO)).toBe(true);
});

test.each([
  ['2026-12-01T00:00:00Z', undefined],
  ['2026-11-21T17:00:00Z', ['maiz', 'Tu membresía vence en 3 días']],
  ['2026-11-19T10:00:00Z', ['aji', 'Tu membresía vence mañana']],
])('a membership until %s', (fechaFin, told) => {
  const [need] = needs({}, { user: { ...MARTA, fechaFin } });
  expect(need && [need.tone, need.title]).toEqual(told);
});

test('a restaurant without a name and a sede that the plan does not cover, are told', () => {
  const restaurant = { _id: 'o1', nombre: '', path: 'la-sazon', recibePedidos: true, sedes: 1 };
  const found = needs({}, { restaurant, sedes: [{ ...CENTRO, activa: false }] });
  expect(found.map(({ title }) => title)).toEqual([
    'Centro está en solo lectura',
    'Tu restaurante no tiene nombre',
  ]);
});

test('sold-out dishes are named with their sedes, the first three', () => {
  const usaquen = aLocation({ _id: 's2', dbName: 'usaquen', nombre: 'Usaquén' });
  const dishes = ['Ajiaco', 'Langostinos', 'Mojarra', 'Trucha'];
  const home = [
    { ...FINE, agotados: 6, platosAgotados: dishes },
    { ...FINE, dbName: 'usaquen', agotados: 1, platosAgotados: ['Langostinos'] },
  ];
  const [need] = needs({}, { home, sedes: [CENTRO, usaquen] });
  expect(need?.title).toBe('7 platos agotados');
  expect(need?.text).toBe(
    'Ajiaco en Centro, Langostinos en Centro y Usaquén, Mojarra en Centro y 3 más',
  );
});

test('dishes that lack all of a group that they need are told apart from those that are sold out', () => {
  const usaquen = aLocation({ _id: 's2', dbName: 'usaquen', nombre: 'Usaquén' });
  const home = [
    { ...FINE, agotados: 1, platosAgotados: ['Ajiaco'], sinOpciones: ['Churrasco'] },
    { ...FINE, dbName: 'usaquen', sinOpciones: ['Churrasco', 'Alitas'] },
  ];
  const found = needs({}, { home, sedes: [CENTRO, usaquen] });
  expect(found[0]).toMatchObject({ action: 'Ver grupos', to: '/restaurant/menu/grupos' });
  expect(found.map(({ tone, title, text }) => [tone, title, text])).toEqual([
    [
      'maiz',
      '3 platos sin opciones para elegir',
      'Churrasco en Centro y Usaquén, Alitas en Usaquén. Se agotó lo que hay que elegir y nadie puede pedirlo.',
    ],
    ['neutral', '1 plato agotado', 'Ajiaco en Centro'],
  ]);
});

test('a shift that was left open for more than a day is told, with whose it is', () => {
  const turno = { caja: 'Caja', nombre: 'Jhon Jairo Peña', base: 200_000 };
  const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString();
  const turnos = {
    abiertos: [
      { ...turno, abierto: hoursAgo(27) },
      { ...turno, caja: 'Barra', abierto: hoursAgo(24) },
      { ...turno, caja: 'Patio', abierto: hoursAgo(24 * 5 + 1) },
    ],
    ultimo: null,
  };
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(needs({ turnos }).map(({ tone, title, text }) => [tone, title, plain(text)])).toEqual([
    [
      'aji',
      'Turno de caja abierto hace 27 horas en Centro',
      'Jhon Jairo Peña, desde ayer 9:00 a. m. Base $200.000',
    ],
    [
      'aji',
      'Turno de caja abierto hace 5 días en Centro',
      'Jhon Jairo Peña, desde 13 nov 11:00 a. m. Base $200.000',
    ],
  ]);
});
