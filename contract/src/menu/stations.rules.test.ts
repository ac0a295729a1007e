import { describe, expect, it } from 'vitest';
import { STATION_LIMITS } from './stations.limits.ts';
import { stationsMessages } from './stations.messages.ts';
import { stationOf, stationsOf, stationsProblems } from './stations.rules.ts';

const draft = (nombre: string, over: object = {}) => ({ nombre, objetivoMin: 10, ...over });

describe('the stations of a sede', () => {
  it('get a code by their name, and keep it when they are renamed', () => {
    expect(
      stationsOf([draft(' Parrilla y brasas '), draft('Barra', { impresora: 'barra' })]),
    ).toEqual([
      { clave: 'parrilla-y-brasas', nombre: 'Parrilla y brasas', impresora: null, objetivoMin: 10 },
      { clave: 'barra', nombre: 'Barra', impresora: 'barra', objetivoMin: 10 },
    ]);
    expect(stationsOf([draft('Brasas', { clave: 'parrilla' })])[0]?.clave).toBe('parrilla');
  });

  it.each([
    [[draft(' ')], 'estaciones.0.nombre', stationsMessages.nameRequired],
    [[draft('Barra'), draft('BARRA')], 'estaciones.1.nombre', stationsMessages.nameTwice('BARRA')],
    [[draft('Barra', { clave: 'Ba rra' })], 'estaciones.0.clave', stationsMessages.code],
    [[draft('Barra', { clave: '-' })], 'estaciones.0.clave', stationsMessages.code],
    [
      [draft('Barra', { clave: 'b' }), draft('Bar', { clave: 'b' })],
      'estaciones.1.clave',
      stationsMessages.codeTwice,
    ],
    [
      [draft('Barra', { objetivoMin: 0 })],
      'estaciones.0.objetivoMin',
      stationsMessages.target(1, 120),
    ],
    [
      [draft('Barra', { objetivoMin: 2.5 })],
      'estaciones.0.objetivoMin',
      stationsMessages.target(1, 120),
    ],
    [
      Array.from({ length: STATION_LIMITS.estaciones + 1 }, (_, at) => draft(`Estación ${at}`)),
      'estaciones',
      stationsMessages.tooMany(STATION_LIMITS.estaciones),
    ],
  ])('are refused with the path of the field: %#', (drafts, path, message) => {
    expect(stationsProblems(drafts)).toEqual([{ path, message }]);
  });
});

describe('a product', () => {
  const stations = new Set(['parrilla', 'barra']);
  const at = (product: string | null, category: string | null, isService = false) =>
    stationOf(
      { product: { estacion: product }, category: { estacion: category }, isService },
      stations,
    );

  it('is made at its own station, else at that of its category, else in the kitchen', () => {
    expect(at('barra', 'parrilla')).toBe('barra');
    expect(at(null, 'parrilla')).toBe('parrilla');
    expect(at(null, null)).toBeUndefined();
    expect(at('cocina', 'parrilla')).toBeUndefined();
  });

  it('of a station that another sede has is made in the kitchen', () => {
    expect(at('horno', null)).toBeUndefined();
  });

  it('does not pass the kitchen where it says so, and a service never does', () => {
    expect(at('-', 'parrilla')).toBe('-');
    expect(at(null, '-')).toBe('-');
    expect(at(null, null, true)).toBe('-');
  });

  it('of a sede without stations is made where everything is', () => {
    const only = { product: { estacion: '-' }, category: {}, isService: true };
    expect(stationOf(only, new Set())).toBeUndefined();
  });
});
