// @vitest-environment happy-dom

import type { Account } from '@comanda/contract/accounts/accounts';
import type { Order } from '@comanda/contract/orders/orders';
import { anAccount, anOrder } from '@comanda/contract/testing/test-factories';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useOrderAlerts } from './order-alerts.ts';
import { receiveOrder } from './orders.queries.ts';

const { playSound } = vi.hoisted(() => ({ playSound: vi.fn() }));
vi.mock('../realtime/sounds.ts', () => ({ playSound }));

// Without this, queries notify their readers only after a timer.
notifyManager.setScheduler(queueMicrotask);

let sede = 0;
let dbName = '';
let client = new QueryClient();

beforeEach(() => {
  // The last revision heard of a sede outlives a test, so each test has its own sede.
  dbName = `sede_${++sede}`;
  client = new QueryClient();
  playSound.mockClear();
});
afterEach(() => {
  client.clear();
  vi.unstubAllGlobals();
});

const listen = async (permisos: readonly string[], known: Order[] = []) => {
  const revision = Math.max(0, ...known.map((order) => order.revision));
  const answer = { data: known, nextCursor: null, revision };
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(answer)),
  );
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const hook = renderHook(
    ({ accounts }: { accounts?: Account[] }) => useOrderAlerts(dbName, permisos, accounts),
    { wrapper, initialProps: {} },
  );
  await waitFor(() => expect(client.isFetching()).toBe(0));
  show = (accounts) => hook.rerender({ accounts });
  return hook.result;
};
let show: (accounts: Account[]) => void;
const tell = (order: Order) => act(async () => receiveOrder(client, order));
const order = (over: Partial<Order> = {}) => anOrder({ _id: 'a', dbName, revision: 1, ...over });

describe('order alerts', () => {
  it('a new order marks the kitchen and rings its bell', async () => {
    const result = await listen(['cocina']);
    await tell(order());
    expect([...result.current.alerts.cocina]).toEqual(['a']);
    expect(playSound.mock.calls).toEqual([['cocina']]);
  });

  it('an edited order rings in the kitchen again, with the sound of a change', async () => {
    const result = await listen(['cocina'], [order()]);
    const update = { name: 'Laura', email: 'l@demo.co', date: '2025-11-14T18:05:00.000Z' };
    await tell(order({ revision: 2, updates: [update] }));
    expect([...result.current.alerts.cocina]).toEqual(['a']);
    expect(playSound.mock.calls).toEqual([['cambio']]);
  });

  it('a prepared order marks pedidos and plays its own sound', async () => {
    const result = await listen(['pedidos'], [order()]);
    await tell(order({ estado: 'preparado', revision: 2 }));
    expect([...result.current.alerts.pedidos]).toEqual(['a']);
    expect(playSound.mock.calls).toEqual([['pedidos']]);
  });

  it('a delivered order, which waits to be charged, marks caja and rings there', async () => {
    const result = await listen(['caja'], [order({ estado: 'preparado' })]);
    await tell(order({ estado: 'entregado', revision: 2 }));
    expect([...result.current.alerts.caja]).toEqual(['a']);
    expect(playSound.mock.calls).toEqual([['caja']]);
  });

  it('a section without permiso gets no alert', async () => {
    const result = await listen(['caja']);
    await tell(order());
    expect(result.current.alerts.cocina.size).toBe(0);
    expect(playSound).not.toHaveBeenCalled();
  });

  it('orders that were there when the console opened raise no alert', async () => {
    const result = await listen(['cocina', 'pedidos'], [order()]);
    expect(result.current.alerts.cocina.size).toBe(0);
    expect(playSound).not.toHaveBeenCalled();
  });

  it('looking at a section clears its mark', async () => {
    const result = await listen(['cocina']);
    await tell(order());
    act(() => result.current.clear('cocina'));
    expect(result.current.alerts.cocina.size).toBe(0);
  });

  it('a mark goes away when somebody else has dealt with the order', async () => {
    const result = await listen(['cocina']);
    await tell(order());
    await tell(order({ estado: 'preparado', revision: 2 }));
    expect(result.current.alerts.cocina.size).toBe(0);
  });
});

describe('a table that asks for its bill', () => {
  const owes = {
    consumo: 9,
    descuentos: 0,
    total: 9,
    impuestos: [],
    propina: 0,
    pagado: 0,
    saldo: 9,
  };
  const asks = (cuentaPedida: string | null, over: Partial<Account> = {}) =>
    anAccount({ _id: 'c', pedidos: ['a'], totales: owes, cuentaPedida, ...over });
  const NOON = '2025-11-14T18:30:00.000Z';
  const LATER = '2025-11-14T19:30:00.000Z';

  it('marks caja and pedidos and rings in each, once', async () => {
    const result = await listen(['caja', 'pedidos']);
    show([asks(null)]);
    show([asks(NOON)]);
    show([asks(NOON, { comensales: 5 })]);
    expect(result.current.alerts.caja.size).toBe(1);
    expect(result.current.alerts.pedidos.size).toBe(1);
    expect(playSound.mock.calls).toEqual([['pedidos'], ['caja']]);
  });

  it('rings also if a part of it is paid', async () => {
    const result = await listen(['caja']);
    const totales = { ...owes, pagado: 4, saldo: 5 };
    show([asks(null, { totales })]);
    show([asks(NOON, { totales })]);
    expect(result.current.alerts.caja.size).toBe(1);
    expect(playSound.mock.calls).toEqual([['caja']]);
  });

  it('rings nobody who was called before this screen opened, and not the kitchen', async () => {
    const result = await listen(['caja', 'cocina']);
    show([asks(NOON)]);
    expect(playSound).not.toHaveBeenCalled();
    show([asks(NOON), asks(LATER, { _id: 'd' })]);
    expect(playSound.mock.calls).toEqual([['caja']]);
    expect(result.current.alerts.cocina.size).toBe(0);
  });

  it('is no longer marked once it orders more or is released, and rings when it asks again', async () => {
    const result = await listen(['caja']);
    show([asks(null)]);
    show([asks(NOON)]);
    await tell(order({ cuentaId: 'c', horaCreacion: '2025-11-14T19:00:00.000Z' }));
    expect(result.current.alerts.caja.size).toBe(0);
    show([asks(LATER)]);
    expect(playSound.mock.calls).toEqual([['caja'], ['caja']]);
    expect(result.current.alerts.caja.size).toBe(1);
    show([asks(LATER, { estado: 'anulada' })]);
    expect(result.current.alerts.caja.size).toBe(0);
  });

  it('is looked at like an order', async () => {
    const result = await listen(['caja']);
    show([asks(null)]);
    show([asks(NOON)]);
    act(() => result.current.clear('caja'));
    expect(result.current.alerts.caja.size).toBe(0);
  });
});
