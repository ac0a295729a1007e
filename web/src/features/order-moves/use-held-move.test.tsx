// @vitest-environment happy-dom

import type { Order } from '@comanda/contract/orders/orders';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { aLocation, anEmployeeUser, anOrder } from '@comanda/contract/testing/test-factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stored } from '../../lib/stored.ts';
import { UNDO_MS, useHeldMove } from './order-moves.ts';

const { toast } = vi.hoisted(() => ({
  toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() },
}));
vi.mock('../../lib/toast.ts', () => ({ toast }));

const order = anOrder();
const now = new Date('2025-11-14T18:10:00.000Z');
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  stored.user.set(anEmployeeUser());
  stored.location.set(aLocation());
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockImplementation(async () =>
    Response.json({ data: { ...order, estado: 'preparado', revision: 2 } }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
const hold = (orders: readonly Order[]) =>
  renderHook(
    (props: { orders: readonly Order[] }) =>
      useHeldMove({
        dbName: 'centro',
        orders: props.orders,
        from: 'enviado',
        to: 'preparado',
        now,
      }),
    { wrapper, initialProps: { orders } },
  );

it('shows the order as moved at once and tells when the server has it', async () => {
  const { result } = hold([order]);
  act(() => result.current.hold(order));
  expect(result.current.orders[0]).toMatchObject({
    estado: 'preparado',
    fechaPreparado: now.toISOString(),
  });
  expect(fetchMock).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(UNDO_MS));
  expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body))).toEqual({
    dbName: 'centro',
    updates: { estado: 'preparado' },
    revision: order.revision,
  });
  expect(toast.success).toHaveBeenCalledExactlyOnceWith(ordersMessages.prepared, expect.anything());
});

it('brings the order back and tells why when the server refuses the move', async () => {
  const cancelled = { ...order, estado: 'cancelado', revision: 5 };
  fetchMock.mockImplementation(async () =>
    Response.json({ error: 'x', code: 'estado_cambiado', data: cancelled }, { status: 409 }),
  );
  const { result } = hold([order]);
  act(() => result.current.hold(order));
  await act(() => vi.advanceTimersByTimeAsync(UNDO_MS));
  expect(result.current.orders[0]?.estado).toBe('enviado');
  expect(toast.error).toHaveBeenCalledExactlyOnceWith(ordersMessages.prepareFailed, {
    description: expect.stringContaining('ahora está cancelado'),
  });
});

it('releases an order that is edited while the move can be undone, because nobody has seen the edit', async () => {
  const { result, rerender } = hold([order]);
  act(() => result.current.hold(order));
  const update = { name: 'Laura', email: 'laura@demo.co', date: now.toISOString() };
  rerender({ orders: [{ ...order, updates: [update], revision: 2 }] });
  expect(result.current.orders[0]?.estado).toBe('enviado');
  await act(() => vi.advanceTimersByTimeAsync(UNDO_MS * 2));
  expect(fetchMock).not.toHaveBeenCalled();
});

it('moves an order of which another station struck a plate while the move could be undone', async () => {
  const { result, rerender } = hold([order]);
  act(() => result.current.hold(order));
  rerender({ orders: [{ ...order, cocina: { listo: { 1: now.toISOString() } }, revision: 7 }] });
  await act(() => vi.advanceTimersByTimeAsync(UNDO_MS));
  expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body))).toMatchObject({ revision: 7 });
});
