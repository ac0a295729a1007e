import { describe, expect, it } from 'vitest';
import { anOrder } from '../testing/test-factories.ts';
import { kitchenTable, roundsOf } from './rounds.rules.ts';

const at = (minute: number) => new Date(Date.UTC(2025, 10, 14, 18, minute)).toISOString();
const round = (_id: string, cuentaId: string | null, minute: number, over: object = {}) =>
  anOrder({ _id, cuentaId, horaCreacion: at(minute), ...over });

describe('the rounds of an account', () => {
  it('are numbered by the time at which they came, each account for itself', () => {
    const orders = [round('c', 'A', 9), round('x', 'B', 5), round('a', 'A', 1), round('b', 'A', 4)];
    expect(Object.fromEntries(roundsOf(orders))).toEqual({ a: 1, b: 2, c: 3, x: 1 });
  });

  it('are only those that are not over; an order without an account is none', () => {
    const orders = [
      round('a', 'A', 1, { estado: 'cancelado' }),
      round('b', 'A', 2, { estado: 'entregado' }),
      round('c', 'A', 3),
      round('d', null, 4),
    ];
    expect(Object.fromEntries(roundsOf(orders))).toEqual({ b: 1, c: 2 });
  });
});

describe('the table of an order in the kitchen', () => {
  const who = { name: 'Laura', email: 'laura@demo.co' };
  const moved = { ...who, date: at(5), mesaAntes: '7' };
  const edited = (mesa: string) => ({
    ...who,
    date: at(6),
    productosAntes: [],
    antes: { tipo: 'en_local' as const, mesa, metodoPago: 'efectivo' as const, total: 1 },
  });
  const words = (over: object) => kitchenTable(anOrder({ mesa: '9', ...over }))?.words;

  it('says where the order was until it is prepared', () => {
    expect(words({ updates: [moved] })).toBe('Mesa 7 → 9');
    expect(words({ updates: [moved], estado: 'preparado' })).toBe('Mesa 9');
    expect(words({ updates: [moved, { ...who, date: at(7), pasoA: '3' }] })).toBe('Mesa 7 → 9');
  });

  it('is alone again once an edit changes the table, not once it changes a dish', () => {
    expect(words({ updates: [moved, edited('9')] })).toBe('Mesa 7 → 9');
    expect(words({ updates: [moved, edited('8')] })).toBe('Mesa 9');
  });

  it('is alone where nobody moved the order, and none without a table', () => {
    expect(words({})).toBe('Mesa 9');
    expect(kitchenTable(anOrder({ mesa: null }))).toBeNull();
  });
});
