// @vitest-environment happy-dom

import { pickupMessages } from '@comanda/contract/kitchen/pickup.messages';
import type { Order } from '@comanda/contract/orders/orders';
import { aLocation, anEmployeeUser, anOrder } from '@comanda/contract/testing/test-factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { receiveOrder } from '../../features/order-board/orders.queries.ts';
import { reportReached } from '../../lib/api/connection.ts';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { Cocina } from './cocina.tsx';

const { playStrikes } = vi.hoisted(() => ({ playStrikes: vi.fn() }));
vi.mock('../../features/realtime/sounds.ts', async (original) => ({
  ...(await original<object>()),
  playStrikes,
}));

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const takeAway = (short: string, over: Partial<Order> = {}): Order =>
  anOrder({
    ...{ _id: `pedido-${short}`, tipo: 'para_llevar', mesa: null, nombreCliente: 'Nubia Rincón' },
    ...{ telefono: '3005550101', horaCreacion: minutesAgo(9), revision: 1, ...over },
  });

let orders: Order[];
let client: QueryClient;

beforeEach(() => {
  // A ticket that a test of another file printed waits in the page for the end of its printing.
  for (const ticket of document.querySelectorAll('pre')) ticket.remove();
  clearStorage();
  playStrikes.mockClear();
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      url.startsWith('/api/orders?') ? { data: orders, nextCursor: null, revision: 1 } : [],
    ),
  );
  stored.token.set('token-de-prueba');
  stored.location.set(aLocation());
  stored.user.set(anEmployeeUser());
  orders = [];
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterEach(() => {
  cleanup();
  reportReached(true);
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

function openKitchen(search = '') {
  render(
    <QueryClientProvider client={client}>
      <TestRouter at={`/employee${search}`}>
        <Cocina dbName="centro" unseen={new Set()} onSeen={vi.fn()} />
      </TestRouter>
    </QueryClientProvider>,
  );
}

const openTurnos = async () => {
  openKitchen('?modo=turnos');
  await screen.findByRole('heading', { name: pickupMessages.preparing });
};
const numbers = (name: string) => {
  const section = screen.getByRole('region', { name });
  return (section.textContent ?? '').match(/[0-9A-F]{5}/g) ?? [];
};

it('opens on the address, with numbers of take-away and nothing else of an order in the page', async () => {
  orders = [
    takeAway('AB123', { estado: 'preparado', fechaPreparado: minutesAgo(3) }),
    takeAway('CD456'),
    takeAway('EF789', { tipo: 'en_local', mesa: '4' }),
  ];
  await openTurnos();
  expect(numbers(pickupMessages.ready)).toEqual(['AB123']);
  expect(numbers(pickupMessages.preparing)).toEqual(['CD456']);
  expect(screen.getByText(pickupMessages.readySince('hace 3 min'))).toBeTruthy();
  const page = document.documentElement.outerHTML;
  for (const secret of ['Nubia', '3005550101', orders[0]?.productos[0]?.nombre ?? '?', 'EF789']) {
    expect(page).not.toContain(secret);
  }
});

it('shows a number as ready when the kitchen says so, rings softly for it, and lets it go', async () => {
  const order = takeAway('CD456');
  orders = [order];
  await openTurnos();
  const tell = (over: Partial<Order>) => act(() => receiveOrder(client, { ...order, ...over }));
  tell({ estado: 'preparado', fechaPreparado: new Date().toISOString(), revision: 2 });
  await waitFor(() => expect(numbers(pickupMessages.ready)).toEqual(['CD456']));
  expect(numbers(pickupMessages.preparing)).toEqual([]);
  expect(screen.getByText(pickupMessages.readyNow)).toBeTruthy();
  expect(playStrikes).toHaveBeenCalledOnce();
  tell({ estado: 'entregado', fechaEntregado: new Date().toISOString(), revision: 3 });
  await waitFor(() => expect(screen.getByText(pickupMessages.noneReady)).toBeTruthy());
  expect(playStrikes).toHaveBeenCalledOnce();
});

it('keeps what it has without network, and says that something may be missing', async () => {
  orders = [takeAway('CD456')];
  await openTurnos();
  act(() => reportReached(false));
  expect(screen.getByText(pickupMessages.offline)).toBeTruthy();
  expect(numbers(pickupMessages.preparing)).toEqual(['CD456']);
  act(() => reportReached(true));
  expect(screen.queryByText(pickupMessages.offline)).toBeNull();
});

it('is opened from the kitchen and left by Escape, by its button and by the back button', async () => {
  openKitchen();
  const leave = [
    () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })),
    () => fireEvent.click(screen.getByRole('button', { name: pickupMessages.leave })),
    () => window.history.back(),
  ];
  for (const by of leave) {
    fireEvent.click(await screen.findByRole('button', { name: pickupMessages.screen }));
    const dialog = await screen.findByRole('dialog', { name: pickupMessages.screenOf });
    expect(window.location.search).toBe('?modo=turnos');
    expect(within(dialog).getByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByRole('tab', { name: /Enviado/ })).toBeNull();
    by();
    await screen.findByRole('tab', { name: /Enviado/ });
    expect(window.location.search).toBe('');
  }
});

it('that a television opened by its address is left to the kitchen', async () => {
  await openTurnos();
  fireEvent.click(screen.getByRole('button', { name: pickupMessages.leave }));
  await screen.findByRole('tab', { name: /Enviado/ });
  expect(window.location.pathname + window.location.search).toBe('/employee');
});
