// @vitest-environment happy-dom
import type { Order } from '@comanda/contract/orders/orders';
import { aLocation, anOrder } from '@comanda/contract/testing/test-factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAddress } from '../../lib/address.tsx';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { CompletedOrders } from './completed-orders.tsx';

const socket = vi.hoisted(() => ({ listeners: new Map<string, (order?: unknown) => void>() }));
vi.mock('socket.io-client', () => ({
  io: () => ({
    on: (name: string, listener: () => void) => socket.listeners.set(name, listener),
    removeAllListeners: () => undefined,
    disconnect: () => undefined,
  }),
}));

const SEDE = aLocation();

let list = (_query: URLSearchParams): Order[] => [];
const asked: URLSearchParams[] = [];

beforeEach(() => {
  list = () => [];
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://comanda.example');
    if (pathname !== '/api/orders') return Response.json({ data: [SEDE] });
    asked.push(searchParams);
    return Response.json({ data: list(searchParams), nextCursor: null, revision: 1 });
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
  asked.length = 0;
  socket.listeners.clear();
});

function Address() {
  return <output>{useAddress().search}</output>;
}

function openOrders(search = '') {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TestRouter at={`/restaurant/orders${search}`}>
        <CompletedOrders />
        <Address />
      </TestRouter>
    </QueryClientProvider>,
  );
}

const address = () => document.querySelector('output')?.textContent;
const lastAsked = (name: string) => asked.at(-1)?.get(name);

it('fetches only the finished orders of the sede', async () => {
  list = () => [anOrder({ _id: '66f0c1d2e3a4b5c6d7ea1b2c', estado: 'facturado' })];
  openOrders();
  await screen.findByRole('article', { name: 'Pedido A1B2C' });
  expect(lastAsked('estado')).toBe('entregado,facturado,cancelado,dado_de_baja');
  expect(lastAsked('dbName')).toBe('centro');
});

it('filters by estado and by date, and keeps both in the address', async () => {
  openOrders();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelado' }));
  await userEvent.click(screen.getByRole('button', { name: 'Hoy' }));
  await vi.waitFor(() => expect(lastAsked('desde')).toBeTruthy());
  expect(lastAsked('estado')).toBe('cancelado');
  expect(lastAsked('desde')).toBe(lastAsked('hasta'));
  await vi.waitFor(() => expect(address()).toBe('?estado=cancelado&periodo=hoy'));
});

it('takes its filters from the address', async () => {
  openOrders('?q=ajiaco&estado=facturado&desde=2026-03-01');
  await screen.findByText('Ningún pedido coincide');
  expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({
    q: 'ajiaco',
    estado: 'facturado',
    desde: '2026-03-01',
  });
  expect(screen.getByLabelText<HTMLInputElement>('Desde').value).toBe('2026-03-01');
});

it('offers to remove filters that match nothing', async () => {
  list = (query) => (query.get('estado') === 'cancelado' ? [] : [anOrder({ estado: 'facturado' })]);
  openOrders('?q=ajiaco&estado=cancelado');
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar filtros' }));
  await screen.findByRole('article');
  await vi.waitFor(() => expect(address()).toBe(''));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
});

it('tells what will be shown here while no order has finished yet', async () => {
  openOrders();
  await screen.findByText('Todavía no hay pedidos terminados');
});

it('shows an order as soon as it is finished', async () => {
  openOrders();
  await screen.findByText('Todavía no hay pedidos terminados');
  await vi.waitFor(() => expect(socket.listeners.has('updated_order')).toBe(true));
  const order = anOrder({ estado: 'entregado' });
  list = () => [order];
  await act(async () => socket.listeners.get('updated_order')?.(order));
  await screen.findByRole('article');
});
