import { describe, expect, it } from 'vitest';
import { textMessages } from '../text.messages.ts';
import { ZONE_LIMITS } from './zones.limits.ts';
import { zonesMessages } from './zones.messages.ts';
import { zoneOf, zonesProblems } from './zones.rules.ts';
import type { ZoneDraft } from './zones.ts';
import { zoneWords } from './zones.words.ts';

const draft = (over: Partial<ZoneDraft> = {}): ZoneDraft => ({
  nombre: 'Chapinero',
  barrios: ['Chicó'],
  tarifa: 5_000,
  minimo: 0,
  tiempo_min: 0,
  activa: true,
  ...over,
});
const SEDE = { lat: 4.6, lng: -74.07 };
const bow = [
  [
    [0, 0],
    [1, 1],
    [1, 0],
    [0, 1],
    [0, 0],
  ],
];
const { pesos, tiempo, radio, barrios, barrio } = ZONE_LIMITS;

describe('the zones of a sede', () => {
  it('are stored clean, with null for what a zone does not have', () => {
    expect(
      zoneOf({ ...draft({ nombre: ' Chapinero\n', barrios: [' Chicó '] }), _id: 'z1' }),
    ).toEqual({
      _id: 'z1',
      nombre: 'Chapinero',
      barrios: ['Chicó'],
      radio_m: null,
      poligono: null,
      tarifa: 5_000,
      minimo: 0,
      gratis_desde: null,
      tiempo_min: 0,
      activa: true,
    });
  });

  it.each<[Partial<ZoneDraft>, string, string]>([
    [{ nombre: ' ' }, 'nombre', zonesMessages.nameRequired],
    [{ nombre: 'z'.repeat(61) }, 'nombre', textMessages.tooLong(60)],
    [{ barrios: [] }, 'barrios', zonesMessages.placeRequired],
    [{ barrios: ['Chicó', ' '] }, 'barrios.1', zonesMessages.barrioRequired],
    [{ barrios: ['Chicó', 'CHICO'] }, 'barrios.1', zonesMessages.barrioTwice('CHICO')],
    [{ barrios: ['b'.repeat(61)] }, 'barrios.0', zonesMessages.barrioTooLong(barrio)],
    [
      { barrios: Array.from({ length: barrios + 1 }, (_, at) => `Barrio ${at}`) },
      'barrios',
      zonesMessages.tooManyBarrios(barrios),
    ],
    [{ tarifa: -1 }, 'tarifa', zonesMessages.pesos(pesos)],
    [{ tarifa: 100.5 }, 'tarifa', zonesMessages.pesos(pesos)],
    [{ tarifa: pesos + 1 }, 'tarifa', zonesMessages.pesos(pesos)],
    [{ minimo: -1 }, 'minimo', zonesMessages.pesos(pesos)],
    [{ gratis_desde: 0 }, 'gratis_desde', zonesMessages.freeFrom],
    [{ minimo: 20_000, gratis_desde: 19_999 }, 'gratis_desde', zonesMessages.freeBelowMinimum],
    [{ tiempo_min: -1 }, 'tiempo_min', zonesMessages.minutes(tiempo)],
    [{ tiempo_min: tiempo + 1 }, 'tiempo_min', zonesMessages.minutes(tiempo)],
    [{ radio_m: 99 }, 'radio_m', zonesMessages.radius(radio.min, radio.max)],
    [{ radio_m: 500.5 }, 'radio_m', zonesMessages.radius(radio.min, radio.max)],
    [{ poligono: { type: 'Polygon', coordinates: bow } }, 'poligono', zonesMessages.crossesItself],
  ])('are refused with the path of the field: %#', (over, path, message) => {
    expect(zonesProblems([draft(over)], SEDE)).toEqual([{ path: `zonas.0.${path}`, message }]);
  });

  it('are told apart by their names, and are a list of a bounded size', () => {
    expect(zonesProblems([draft(), draft({ nombre: 'CHAPINERO' })], SEDE)).toEqual([
      { path: 'zonas.1.nombre', message: zonesMessages.nameTwice('CHAPINERO') },
    ]);
    expect(zonesProblems([draft({ _id: 'z' }), draft({ _id: 'z', nombre: 'B' })], SEDE)).toEqual([
      { path: 'zonas.1._id', message: zonesMessages.sentTwice },
    ]);
    const many = Array.from({ length: 41 }, (_, at) => draft({ nombre: `Zona ${at}` }));
    expect(zonesProblems(many, SEDE)).toEqual([
      { path: 'zonas', message: zonesMessages.tooMany(40) },
    ]);
    expect(zonesProblems(many.slice(1), SEDE)).toEqual([]);
  });

  it('have a radius only where the sede says where it is', () => {
    const near = draft({ barrios: [], radio_m: 3_000 });
    expect(zonesProblems([near], SEDE)).toEqual([]);
    expect(zonesProblems([near], null)).toEqual([
      { path: 'zonas.0.radio_m', message: zonesMessages.radiusWithoutPoint },
    ]);
  });

  it('are told in one line', () => {
    const own = zoneOf({ ...draft({ minimo: 25_000, gratis_desde: 120_000 }), _id: 'z' });
    expect(zoneWords({ ...own, tiempo_min: 15, activa: false })).toBe(
      'Chapinero (Chicó): $5.000, mínimo $25.000, gratis desde $120.000, +15 min, apagada',
    );
  });
});
