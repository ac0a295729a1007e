import type { Zone } from '@comanda/contract/zones/zones';
import { describe, expect, test } from 'vitest';
import { answer } from '../answer.ts';
import { aTurn } from '../test-menu.ts';

const zone = (nombre: string, barrios: string[], over: Partial<Zone> = {}): Zone => ({
  _id: nombre,
  nombre,
  barrios,
  radio_m: null,
  poligono: null,
  tarifa: 5_000,
  minimo: 0,
  gratis_desde: null,
  tiempo_min: 0,
  activa: true,
  ...over,
});
const ZONES = [
  zone('Chapinero', ['Chapinero Alto', 'Chicó', 'La Soledad'], {
    minimo: 25_000,
    gratis_desde: 120_000,
    tiempo_min: 15,
  }),
  zone('Centro', ['La Candelaria'], { tarifa: 3_500 }),
  zone('Norte', ['Cedritos'], { activa: false }),
];
const said = (message: string, zonas: readonly Zone[] = ZONES) =>
  answer(aTurn(message, { sede: { ...aTurn('').sede, zonas } })).respuesta;

describe('who asks about a delivery', () => {
  test.each(['¿llegan a Chicó?', 'hacen domicilios a chico', '¿cuánto vale el domicilio a Chicó?'])(
    'is told fee, minimum and minutes of their barrio: %s',
    (message) => {
      expect(said(message)).toContain(
        'Sí llegamos a Chicó: el domicilio vale $5.000, el pedido mínimo es de $25.000, desde $120.000 es gratis y son unos 15 minutos de camino.',
      );
    },
  );

  test.each(['¿llegan a Cedritos?', '¿llegan hasta Usaquén?', 'llevan domicilios a Suba'])(
    'is told that a place is too far: %s',
    (message) => {
      expect(said(message)).toContain('Allá no llegamos a domicilio. Llegamos a Chapinero Alto');
    },
  );

  test('is sent to where the phone is, where zones are drawn on a map', () => {
    const round = [...ZONES, zone('Radio', [], { radio_m: 3_000 })];
    expect(said('¿llegan a Usaquén?', round)).toContain('«Usar mi ubicación»');
  });

  test('without a barrio is told what it costs and which barrios there are', () => {
    expect(said('¿cuánto vale el domicilio?')).toContain(
      'El domicilio vale entre $3.500 y $5.000, según el barrio. Llegamos a Chapinero Alto, Chicó, La Soledad y La Candelaria.',
    );
  });

  test('gets no fee out of a sede without zones', () => {
    for (const message of ['¿llegan a Chicó?', '¿cuánto vale el domicilio?']) {
      expect(said(message, [])).not.toMatch(/llegamos|domicilio vale/i);
    }
  });
});

test('who orders a dish for delivery is not told about zones', () => {
  const { cart, respuesta } = answer(
    aTurn('quiero una bandeja a domicilio', { sede: { ...aTurn('').sede, zonas: ZONES } }),
  );
  expect(cart).toHaveLength(1);
  expect(respuesta).not.toContain('llegamos');
});
