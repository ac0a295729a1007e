import { anOrder, anOrderLine } from '@comanda/contract/testing/test-factories';
import { expect, it } from 'vitest';
import { alertsBetween, kitchenSound } from './order-alerts.ts';

const NOON = new Date('2025-11-14T17:00:00.000Z');
const AT_ONCE = { from: NOON, to: NOON };
const order = anOrder({ _id: 'a', revision: 1 });
const before = { orders: [order], revision: 1 };

function after(change: Parameters<typeof anOrder>[0]) {
  return { orders: [anOrder({ ...order, revision: 2, ...change })], revision: 2 };
}

it('a new order alerts the kitchen', () => {
  const created = anOrder({ _id: 'b', revision: 2 });
  const board = { orders: [created, order], revision: 2 };
  expect(alertsBetween(before, board, AT_ONCE)).toEqual({ cocina: ['b'], pedidos: [], caja: [] });
});

it('dishes taken from an order to another table alert nobody: they are being made', () => {
  const part = anOrder({ _id: 'b', revision: 2, movidoDe: 'a' });
  const board = { orders: [part, order], revision: 2 };
  expect(alertsBetween(before, board, AT_ONCE)).toEqual({ cocina: [], pedidos: [], caja: [] });
});

it('an order that nobody prepares alerts who delivers it, and the kitchen never', () => {
  const productos = [anOrderLine({ estacion: '-' })];
  const sodas = anOrder({ _id: 'b', revision: 2, productos });
  const board = { orders: [sodas, order], revision: 2 };
  expect(alertsBetween(before, board, AT_ONCE)).toEqual({ cocina: [], pedidos: ['b'], caja: [] });
  const none = { cocina: [], pedidos: [], caja: [] };
  expect(alertsBetween(before, after({ productos, estado: 'cancelado' }), AT_ONCE)).toEqual(none);
});

it('a prepared order alerts the people who deliver it', () => {
  expect(alertsBetween(before, after({ estado: 'preparado' }), AT_ONCE).pedidos).toEqual(['a']);
});

it('a delivered order alerts the cashier', () => {
  expect(alertsBetween(before, after({ estado: 'entregado' }), AT_ONCE).caja).toEqual(['a']);
});

it('an edited order alerts the kitchen again', () => {
  const update = { name: 'Laura', email: 'laura@demo.co', date: '2025-11-14T18:05:00.000Z' };
  const edited = after({ mesa: '9', updates: [update] });
  expect(alertsBetween(before, edited, AT_ONCE)).toEqual({ cocina: ['a'], pedidos: [], caja: [] });
});

it('an order that changes its table, or loses dishes to another one, alerts nobody', () => {
  const by = { name: 'Laura', email: 'laura@demo.co', date: '2025-11-14T18:05:00.000Z' };
  for (const update of [
    { ...by, mesaAntes: '7' },
    { ...by, pasoA: '9', productosAntes: [] },
  ]) {
    expect(alertsBetween(before, after({ updates: [update] }), AT_ONCE).cocina).toEqual([]);
  }
  const movedAndEdited = after({ updates: [by, { ...by, mesaAntes: '7' }] });
  expect(alertsBetween(before, movedAndEdited, AT_ONCE).cocina).toEqual(['a']);
});

it('an order reported twice alerts nobody the second time', () => {
  const board = { orders: [order], revision: 2 };
  expect(alertsBetween(before, board, AT_ONCE)).toEqual({ cocina: [], pedidos: [], caja: [] });
});

it('a cancelled order alerts the kitchen, which may be cooking it', () => {
  const cancelled = after({ estado: 'cancelado' });
  expect(alertsBetween(before, cancelled, AT_ONCE)).toEqual({
    cocina: ['a'],
    pedidos: [],
    caja: [],
  });
});

it('an invoiced or written off order alerts nobody', () => {
  for (const estado of ['facturado', 'dado_de_baja'] as const) {
    const moved = after({ estado });
    expect(alertsBetween(before, moved, AT_ONCE)).toEqual({ cocina: [], pedidos: [], caja: [] });
  }
});

it('an old order that only now enters the list alerts nobody', () => {
  const old = anOrder({ _id: 'z', revision: 1 });
  const board = { orders: [order, old], revision: 2 };
  expect(alertsBetween(before, board, AT_ONCE).cocina).toEqual([]);
});

it('a course that is fired alerts the kitchen, which has to make it now', () => {
  const fired = after({ cocina: { marchado: { 2: '2025-11-14T18:05:00.000Z' } } });
  expect(alertsBetween(before, fired, AT_ONCE).cocina).toEqual(['a']);
});

it('the kitchen hears what an order calls it for', () => {
  const update = { name: 'Laura', email: 'laura@demo.co', date: '2025-11-14T18:05:00.000Z' };
  const heard = (change: Parameters<typeof anOrder>[0]) =>
    kitchenSound(before, after(change), AT_ONCE);
  const marchado = { 2: '2025-11-14T18:05:00.000Z' };
  expect(heard({ estado: 'cancelado' })).toBe('cancelado');
  expect(heard({ updates: [update] })).toBe('cambio');
  expect(heard({ updates: [update], cocina: { marchado } })).toBe('cambio');
  expect(heard({ cocina: { marchado } })).toBe('marchado');
  const created = anOrder({ _id: 'b', revision: 3 });
  expect(kitchenSound(before, { orders: [created, order], revision: 3 }, AT_ONCE)).toBe('cocina');
});

it('of several calls at once the kitchen hears the one that spares it work', () => {
  const created = anOrder({ _id: 'b', revision: 3 });
  const { orders } = after({ estado: 'cancelado' });
  expect(kitchenSound(before, { orders: [created, ...orders], revision: 3 }, AT_ONCE)).toBe(
    'cancelado',
  );
});

it('a prepared order that comes back to the kitchen sounds as a new one', () => {
  const prepared = { orders: [anOrder({ ...order, estado: 'preparado' })], revision: 1 };
  expect(kitchenSound(prepared, after({ estado: 'enviado' }), AT_ONCE)).toBe('cocina');
});

const PLANNED = {
  programado: '2025-11-14T18:40:00.000Z',
  inicioCocina: '2025-11-14T18:10:00.000Z',
};

it('an order for later calls the kitchen when it begins with it, and not before', () => {
  const later = anOrder({ _id: 'b', revision: 2, ...PLANNED });
  const board = { orders: [later, order], revision: 2 };
  expect(alertsBetween(before, board, AT_ONCE).cocina).toEqual([]);
  const from = new Date('2025-11-14T18:09:00.000Z');
  const to = new Date('2025-11-14T18:10:00.000Z');
  expect(alertsBetween(board, board, { from, to }).cocina).toEqual(['b']);
  expect(kitchenSound(board, board, { from, to })).toBe('cocina');
  expect(alertsBetween(board, board, { from: to, to }).cocina).toEqual([]);
});

it('an order for later that is cancelled or edited before its time calls nobody', () => {
  const board = { orders: [anOrder({ ...order, ...PLANNED })], revision: 1 };
  const cancelled = after({ ...PLANNED, estado: 'cancelado' });
  expect(alertsBetween(board, cancelled, AT_ONCE).cocina).toEqual([]);
  const by = { name: 'Laura', email: 'laura@demo.co', date: '2025-11-14T17:00:00.000Z' };
  expect(alertsBetween(board, after({ ...PLANNED, updates: [by] }), AT_ONCE).cocina).toEqual([]);
  expect(alertsBetween(board, after({ updates: [by] }), AT_ONCE).cocina).toEqual(['a']);
});
