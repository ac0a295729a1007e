// @vitest-environment happy-dom

import { FLOOD } from '@comanda/contract/locations/sede-settings.rules';
import { settingsMessages } from '@comanda/contract/locations/settings.messages';
import type { Order } from '@comanda/contract/orders/orders';
import { anOrder } from '@comanda/contract/testing/test-factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clickTwice } from '../../lib/test-click.ts';
import { CALM_MS } from '../../lib/touch.ts';
import { pass } from '../slip-list/test-tap.ts';
import { FloodBanner } from './flood-banner.tsx';

let listener: () => void = () => undefined;
vi.mock('../../lib/live/menu-socket.ts', () => ({
  listenToMenu: (_dbName: string, heard: (change: null) => void) => {
    listener = () => heard(null);
    return () => undefined;
  },
}));

let orders: Order[];
let quien: string;
const sent: unknown[] = [];
const settings = () => ({ data: { pedidos: { quien, mesaSinFirma: 'marcar' } }, version: 1 });

beforeEach(() => {
  orders = [];
  quien = 'todos';
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url.startsWith('/api/orders')) {
      return Response.json({ data: orders, nextCursor: null, revision: 1 });
    }
    if (init.method === 'PATCH') {
      const body = JSON.parse(String(init.body));
      sent.push(body);
      quien = body.quien;
    }
    return Response.json(settings());
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const strangers = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    anOrder({
      _id: `${at}`.padStart(24, '0'),
      desconocido: true,
      horaCreacion: new Date().toISOString(),
    }),
  );
const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FloodBanner dbName="centro" />
    </QueryClientProvider>,
  );

test('a flood is shown with its number and stopped with one tap; another tap lets everybody order again', async () => {
  orders = strangers(FLOOD.orders + 3);
  open();
  await screen.findByText(settingsMessages.flood(FLOOD.orders + 3, FLOOD.minutes));
  fireEvent.click(screen.getByRole('button', { name: 'Solo mesas y clientes conocidos' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Volver a recibir de todos' }));
  await screen.findByRole('button', { name: 'Solo mesas y clientes conocidos' });
  expect(sent).toEqual([
    { dbName: 'centro', quien: 'conocidos' },
    { dbName: 'centro', quien: 'todos' },
  ]);
});

test('a change made at another console is shown as soon as the server reports it', async () => {
  orders = strangers(1);
  open();
  await vi.waitFor(() => expect(listener).not.toThrow());
  expect(screen.queryByRole('button')).toBeNull();
  quien = 'conocidos';
  await vi.waitFor(() => {
    listener();
    expect(screen.getByRole('button', { name: 'Volver a recibir de todos' })).toBeTruthy();
  });
});

test('a second click sends nothing twice', async () => {
  orders = strangers(FLOOD.orders);
  open();
  clickTwice(await screen.findByRole('button', { name: settingsMessages.onlyKnown }));
  await screen.findByRole('button', { name: settingsMessages.everybody });
  expect(sent).toHaveLength(1);
});

test('a flood that begins under a finger is told when the finger is gone, so that the list stays', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  open();
  await pass(100);
  fireEvent.pointerDown(document.body);
  fireEvent.pointerUp(document.body);
  quien = 'conocidos';
  act(() => listener());
  await pass(CALM_MS / 2);
  expect(screen.queryByRole('button')).toBeNull();
  await pass(CALM_MS);
  expect(screen.getByRole('button', { name: settingsMessages.everybody })).toBeTruthy();
});
