import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Poligono } from './polygon.rules.ts';
import {
  feeOf,
  metersBetween,
  missingForFree,
  missingForMinimum,
  type Place,
  type Punto,
  type ReachingZone,
  zoneFor,
} from './zone-for.rules.ts';

const SEDE: Punto = { lat: 4.6, lng: -74.07 };
const square = (lng: number, lat: number, size: number): Poligono => ({
  type: 'Polygon',
  coordinates: [
    [
      [lng, lat],
      [lng + size, lat],
      [lng + size, lat + size],
      [lng, lat + size],
      [lng, lat],
    ],
  ],
});
const zone = (nombre: string, over: Partial<ReachingZone> = {}): ReachingZone => ({
  nombre,
  barrios: [],
  poligono: null,
  radio_m: null,
  activa: true,
  ...over,
});
const found = (place: Place, zones: ReachingZone[], sede: Punto | null = SEDE) =>
  zoneFor(place, zones, sede)?.zona.nombre;

describe('the zone of a place', () => {
  const barrios = zone('Barrios', { barrios: ['Chapinero Alto', 'Chicó'] });
  const shape = zone('Polígono', { poligono: square(-74.1, 4.55, 0.1) });
  const near = zone('Cerca', { radio_m: 2_000 });
  const far = zone('Lejos', { radio_m: 8_000 });

  it('is found by its barrio, however it is written', () => {
    expect(zoneFor({ barrio: '  CHICO ' }, [near, barrios], SEDE)).toEqual({
      zona: barrios,
      barrio: 'Chicó',
    });
    expect(found({ barrio: 'chapinero  alto' }, [barrios])).toBe('Barrios');
    expect(found({ barrio: 'Chapinero' }, [barrios])).toBeUndefined();
    expect(found({ barrio: ' ' }, [zone('Vacía', { barrios: [''] })])).toBeUndefined();
  });

  it('is found by the barrio before the point, and by a polygon before the distance', () => {
    expect(found({ barrio: 'Chicó', punto: SEDE }, [near, shape, barrios])).toBe('Barrios');
    expect(found({ barrio: 'Otro', punto: SEDE }, [near, shape, barrios])).toBe('Polígono');
    expect(found({ punto: { lat: 4.6, lng: -74.06 } }, [near, far])).toBe('Cerca');
  });

  it('is the first one in the order of the owner', () => {
    const again = zone('Otra vez', {
      barrios: ['Chicó'],
      poligono: shape.poligono,
      radio_m: 8_000,
    });
    expect(found({ barrio: 'Chicó' }, [again, barrios])).toBe('Otra vez');
    expect(found({ punto: SEDE }, [again, shape])).toBe('Otra vez');
    expect(found({ punto: SEDE }, [far, near])).toBe('Lejos');
  });

  it('is none of those that are switched off', () => {
    const off = { ...barrios, activa: false };
    expect(found({ barrio: 'Chicó' }, [off])).toBeUndefined();
    expect(found({ barrio: 'Chicó' }, [off, zone('B', { barrios: ['chico'] })])).toBe('B');
  });

  it('is not measured from a sede that does not say where it is', () => {
    expect(found({ punto: SEDE }, [near], null)).toBeUndefined();
    expect(found({ punto: SEDE }, [near, shape], null)).toBe('Polígono');
  });

  it('by distance reaches as far as its radius', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -0.2, max: 0.2, noNaN: true }),
        fc.double({ min: -0.2, max: 0.2, noNaN: true }),
        (north, east) => {
          const punto = { lat: SEDE.lat + north, lng: SEDE.lng + east };
          const meters = metersBetween(SEDE, punto);
          expect(found({ punto }, [near]) !== undefined).toBe(meters <= 2_000);
        },
      ),
    );
    // A degree of latitude is 111 km everywhere.
    expect(metersBetween(SEDE, { ...SEDE, lat: 5.6 })).toBeCloseTo(111_195, -2);
  });

  it('by polygon is that around the point', () => {
    const within = fc.double({ min: 0.000_1, max: 0.099_9, noNaN: true });
    fc.assert(
      fc.property(within, within, fc.boolean(), (north, east, isOutside) => {
        const punto = { lat: 4.55 + north, lng: -74.1 + east + (isOutside ? 0.1 : 0) };
        expect(found({ punto }, [shape])).toBe(isOutside ? undefined : 'Polígono');
      }),
    );
  });
});

describe('the fee', () => {
  const terms = fc.record({
    tarifa: fc.integer({ min: 0, max: 20_000 }),
    gratis_desde: fc.option(fc.integer({ min: 1, max: 200_000 })),
  });
  const dishes = fc.integer({ min: 0, max: 400_000 });

  it('is nothing exactly where nothing is missing to it', () => {
    fc.assert(
      fc.property(terms, dishes, (zona, total) => {
        const missing = missingForFree(zona, total);
        if (missing !== null) {
          expect(feeOf(zona, total)).toBe(zona.tarifa);
          expect(feeOf(zona, total + missing - 1)).toBe(zona.tarifa);
          expect(feeOf(zona, total + missing)).toBe(0);
        } else if (zona.gratis_desde !== null && total >= zona.gratis_desde) {
          expect(feeOf(zona, total)).toBe(0);
        } else expect(feeOf(zona, total)).toBe(zona.tarifa);
      }),
    );
  });

  it('has a minimum that dishes reach exactly by what is missing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200_000 }), dishes, (minimo, total) => {
        const falta = missingForMinimum({ minimo }, total);
        expect(missingForMinimum({ minimo }, total + falta)).toBe(0);
        expect(falta > 0).toBe(total < minimo);
      }),
    );
  });
});
