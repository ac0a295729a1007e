// @vitest-environment happy-dom

import type { Station } from '@comanda/contract/menu/stations';
import type { Order } from '@comanda/contract/orders/orders';
import {
  aLocation,
  anEmployeeUser,
  anOrder,
  anOrderLine,
} from '@comanda/contract/testing/test-factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standAt } from '../../features/kitchen/kitchen-post.ts';
import { EMPTY_OUTBOX } from '../../features/offline/outbox.ts';
import { changeOutbox } from '../../features/offline/outbox-store.ts';
import { reportReached } from '../../lib/api/connection.ts';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { Cocina } from './cocina.tsx';

// Ten past one in Bogota.
const NOW = new Date('2025-11-14T18:10:00.000Z');
const IN_HALF_AN_HOUR = {
  _id: 'pedido-bbbbb',
  tipo: 'para_llevar' as const,
  mesa: null,
  productos: [anOrderLine({ nombre: 'Ajiaco', estacion: 'parrilla' })],
  programado: '2025-11-14T18:40:00.000Z',
  inicioCocina: '2025-11-14T18:20:00.000Z',
};
// Ordered yesterday.
const later = anOrder({ ...IN_HALF_AN_HOUR, horaCreacion: '2025-11-13T23:00:00.000Z' });
const waiting = anOrder({ _id: 'pedido-aaaaa', mesa: '1', horaCreacion: NOW.toISOString() });
let orders: Order[];
let stations: Station[];

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true });
  orders = [waiting, later];
  stations = [];
  reportReached(true);
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/api/accounts')) return Response.error();
    if (url.startsWith('/api/stations')) return Response.json({ estaciones: stations, version: 1 });
    if (url.startsWith('/api/locations')) return Response.error();
    return Response.json(
      url.startsWith('/api/orders') ? { data: orders, nextCursor: null, revision: 1 } : [],
    );
  });
  await changeOutbox(() => EMPTY_OUTBOX);
  stored.user.set(anEmployeeUser({ permisos: ['cocina'] }));
  stored.location.set(aLocation());
});
afterEach(() => {
  cleanup();
  clearStorage();
  vi.useRealTimers();
});

async function openKitchen() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TestRouter>
        <Cocina dbName="centro" unseen={new Set()} onSeen={() => undefined} />
      </TestRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('tab', { name: /^Programados/ });
}
const tab = (name: RegExp) => screen.getByRole('tab', { name });
const slips = () => [...document.querySelectorAll('li[data-key] h2')].map((h) => h.textContent);

it('an order for later waits under its own tab, with its hour and without a button', async () => {
  await openKitchen();
  expect(tab(/^Programados/).textContent).toBe('Programados1');
  expect(slips()).toEqual(['Pedido AAAAA, Mesa 1']);
  fireEvent.click(tab(/^Programados/));
  expect(slips()).toEqual(['Pedido BBBBB']);
  const slip = within(screen.getByRole('article', { name: 'Pedido BBBBB' }));
  expect(slip.getByText('Para la 1:40 p. m.')).toBeTruthy();
  expect(slip.getByText('Empieza a la 1:20 p. m.')).toBeTruthy();
  expect(slip.queryByRole('button')).toBeNull();
});

it('its dishes are not to be made before their time', async () => {
  await openKitchen();
  const toMake = () => screen.queryByRole('region', { name: 'Por preparar' })?.textContent;
  expect(toMake()).not.toContain('Ajiaco');
  await act(() => vi.advanceTimersByTimeAsync(10 * 60_000));
  expect(toMake()).toContain('Ajiaco');
});

it('comes to the board when it is time, and ages from then on', async () => {
  await openKitchen();
  await act(() => vi.advanceTimersByTimeAsync(10 * 60_000));
  expect(slips()).toEqual(['Pedido AAAAA, Mesa 1', 'Pedido BBBBB']);
  const slip = within(screen.getByRole('article', { name: 'Pedido BBBBB' }));
  expect(slip.getByText('ahora mismo')).toBeTruthy();
  expect(slip.getByText('Para la 1:40 p. m.')).toBeTruthy();
  expect(slip.getByRole('button', { name: /Marcar como preparado/ })).toBeTruthy();
});

it('waits at its station and at the pass too, and at no other station', async () => {
  const station = { impresora: null, activa: true, objetivoMin: 10, color: 'achiote' };
  stations = ['parrilla', 'barra'].map(
    (clave) => ({ ...station, clave, nombre: clave }) as unknown as Station,
  );
  await openKitchen();
  for (const [post, count] of [
    ['parrilla', 'Programados1'],
    ['barra', 'Programados0'],
    ['@pase', 'Programados1'],
  ] as const) {
    act(() => standAt(post));
    if (count.endsWith('0')) fireEvent.click(tab(/^Enviado/));
    const shown = screen.queryByRole('tab', { name: /^Programados/ });
    expect(shown?.textContent ?? 'Programados0').toBe(count);
  }
});
