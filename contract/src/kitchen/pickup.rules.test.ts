import { describe, expect, it } from 'vitest';
import type { Order } from '../orders/orders.ts';
import { anOrder, anOrderLine } from '../testing/test-factories.ts';
import { pickupOf } from './pickup.rules.ts';

const NOW = new Date('2025-11-14T18:00:00.000Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();
const takeAway = (_id: string, minutes: number, over: Partial<Order> = {}) =>
  anOrder({ _id, tipo: 'para_llevar', horaCreacion: ago(minutes), ...over });
const ready = (_id: string, minutes: number, since: number, over: Partial<Order> = {}) =>
  takeAway(_id, minutes, { estado: 'preparado', fechaPreparado: ago(since), ...over });
const preparing = (orders: readonly Order[]) =>
  pickupOf(orders, NOW).preparing.map(({ numero }) => numero);
const numbers = (orders: readonly Order[]) =>
  pickupOf(orders, NOW).ready.map(({ numero }) => numero);

describe('the screen of take-away numbers', () => {
  it('has nothing but numbers, as tickets and phones have them', () => {
    const orders = [
      takeAway('1234567890abcdef12345678', 4, { nombreCliente: 'Nubia' }),
      ready('1234567890abcdef1234ab9f', 20, 2, { telefono: '3001112233' }),
    ];
    expect(pickupOf(orders, NOW)).toEqual({
      preparing: [{ numero: '45678', isAlmostReady: false }],
      ready: [{ numero: '4AB9F', fechaPreparado: ago(2) }],
      wait: null,
    });
  });

  it('lists who waits longest first, and what is ready newest first', () => {
    expect(preparing([takeAway('bbbbb', 3), takeAway('aaaaa', 9)])).toEqual(['AAAAA', 'BBBBB']);
    expect(numbers([ready('aaaaa', 20, 7), ready('bbbbb', 15, 1)])).toEqual(['BBBBB', 'AAAAA']);
  });

  it('knows neither tables nor deliveries, nor an order of another night or of later', () => {
    const orders = [
      takeAway('aaaaa', 3, { tipo: 'en_local' }),
      takeAway('bbbbb', 3, { tipo: 'a_domicilio' }),
      takeAway('ccccc', 60 * 24),
      takeAway('ddddd', 3, { inicioCocina: ago(-30) }),
    ];
    expect(preparing(orders)).toEqual([]);
  });

  it.each(['entregado', 'facturado', 'cancelado', 'dado_de_baja'] as const)(
    'lets a number go that is %s',
    (estado) => {
      const orders = [ready('aaaaa', 20, 2, { estado })];
      expect([preparing(orders), numbers(orders)]).toEqual([[], []]);
    },
  );

  it('lets a number go after half an hour, whoever forgot to say that it was handed over', () => {
    expect(numbers([ready('aaaaa', 50, 29), ready('bbbbb', 50, 30)])).toEqual(['AAAAA']);
  });

  it('takes a number back that the kitchen takes back', () => {
    expect(preparing([takeAway('aaaaa', 9, { fechaPreparado: null })])).toEqual(['AAAAA']);
  });
});

describe('«casi listo»', () => {
  const of = (dishes: number, struck: number) => {
    const productos = Array.from({ length: dishes }, (_, at) => anOrderLine({ linea: at + 1 }));
    const keys = Array.from({ length: struck }, (_, at) => [String(at + 1), ago(1)]);
    const order = takeAway('aaaaa', 45, { productos, cocina: { listo: Object.fromEntries(keys) } });
    return pickupOf([order], NOW).preparing[0]?.isAlmostReady;
  };

  it('is said of what is struck but for one plate, or for a quarter of many', () => {
    expect([of(2, 1), of(4, 3), of(8, 6)]).toEqual([true, true, true]);
    expect([of(3, 1), of(8, 5)]).toEqual([false, false]);
  });

  it('is not said of an order of which nothing is done, however long it waits', () => {
    expect([of(1, 0), of(2, 0)]).toEqual([false, false]);
  });
});

describe('what take-away takes', () => {
  const took = (...minutes: number[]) =>
    pickupOf(
      minutes.map((one, at) =>
        ready(`a${at}`, one + 10 + at, 10 + at, { estado: 'facturado', fechaFacturado: ago(1) }),
      ),
      NOW,
    ).wait;

  it('is the median of what was prepared, in steps of five minutes', () => {
    expect(took(14, 17, 18, 22, 90)).toBe(20);
    expect(took(2, 1, 1, 2, 1)).toBe(5);
  });

  it('is not said of fewer than five orders, nor of those of hours ago', () => {
    expect(took(14, 17, 18, 22)).toBeNull();
    const old = [121, 122, 123, 124, 125].map((since) => ready(`b${since}`, since + 15, since));
    expect(pickupOf(old, NOW).wait).toBeNull();
  });
});
