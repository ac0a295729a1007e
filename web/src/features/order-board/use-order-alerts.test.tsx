// @vitest-environment happy-dom

import type { Order } from '@comanda/contract/orders/orders';
import { anOrder } from '@comanda/contract/testing/test-factories';
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
  const hook = renderHook(() => useOrderAlerts(dbName, permisos), { wrapper });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  return hook.result;
};
const tell = (order: Order) => act(async () => receiveOrder(client, order));
const order = (over: Partial<Order> = {}) => anOrder({ _id: 'a', dbName, revision: 1, ...over });

describe('order alerts', () => {
  it('a new order marks the kitchen and rings its bell', async () => {
    const result = await listen(['cocina']);
    await tell(order());
    expect([...result.current.alerts.cocina]).toEqual(['a']);
    expect(playSound.mock.calls).toEqual([['cocina']]);
  });

  it('an edited order rings in the kitchen again', async () => {
    const result = await listen(['cocina'], [order()]);
    const update = { name: 'Laura', email: 'l@demo.co', date: '2025-11-14T18:05:00.000Z' };
    await tell(order({ revision: 2, updates: [update] }));
    expect([...result.current.alerts.cocina]).toEqual(['a']);
    expect(playSound.mock.calls).toEqual([['cocina']]);
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
