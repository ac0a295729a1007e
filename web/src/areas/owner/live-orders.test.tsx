// @vitest-environment happy-dom
import { aLocation, anOrder } from '@comanda/contract/testing/test-factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { LiveOrders } from './live-orders.tsx';

const socket = vi.hoisted(() => ({ listeners: new Map<string, (order?: unknown) => void>() }));
vi.mock('socket.io-client', () => ({
  io: () => ({
    on: (name: string, listener: () => void) => socket.listeners.set(name, listener),
    removeAllListeners: () => undefined,
    disconnect: () => undefined,
  }),
}));

const SEDE = aLocation();
const sent = vi.fn();
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const ORDER = anOrder({
  dbName: SEDE.dbName,
  horaCreacion: minutesAgo(2),
  nombreCliente: 'Ana Gómez',
  tipo: 'para_llevar',
  revision: 1,
});

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { pathname } = new URL(url, 'http://comanda.example');
    if (init?.method !== 'GET') sent(pathname);
    if (pathname !== '/api/orders') return Response.json({ data: [SEDE] });
    return Response.json({ data: [ORDER], nextCursor: null, revision: 1 });
  });
  stored.token.set('token-de-prueba');
  stored.authUser.set({
    id: 'u1',
    email: 'marta@lasazon.example',
    estadoMembresia: 'activa',
    fechaInicio: null,
    fechaFin: null,
    planNombre: null,
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('the owner watches the orders in course live, and cannot move them', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TestRouter at="/restaurant/live">
        <LiveOrders />
      </TestRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Ana Gómez')).toBeTruthy();
  expect(screen.getByText('hace 2 min')).toBeTruthy();
  expect(screen.getByRole('tab', { name: /En cocina.*1/ })).toBeTruthy();
  for (const word of ['Entregar', 'Cancelar', 'Editar', 'Marcar como preparado']) {
    expect(screen.queryByRole('button', { name: word })).toBeNull();
  }

  const next = anOrder({ ...ORDER, _id: `${ORDER._id.slice(0, -1)}9`, revision: 2 });
  act(() => socket.listeners.get('new_order')?.(next));
  expect(await screen.findByRole('tab', { name: /En cocina.*2/ })).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

test('each sede stands there with its kitchen, one tap away', async () => {
  const other = aLocation({ _id: 's2', dbName: 'chapinero', nombre: 'Chapinero' });
  const kitchenOf = (dbName: string, aTiempo: number) => ({
    dbName,
    cocina: { aTiempo, demorados: 1, tarde: 1 },
  });
  const answer = window.fetch;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.includes('/api/admin/home')) {
      return Response.json({ data: [kitchenOf(SEDE.dbName, 4), kitchenOf('chapinero', 3)] });
    }
    if (url.includes('getLocationsByEmail')) return Response.json({ data: [SEDE, other] });
    return answer(url, init);
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TestRouter at="/restaurant/live">
        <LiveOrders />
      </TestRouter>
    </QueryClientProvider>,
  );
  const chosen = await screen.findByText(`${SEDE.nombre} · 6 en cocina`);
  expect(chosen.getAttribute('aria-pressed')).toBe('true');
  act(() => screen.getByText('Chapinero · 5 en cocina').click());
  expect(await screen.findByText('Chapinero', { selector: 'strong' })).toBeTruthy();
  expect(stored.location.get()?.dbName).toBe('chapinero');
});
