import { describe, expect, it } from 'vitest';
import type { Order } from '../orders/orders.ts';
import { anOrder, anOrderLine } from '../testing/test-factories.ts';
import {
  alsoAt,
  isOpenPlato,
  longestWait,
  openByStation,
  stationPlatos,
} from './station-slips.rules.ts';

const STATIONS = [
  { clave: 'parrilla', objetivoMin: 10 },
  { clave: 'barra', objetivoMin: 4 },
];
const START = '2025-11-14T18:00:00.000Z';
const FIRED = '2025-11-14T18:10:00.000Z';
const after = (minutes: number) => new Date(Date.parse(START) + minutes * 60_000);
const order = (over: Partial<Order> = {}) =>
  anOrder({
    horaCreacion: START,
    productos: [
      anOrderLine({ linea: 1, estacion: 'parrilla', cantidad: 2 }),
      anOrderLine({ linea: 2, estacion: 'barra' }),
      anOrderLine({ linea: 3, estacion: 'horno', tiempo: 2 }),
    ],
    cocina: { desde: 1 },
    ...over,
  });
const platos = (over: Partial<Order> = {}) => stationPlatos(order(over), STATIONS);

describe('the plates at the stations', () => {
  it('are at the kitchen where their station is gone', () => {
    expect(platos().map(({ clave, estacion, cantidad }) => [clave, estacion, cantidad])).toEqual([
      ['1', 'parrilla', 2],
      ['2', 'barra', 1],
      ['3', 'cocina', 1],
    ]);
  });

  it('are to be made once their course is fired, and until they are struck', () => {
    const open = (over: Partial<Order>) =>
      platos(over)
        .filter(isOpenPlato)
        .map(({ clave }) => clave);
    expect(open({})).toEqual(['1', '2']);
    expect(open({ cocina: { desde: 1, marchado: { 2: FIRED }, listo: { 1: FIRED } } })).toEqual([
      '2',
      '3',
    ]);
    expect(open({ estado: 'preparado' })).toEqual([]);
  });
});

describe('where else an order is made', () => {
  it('says how many plates are left there, and 0 once they are struck', () => {
    expect(alsoAt(platos(), 'barra')).toEqual([{ estacion: 'parrilla', quedan: 2 }]);
    expect(alsoAt(platos({ cocina: { desde: 1, listo: { 1: FIRED } } }), 'barra')).toEqual([
      { estacion: 'parrilla', quedan: 0 },
    ]);
  });

  it('leaves out what waits for its course', () => {
    expect([...openByStation(platos()).keys()]).toEqual(['parrilla', 'barra']);
  });
});

describe('the age of a slip', () => {
  it('is that of its oldest plate that is fired and not struck', () => {
    const cocina = { desde: 1, marchado: { 2: FIRED } };
    const age = (listo: Record<string, string>) =>
      longestWait(platos({ cocina: { ...cocina, listo } }), STATIONS, after(15))?.minutes;
    expect(age({})).toBe(15);
    expect(age({ 1: FIRED, 2: FIRED })).toBe(5);
    expect(age({ 1: FIRED, 2: FIRED, 3: FIRED })).toBeUndefined();
  });

  it('is late by the target of each station, very late by twice the target', () => {
    const tone = (minutes: number) => longestWait(platos(), STATIONS, after(minutes))?.tone;
    expect([3, 4, 7, 8].map(tone)).toEqual(['fresh', 'amber', 'amber', 'red']);
    const grill = platos().filter(({ estacion }) => estacion === 'parrilla');
    const grillTone = (minutes: number) => longestWait(grill, STATIONS, after(minutes))?.tone;
    expect([9, 10, 19, 20].map(grillTone)).toEqual(['fresh', 'amber', 'amber', 'red']);
  });
});
