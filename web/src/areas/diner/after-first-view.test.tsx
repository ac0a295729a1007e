// @vitest-environment happy-dom

import type { HandshakeAuth } from '@comanda/contract/events';
import type { Order } from '@comanda/contract/orders/orders';
import { socketMessages } from '@comanda/contract/pages/socket.messages';
import { anOrder } from '@comanda/contract/testing/test-factories';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { AfterFirstView } from './after-first-view.tsx';
import { DinerNav } from './diner-layout.tsx';

interface Line {
  auth: HandshakeAuth;
  listener: { updated_order: (order: Order) => void };
}

const { lines, toast } = vi.hoisted(() => ({
  lines: [] as Line[],
  toast: { success: vi.fn(), error: vi.fn() },
}));
vi.mock('../../lib/toast.ts', () => ({ toast }));
vi.mock('../../lib/live/socket.ts', () => ({
  connect: (auth: HandshakeAuth, listener: Line['listener']) => {
    const line = { auth, listener };
    lines.push(line);
    return () => lines.splice(lines.indexOf(line), 1);
  },
  useSocketStatus: () => socketMessages.connected,
}));
vi.mock('../../features/realtime/sounds.ts', () => ({
  playSound: vi.fn(),
  unlockIfTouched: vi.fn(),
  unlockSound: vi.fn(),
}));
vi.mock('../../service-worker/start-worker.ts', () => ({ startWorker: async () => undefined }));

const LOCATION = {
  _id: 'l1',
  dbName: 'centro',
  nombre: 'Centro',
  direccion: '',
  telefono: '',
  horario: 'Antes',
  logo: '',
  imagen: '',
};
const RESTAURANT = {
  _id: 'r1',
  nombre: 'La Sazón',
  path: 'la-sazon',
  recibePedidos: false,
  sedes: 1,
};
const SENT = anOrder({ _id: 'pedido-aaaaa', dbName: 'centro', estado: 'enviado', revision: 1 });
const READY: Order = { ...SENT, estado: 'preparado', revision: 2 };

let followed: Order;
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  followed = SENT;
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockImplementation(async (url) =>
    String(url).includes('getLocationsByPath')
      ? Response.json({
          data: [{ ...LOCATION, horario: 'Ahora' }],
          restaurante: { ...RESTAURANT, recibePedidos: true },
        })
      : Response.json({ data: [{ seguimiento: 't', order: followed }] }),
  );
  stored.location.set(LOCATION);
  stored.restaurant.set(RESTAURANT);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  clearStorage();
  lines.length = 0;
});

const place = (order: Order) => stored.placedOrders.set([{ order, seguimiento: 't' }]);

const open = (path: string) =>
  render(
    <TestRouter at={path}>
      <AfterFirstView />
      <DinerNav />
    </TestRouter>,
  );

test('a diner on the menu is told that the order is ready', async () => {
  place(SENT);
  open('/user');
  expect(screen.getByRole('link', { name: 'En curso: Pedidos' })).toBeTruthy();
  await waitFor(() => expect(lines).toHaveLength(1));
  act(() => lines[0]?.listener.updated_order(READY));
  await waitFor(() => expect(toast.success).toHaveBeenCalledTimes(1));
  expect(toast.success.mock.lastCall?.[0]).toBe('¡Tu pedido AAAAA está preparado!');
});

test('a diner who opens the page again is told what got ready meanwhile', async () => {
  place(SENT);
  followed = READY;
  open('/user/cart');
  await waitFor(() => expect(toast.success).toHaveBeenCalledTimes(1));
});

test('nothing is followed without an order under way, nor twice on the orders page', async () => {
  stored.path.set('la-sazon');
  place({ ...SENT, estado: 'facturado' });
  open('/user');
  await waitFor(() => expect(stored.location.get()?.horario).toBe('Ahora'));
  expect(screen.getByRole('link', { name: 'Pedidos' })).toBeTruthy();
  cleanup();
  stored.location.set(LOCATION);
  place(SENT);
  open('/user/orders');
  await waitFor(() => expect(stored.location.get()?.horario).toBe('Ahora'));
  expect(lines).toHaveLength(0);
});

test('an order that the server no longer has is not shown as under way', async () => {
  place(SENT);
  fetchMock.mockImplementation(async () => Response.json({ data: [] }));
  open('/user');
  expect(await screen.findByRole('link', { name: 'Pedidos' })).toBeTruthy();
});

test('a restaurant that takes orders again is no longer shown as closed for orders', async () => {
  stored.path.set('la-sazon');
  open('/user');
  await waitFor(() => expect(stored.restaurant.get()?.recibePedidos).toBe(true));
});
