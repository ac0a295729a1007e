import { describe, expect, it } from 'vitest';
import type { Order, OrderUpdate } from '../orders/orders.ts';
import { anOrder } from '../testing/test-factories.ts';
import { clientBefore, lastPlaceChange, placeChange } from './place-changes.rules.ts';

const at = (minute: number) => new Date(Date.UTC(2025, 10, 14, 18, minute)).toISOString();
const record = (minute: number, over: Partial<OrderUpdate>): OrderUpdate => ({
  name: 'Laura',
  email: 'laura@demo.co',
  date: at(minute),
  ...over,
});
const moved = (minute: number, mesaAntes: string) => record(minute, { mesaAntes });
const edited = (minute: number, antes: Partial<NonNullable<OrderUpdate['antes']>>) =>
  record(minute, {
    productosAntes: [],
    antes: { tipo: 'en_local', mesa: null, metodoPago: 'efectivo', total: 1, ...antes },
  });
const order = (updates: OrderUpdate[], over: Partial<Order> = {}) =>
  anOrder({ mesa: '9', updates, ...over });

describe('an order that goes elsewhere', () => {
  it('says from which table to which, until it is prepared', () => {
    expect(placeChange(order([moved(5, '7')]))).toBe('Mesa 7 → 9');
    expect(placeChange(order([edited(5, { mesa: 'Mesa 7' })]))).toBe('Mesa 7 → 9');
    expect(placeChange(order([moved(5, '7')], { estado: 'preparado' }))).toBeNull();
  });

  it('says so also after an edit of its dishes, and after some went to another table', () => {
    const later = [moved(5, '7'), edited(6, { mesa: '9' }), record(7, { pasoA: '3' })];
    expect(placeChange(order(later))).toBe('Mesa 7 → 9');
  });

  it('says from what to what its tipo changed', () => {
    const toGo = edited(5, { tipo: 'para_llevar' });
    expect(placeChange(order([toGo]))).toBe('Para llevar → Mesa 9');
    expect(placeChange(order([toGo], { tipo: 'a_domicilio', mesa: null }))).toBe(
      'Para llevar → A domicilio',
    );
    const fromTable = order([edited(5, { mesa: '4' })], { tipo: 'para_llevar', mesa: null });
    expect(placeChange(fromTable)).toBe('Mesa 4 → Para llevar');
    expect(placeChange(order([moved(5, '')], { tipo: 'en_local' }))).toBe('En local → Mesa 9');
  });

  it('says it from where the cook saw it last, and otherwise its last way', () => {
    const twice = [moved(5, '7'), moved(6, '8')];
    expect(placeChange(order(twice))).toBe('Mesa 8 → 9');
    expect(placeChange(order(twice), at(0))).toBe('Mesa 7 → 9');
    expect(placeChange(order(twice), at(5))).toBe('Mesa 8 → 9');
    expect(placeChange(order(twice), at(9))).toBe('Mesa 8 → 9');
    expect(placeChange(order([moved(5, '9'), moved(6, '8')]), at(0))).toBe('Mesa 8 → 9');
  });

  it('says nothing where nobody moved it, or an older version recorded no place', () => {
    expect(placeChange(order([]))).toBeNull();
    expect(placeChange(order([record(5, { productosAntes: [] })]))).toBeNull();
    expect(placeChange(order([edited(5, { mesa: 'mesa 9' })]))).toBeNull();
  });

  it('is told with the record that says it, not with a later one', () => {
    expect(lastPlaceChange(order([moved(5, '7')]))).toBe('Mesa 7 → 9');
    expect(lastPlaceChange(order([moved(5, '7'), edited(6, { mesa: '9' })]))).toBeNull();
    expect(lastPlaceChange(order([moved(5, '7'), record(6, { pasoA: '3' })]))).toBeNull();
    expect(lastPlaceChange(order([]))).toBeNull();
  });
});

describe('an order without a table', () => {
  const called = (antes: Parameters<typeof edited>[1]) =>
    clientBefore(order([edited(5, antes)], { tipo: 'para_llevar', mesa: null }));

  it('says how its client was called before', () => {
    expect(called({ tipo: 'para_llevar', nombreCliente: 'Camilo' })).toBe('Camilo');
    expect(called({ tipo: 'para_llevar', nombreCliente: 'Ana Gómez' })).toBeNull();
  });

  it('says nothing of an edit of an older version, nor of the name of a table', () => {
    expect(called({ tipo: 'para_llevar' })).toBeNull();
    expect(called({ mesa: '4', nombreCliente: 'Mesa 4' })).toBeNull();
  });
});
