// @vitest-environment happy-dom

import type { Order } from '@comanda/contract/orders/orders';
import { staffOrdersMessages } from '@comanda/contract/orders/staff-orders.messages';
import {
  aLocation,
  anEmployeeUser,
  anOrder,
  anOrderLine,
} from '@comanda/contract/testing/test-factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_OUTBOX } from '../../features/offline/outbox.ts';
import { changeOutbox } from '../../features/offline/outbox-store.ts';
import { receiveOrder } from '../../features/order-board/orders.queries.ts';
import { pass, tapPlace } from '../../features/slip-list/test-tap.ts';
import { reportReached } from '../../lib/api/connection.ts';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { CALM_MS } from '../../lib/touch.ts';
import { Cocina } from './cocina.tsx';

const START = Date.parse('2025-11-14T18:10:00.000Z');
const isoAt = (ms: number) => new Date(ms).toISOString();
const waiting = (_id: string, mesa: string, minute: number, over: Partial<Order> = {}) =>
  anOrder({ _id, mesa, horaCreacion: isoAt(Date.UTC(2025, 10, 14, 18, minute)), ...over });
const FIRST = waiting('pedido-aaaaa', '1', 1, {
  productos: [anOrderLine({ nombre: 'Pechuga asada', linea: 1 })],
});
const PREPARED = waiting('pedido-ddddd', '4', 4, {
  estado: 'preparado',
  fechaPreparado: isoAt(START),
});
const ORDERS = [FIRST, waiting('pedido-bbbbb', '2', 2), waiting('pedido-ccccc', '3', 3), PREPARED];

let client: QueryClient;

beforeEach(async () => {
  vi.useFakeTimers({ now: START, shouldAdvanceTime: true });
  clearStorage();
  reportReached(true);
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      url.startsWith('/api/orders') ? { data: ORDERS, nextCursor: null, revision: 1 } : [],
    ),
  );
  await changeOutbox(() => EMPTY_OUTBOX);
  stored.user.set(anEmployeeUser({ permisos: ['cocina'] }));
  stored.location.set(aLocation());
  client = new QueryClient();
  await openKitchen();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function openKitchen() {
  render(
    <QueryClientProvider client={client}>
      <TestRouter>
        <Cocina dbName="centro" unseen={new Set()} onSeen={() => undefined} />
      </TestRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: /Mesa 2$/ });
}

const slips = () => [...document.querySelectorAll<HTMLElement>('li[data-key]')];
const tables = () =>
  slips().map((slip) => /Mesa \d/.exec(slip.querySelector('h2')?.textContent ?? '')?.[0]);
const slipAt = (at: number) => within(slips()[at] ?? document.body);
const hear = async (order: Order) => {
  act(() => receiveOrder(client, order));
  await pass(1);
};
const receive = (order: Order, over: Partial<Order>) =>
  hear({ ...order, ...over, revision: order.revision + 1 });
const cancel = (order: Order) =>
  receive(order, { estado: 'cancelado', fechaCancelado: isoAt(Date.now()) });
const ALL = ['Mesa 1', 'Mesa 2', 'Mesa 3'];

describe('an order that is cancelled while the kitchen makes it', () => {
  it('keeps its place under a stamp, with its dishes, and cannot be prepared', async () => {
    await cancel(FIRST);
    expect(tables()).toEqual(ALL);
    expect(slipAt(0).getByText('Cancelado')).toBeTruthy();
    expect(slipAt(0).getByText('Pechuga asada')).toBeTruthy();
    expect(
      slipAt(0)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['1Ya lo vi']);
    expect(slipAt(0).queryByText('Ya estaba preparado')).toBeNull();
    expect(screen.getByRole('tab', { name: /^Enviado/ }).textContent).toBe('Enviado2');
  });

  it.each([
    ['that the diner did it', { cancelo: 'cliente' }, staffOrdersMessages.cancelledByDiner],
    ['why', { cancelo: 'personal', motivo: 'Se fue la luz' }, 'Se fue la luz'],
  ] as const)('says %s, and keeps its dishes as they were', async (_what, record, words) => {
    const date = isoAt(Date.now());
    const updates = [...FIRST.updates, { name: '', email: '', date, ...record }];
    await receive(FIRST, { estado: 'cancelado', fechaCancelado: date, updates });
    expect(slipAt(0).getByText(words)).toBeTruthy();
    expect(slipAt(0).getByText('Pechuga asada')).toBeTruthy();
    expect(slipAt(0).queryByText(/^Editado/)).toBeNull();
  });

  it('leaves once somebody has seen it and nobody touches the screen', async () => {
    await cancel(FIRST);
    tapPlace(0, /Ya lo vi/);
    expect(tables()).toEqual(ALL);
    expect(slipAt(0).getByText('Visto')).toBeTruthy();
    await pass(CALM_MS);
    expect(tables()).toEqual(['Mesa 2', 'Mesa 3']);
  });

  it('is seen with the number key of its place, and stays seen when the screen is opened again', async () => {
    await cancel(FIRST);
    fireEvent.keyDown(document.body, { key: '1' });
    await pass(CALM_MS);
    expect(tables()).toEqual(['Mesa 2', 'Mesa 3']);
    expect(screen.getByRole('tab', { name: /^Preparado/ }).textContent).toBe('Preparado1');
    cleanup();
    await openKitchen();
    expect(tables()).toEqual(['Mesa 2', 'Mesa 3']);
  });

  it('is told for half an hour', async () => {
    await cancel(FIRST);
    await pass(29 * 60_000);
    expect(tables()).toEqual(ALL);
    await pass(2 * 60_000);
    expect(tables()).toEqual(['Mesa 2', 'Mesa 3']);
  });

  it('says after those to be made that it was prepared already, and stays where it was among the prepared', async () => {
    await cancel(PREPARED);
    expect(tables()).toEqual([...ALL, 'Mesa 4']);
    expect(slipAt(3).getByText('Cancelado')).toBeTruthy();
    expect(slipAt(3).getByText('Ya estaba preparado')).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: /^Preparado/ }));
    expect(tables()).toEqual(['Mesa 4']);
  });
});

describe('while a finger is on the screen', () => {
  const press = () => fireEvent.pointerDown(document.body);
  const release = () => fireEvent.pointerUp(document.body);

  it('a cancelled slip keeps its face and its place until the finger is gone', async () => {
    press();
    await cancel(FIRST);
    await pass(3 * CALM_MS);
    expect(tables()).toEqual(ALL);
    expect(slipAt(0).queryByText('Ya lo vi')).toBeNull();
    release();
    await pass(CALM_MS);
    expect(tables()).toEqual(ALL);
    expect(slipAt(0).getByText('Ya lo vi')).toBeTruthy();
  });

  it('an edit does not push the slips below it away', async () => {
    press();
    const date = isoAt(START + 1);
    await receive(FIRST, {
      productos: [anOrderLine({ nombre: 'Mojarra frita', linea: 2 })],
      updates: [{ name: 'Laura', email: 'l@demo.co', date, productosAntes: FIRST.productos }],
    });
    await pass(3 * CALM_MS);
    expect(slipAt(0).queryByText('Mojarra frita')).toBeNull();
    expect(slipAt(0).queryByText(/^Editado/)).toBeNull();
    release();
    await pass(CALM_MS);
    expect(slipAt(0).getByText('Mojarra frita')).toBeTruthy();
    expect(slipAt(0).getByText(/^Editado/)).toBeTruthy();
  });

  it('an order that goes or comes moves no other', async () => {
    press();
    await receive(FIRST, { estado: 'preparado', fechaPreparado: isoAt(START) });
    const early = waiting('pedido-eeeee', '5', 0, { revision: 3 });
    await hear(early);
    await pass(3 * CALM_MS);
    expect(tables()).toEqual([...ALL, 'Mesa 5']);
    release();
    await pass(CALM_MS);
    expect(tables()).toEqual(['Mesa 5', 'Mesa 2', 'Mesa 3']);
  });
});
