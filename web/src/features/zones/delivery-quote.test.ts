import type { Order, OrderLine } from '@comanda/contract/orders/orders';
import { deliveryMessages } from '@comanda/contract/zones/delivery.messages';
import type { Zone, ZonesAnswer } from '@comanda/contract/zones/zones';
import { describe, expect, test } from 'vitest';
import { barrioOf, deliveryOf, NO_FEE } from './use-delivery.ts';

const CHAPINERO: Zone = {
  _id: 'z1',
  nombre: 'Chapinero y Chicó',
  barrios: ['Chapinero Alto', 'Chicó'],
  radio_m: 2_000,
  poligono: null,
  tarifa: 5_000,
  minimo: 25_000,
  gratis_desde: 60_000,
  tiempo_min: 15,
  activa: true,
};
const zones = (...zonas: Zone[]): ZonesAnswer => ({
  zonas,
  punto: { lat: 4.65, lng: -74.06 },
  version: 1,
});
const wanted = (barrio: string, over: object = {}) => ({
  tipo: 'a_domicilio' as const,
  who: 'guest' as const,
  place: { barrio, punto: '' },
  dishes: 30_000,
  before: null,
  ...over,
});

describe('the delivery of a form', () => {
  test('asks nothing of who takes it with them, nor where a sede has no zones', () => {
    const nothing = { zones: undefined, fee: null, sent: {}, problems: [] };
    expect(deliveryOf(wanted('Chicó', { tipo: 'para_llevar' }), zones(CHAPINERO))).toMatchObject(
      nothing,
    );
    expect(deliveryOf(wanted(''), zones())).toMatchObject(nothing);
    expect(deliveryOf(wanted(''), undefined)).toMatchObject(nothing);
  });

  test('says the fee of a barrio, and sends what was seen', () => {
    expect(deliveryOf(wanted('chico'), zones(CHAPINERO))).toMatchObject({
      fee: { nombre: 'Domicilio Chicó', valor: 5_000 },
      quote: { falta: 0, faltaGratis: 30_000 },
      sent: { domicilio: { barrio: 'chico', punto: null, valor: 5_000 } },
      problems: [],
    });
    expect(deliveryOf(wanted('Chicó', { dishes: 60_000 }), zones(CHAPINERO)).fee?.valor).toBe(0);
  });

  test('says the fee of where the phone is', () => {
    const place = { barrio: '', punto: '4.651,-74.061' };
    expect(deliveryOf(wanted('', { place }), zones(CHAPINERO))).toMatchObject({
      fee: { nombre: 'Domicilio Chapinero y Chicó' },
      sent: { domicilio: { barrio: null, punto: { lat: 4.651, lng: -74.061 } } },
    });
  });

  test.each([
    ['', 30_000, deliveryMessages.barrioRequired],
    ['Cedritos', 30_000, deliveryMessages.outsideOf('Cedritos')],
    ['Chicó', 24_000, deliveryMessages.belowMinimum(1_000, 25_000)],
  ])('to «%s» for %i is not sent yet', (barrio, dishes, message) => {
    expect(deliveryOf(wanted(barrio, { dishes }), zones(CHAPINERO)).problems).toEqual([
      { path: 'barrio', message },
    ]);
  });

  test('of the staff has no minimum, and no fee where they say so', () => {
    const staff = { who: 'staff', dishes: 10_000 };
    expect(deliveryOf(wanted('Chicó', staff), zones(CHAPINERO)).problems).toEqual([]);
    expect(deliveryOf(wanted(NO_FEE, staff), zones(CHAPINERO))).toMatchObject({
      fee: null,
      sent: { domicilio: null },
      problems: [],
    });
    expect(deliveryOf(wanted('', staff), zones(CHAPINERO)).problems).toHaveLength(1);
  });
});

describe('an edited order', () => {
  const line = {
    id_sigo: '_domicilio',
    nombre: 'Domicilio Chicó',
    precio: 4_000,
    subtotal: 4_000,
    domicilio: { barrio: 'Chicó', zona: 'z1', tarifa: 4_000, gratis_desde: null, tiempo_min: 15 },
  } as OrderLine;
  const order = { tipo: 'a_domicilio', productos: [line] } as Pick<Order, 'tipo' | 'productos'>;

  test('keeps what was agreed until somebody names another barrio', () => {
    const before = { before: order, who: 'staff' };
    expect(barrioOf(order)).toBe('Chicó');
    expect(deliveryOf(wanted('Chicó', before), zones(CHAPINERO))).toMatchObject({
      fee: { valor: 4_000 },
      sent: {},
    });
    expect(deliveryOf(wanted('Chapinero Alto', before), zones(CHAPINERO)).fee?.valor).toBe(5_000);
  });

  test('without a fee stays without one', () => {
    expect(barrioOf({ ...order, productos: [] })).toBe(NO_FEE);
    expect(barrioOf({ tipo: 'en_local', productos: [] })).toBe('');
  });
});
