import { anOrder, anOrderLine } from '@comanda/contract/testing/test-factories';
import { expect, it } from 'vitest';
import { alertsBetween, kitchenSound } from './order-alerts.ts';

const order = anOrder({ _id: 'a', revision: 1 });
const before = { orders: [order], revision: 1 };

function after(change: Parameters<typeof anOrder>[0]) {
  return { orders: [anOrder({ ...order, revision: 2, ...change })], revision: 2 };
}

it('a new order alerts the kitchen', () => {
  const created = anOrder({ _id: 'b', revision: 2 });
  const board = { orders: [created, order], revision: 2 };
  expect(alertsBetween(before, board)).toEqual({ cocina: ['b'], pedidos: [], caja: [] });
});

it('dishes taken from an order to another table alert nobody: they are being made', () => {
  const part = anOrder({ _id: 'b', revision: 2, movidoDe: 'a' });
  const board = { orders: [part, order], revision: 2 };
  expect(alertsBetween(before, board)).toEqual({ cocina: [], pedidos: [], caja: [] });
});

it('an order that nobody prepares alerts who delivers it, and the kitchen never', () => {
  const productos = [anOrderLine({ estacion: '-' })];
  const sodas = anOrder({ _id: 'b', revision: 2, productos });
  const board = { orders: [sodas, order], revision: 2 };
  expect(alertsBetween(before, board)).toEqual({ cocina: [], pedidos: ['b'], caja: [] });
  const none = { cocina: [], pedidos: [], caja: [] };
  expect(alertsBetween(before, after({ productos, estado: 'cancelado' }))).toEqual(none);
});

it('a prepared order alerts the people who deliver it', () => {
  expect(alertsBetween(before, after({ estado: 'preparado' })).pedidos).toEqual(['a']);
});

it('a delivered order alerts the cashier', () => {
  expect(alertsBetween(before, after({ estado: 'entregado' })).caja).toEqual(['a']);
});

it('an edited order alerts the kitchen again', () => {
  const update = { name: 'Laura', email: 'laura@demo.co', date: '2025-11-14T18:05:00.000Z' };
  const edited = after({ mesa: '9', updates: [update] });
  expect(alertsBetween(before, edited)).toEqual({ cocina: ['a'], pedidos: [], caja: [] });
});

it('an order that changes its table, or loses dishes to another one, alerts nobody', () => {
  const by = { name: 'Laura', email: 'laura@demo.co', date: '2025-11-14T18:05:00.000Z' };
  for (const update of [
    { ...by, mesaAntes: '7' },
    { ...by, pasoA: '9', productosAntes: [] },
  ]) {
    expect(alertsBetween(before, after({ updates: [update] })).cocina).toEqual([]);
  }
  const movedAndEdited = after({ updates: [by, { ...by, mesaAntes: '7' }] });
  expect(alertsBetween(before, movedAndEdited).cocina).toEqual(['a']);
});

it('an order reported twice alerts nobody the second time', () => {
  const board = { orders: [order], revision: 2 };
  expect(alertsBetween(before, board)).toEqual({ cocina: [], pedidos: [], caja: [] });
});

it('a cancelled order alerts the kitchen, which may be cooking it', () => {
  const cancelled = after({ estado: 'cancelado' });
  expect(alertsBetween(before, cancelled)).toEqual({ cocina: ['a'], pedidos: [], caja: [] });
});

it('an invoiced or written off order alerts nobody', () => {
  for (const estado of ['facturado', 'dado_de_baja'] as const) {
    const moved = after({ estado });
    expect(alertsBetween(before, moved)).toEqual({ cocina: [], pedidos: [], caja: [] });
  }
});

it('an old order that only now enters the list alerts nobody', () => {
  const old = anOrder({ _id: 'z', revision: 1 });
  const board = { orders: [order, old], revision: 2 };
  expect(alertsBetween(before, board).cocina).toEqual([]);
});

it('a course that is fired alerts the kitchen, which has to make it now', () => {
  const fired = after({ cocina: { marchado: { 2: '2025-11-14T18:05:00.000Z' } } });
  expect(alertsBetween(before, fired).cocina).toEqual(['a']);
});

it('the kitchen hears what an order calls it for', () => {
  const update = { name: 'Laura', email: 'laura@demo.co', date: '2025-11-14T18:05:00.000Z' };
  const heard = (change: Parameters<typeof anOrder>[0]) => kitchenSound(before, after(change));
  const marchado = { 2: '2025-11-14T18:05:00.000Z' };
  expect(heard({ estado: 'cancelado' })).toBe('cancelado');
  expect(heard({ updates: [update] })).toBe('cambio');
  expect(heard({ updates: [update], cocina: { marchado } })).toBe('cambio');
  expect(heard({ cocina: { marchado } })).toBe('marchado');
  const created = anOrder({ _id: 'b', revision: 3 });
  expect(kitchenSound(before, { orders: [created, order], revision: 3 })).toBe('cocina');
});

it('of several calls at once the kitchen hears the one that spares it work', () => {
  const created = anOrder({ _id: 'b', revision: 3 });
  const { orders } = after({ estado: 'cancelado' });
  expect(kitchenSound(before, { orders: [created, ...orders], revision: 3 })).toBe('cancelado');
});

it('a prepared order that comes back to the kitchen sounds as a new one', () => {
  const prepared = { orders: [anOrder({ ...order, estado: 'preparado' })], revision: 1 };
  expect(kitchenSound(prepared, after({ estado: 'enviado' }))).toBe('cocina');
});
