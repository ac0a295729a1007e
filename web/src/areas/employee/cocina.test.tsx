// @vitest-environment happy-dom

import type { Account } from '@comanda/contract/accounts/accounts';
import { coursesMessages } from '@comanda/contract/kitchen/courses.messages';
import type { Station } from '@comanda/contract/menu/stations';
import type { Order } from '@comanda/contract/orders/orders';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import {
  aLocation,
  anAccount,
  anEmployeeUser,
  anOrder,
  anOrderLine,
} from '@comanda/contract/testing/test-factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_OUTBOX } from '../../features/offline/outbox.ts';
import { changeOutbox, knownOutbox } from '../../features/offline/outbox-store.ts';
import { sendOutbox } from '../../features/offline/send-outbox.ts';
import { receiveOrder } from '../../features/order-board/orders.queries.ts';
import { pass, tapPlace, tapTwice } from '../../features/slip-list/test-tap.ts';
import { reportReached } from '../../lib/api/connection.ts';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { toast } from '../../lib/toast.ts';
import { CALM_MS } from '../../lib/touch.ts';
import { Cocina } from './cocina.tsx';

const waiting = (_id: string, mesa: string, minute: number) =>
  anOrder({ _id, mesa, horaCreacion: new Date(Date.UTC(2025, 10, 14, 18, minute)).toISOString() });
const ORDERS: Order[] = [
  waiting('pedido-aaaaa', '1', 1),
  waiting('pedido-bbbbb', '2', 2),
  waiting('pedido-ccccc', '3', 3),
];
let orders: Order[];
let stations: Station[];
let accounts: { data: Account[]; revision: number } | null;
const BUMP = 'Marcar como preparado';

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2025-11-14T18:10:00.000Z'), shouldAdvanceTime: true });
  orders = ORDERS;
  stations = [];
  accounts = null;
  reportReached(true);
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/api/accounts')) {
      return accounts ? Response.json(accounts) : Response.error();
    }
    if (url.startsWith('/api/stations')) return Response.json({ estaciones: stations, version: 1 });
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
  vi.useRealTimers();
  // The stub stays: what one test left to be sent would tell the next one that there is no network.
});

async function openKitchen() {
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <TestRouter>
        <Cocina dbName="centro" unseen={new Set()} onSeen={() => undefined} />
      </TestRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: /Mesa 1$/ });
  return client;
}
const prepared = () => screen.getByRole('tab', { name: /^Preparado/ }).textContent;
const tables = () =>
  [...document.querySelectorAll('li[data-key]')].map(
    (slip) => /Mesa \d/.exec(slip.querySelector('h2')?.textContent ?? '')?.[0],
  );

describe('a tap in the kitchen', () => {
  it('marks one order, even if a second tap follows in the same place', async () => {
    await openKitchen();
    await tapTwice(BUMP);
    expect(prepared()).toBe('Preparado1');
    expect(tables()).toEqual(['Mesa 1', 'Mesa 2', 'Mesa 3']);
    await pass(CALM_MS);
    expect(tables()).toEqual(['Mesa 2', 'Mesa 3']);
    tapPlace(0, BUMP);
    expect(prepared()).toBe('Preparado2');
  });

  it('leaves a slip that says that it is done, without a control', async () => {
    await openKitchen();
    tapPlace(0, BUMP);
    const mark = screen.getByText('AAAAA, Mesa 1:');
    expect(mark.parentElement?.textContent).toBe('AAAAA, Mesa 1: Preparado');
    const buttons = [...(mark.closest('li')?.querySelectorAll('button') ?? [])];
    expect(buttons.every((button) => button.closest('[inert]'))).toBe(true);
  });

  it('can be undone, and the slip is there again', async () => {
    await openKitchen();
    tapPlace(0, BUMP);
    fireEvent.click(
      screen.getByRole('button', {
        name: new RegExp(`^0?Deshacer Mesa 1 ${ordersMessages.prepared}`),
      }),
    );
    expect(document.querySelector('[inert]')).toBeNull();
    expect(prepared()).toBe('Preparado0');
  });

  it('hits no other slip when another screen finishes an order meanwhile', async () => {
    const client = await openKitchen();
    fireEvent.pointerDown(screen.getByRole('heading', { name: /Mesa 2$/ }));
    const cancelled = { estado: 'cancelado', fechaCancelado: new Date().toISOString() } as const;
    act(() => receiveOrder(client, { ...(ORDERS[0] as Order), ...cancelled, revision: 2 }));
    await pass(280);
    expect(tables()).toEqual(['Mesa 1', 'Mesa 2', 'Mesa 3']);
    tapPlace(0, BUMP);
    expect(prepared()).toBe('Preparado0');
    expect(screen.queryByRole('button', { name: /Ya lo vi/ })).toBeNull();
    await pass(CALM_MS);
    expect(tables()).toEqual(['Mesa 1', 'Mesa 2', 'Mesa 3']);
    expect(screen.getByRole('button', { name: /Ya lo vi/ })).toBeTruthy();
  });
});

describe('a number key in the kitchen', () => {
  const press = (key: string) => fireEvent.keyDown(document.body, { key });

  it('marks one order, even if it is pressed twice', async () => {
    await openKitchen();
    press('1');
    await pass(280);
    press('1');
    expect(prepared()).toBe('Preparado1');
  });

  it('keeps its slip until the list has been left alone', async () => {
    await openKitchen();
    press('1');
    await pass(280);
    press('3');
    await pass(CALM_MS);
    expect(tables()).toEqual(['Mesa 2']);
    press('1');
    expect(prepared()).toBe('Preparado3');
  });
});

describe('an order with courses', () => {
  const dish = (id_sigo: string, nombre: string, tiempo: number) =>
    anOrderLine({ id_sigo, nombre, tiempo });
  const coursed = anOrder({
    ...(ORDERS[0] as Order),
    productos: [dish('SOPA', 'Sopa de pollo', 1), dish('CHURRASCO', 'Churrasco', 2)],
  });
  const fired = {
    ...coursed,
    cocina: { marchado: { 2: '2025-11-14T18:10:00.000Z' } },
    inicioCocina: '2025-11-14T18:10:00.000Z',
    revision: 2,
  };
  const calls: unknown[] = [];

  async function openCoursed(answer: () => Response) {
    calls.length = 0;
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      if (init?.method === 'PATCH') {
        calls.push([url, JSON.parse(String(init.body))]);
        return answer();
      }
      return Response.json(
        url.startsWith('/api/orders') ? { data: [coursed], nextCursor: null, revision: 1 } : [],
      );
    });
    return openKitchen();
  }
  const later = () => screen.queryByRole('group', { name: 'Después' });
  const fireButton = () => screen.getByRole('button', { name: 'Marchar tiempo 2' });

  it('shows what waits apart, and cannot be prepared before it is fired', async () => {
    await openCoursed(() => Response.json({}));
    expect(later()?.textContent).toContain('Churrasco');
    expect(later()?.textContent).not.toContain('Sopa');
    expect(screen.queryByRole('button', { name: BUMP })).toBeNull();
    fireEvent.keyDown(document.body, { key: '1' });
    expect(prepared()).toBe('Preparado0');
    expect(screen.getByText('hace 9 min')).toBeTruthy();
  });

  it('is fired once by two taps, starts its clock again and then can be prepared', async () => {
    await openCoursed(() => Response.json({ message: 'El tiempo 2 está en marcha.', data: fired }));
    fireEvent.click(fireButton());
    fireEvent.click(fireButton());
    expect(await screen.findByText('ahora mismo')).toBeTruthy();
    expect(calls).toEqual([['/api/kitchen/fire/pedido-aaaaa', { dbName: 'centro', tiempo: 2 }]]);
    // Nothing moves while the screen is touched.
    expect(later()).not.toBeNull();
    await pass(CALM_MS);
    expect(later()).toBeNull();
    expect(screen.getByRole('button', { name: BUMP })).toBeTruthy();
  });

  it('is fired without network too: it shows as fired at once, and goes out when the network is back', async () => {
    let isCut = true;
    const client = await openCoursed(() => {
      if (isCut) throw new TypeError('Failed to fetch');
      return Response.json({ message: '', data: fired });
    });
    fireEvent.click(fireButton());
    expect(await screen.findByText('ahora mismo')).toBeTruthy();
    await pass(CALM_MS);
    expect(later()).toBeNull();
    expect(screen.getByRole('button', { name: BUMP })).toBeTruthy();
    expect(screen.getByText(/1 tiempo espera en este dispositivo/)).toBeTruthy();
    isCut = false;
    calls.length = 0;
    await act(() => sendOutbox(client));
    expect(calls).toEqual([['/api/kitchen/fire/pedido-aaaaa', { dbName: 'centro', tiempo: 2 }]]);
    expect(knownOutbox().deeds).toEqual([]);
    expect(later()).toBeNull();
  });

  it('that is refused is told, and the slip shows the order as it is', async () => {
    const cancelled = { ...coursed, estado: 'cancelado', revision: 2 };
    await openCoursed(() =>
      Response.json({ error: 'x', code: 'estado_cambiado', data: cancelled }, { status: 409 }),
    );
    const say = vi.spyOn(toast, 'error');
    fireEvent.click(fireButton());
    await vi.waitFor(() =>
      expect(say.mock.lastCall).toEqual([
        coursesMessages.fireFailed,
        { description: expect.stringContaining('ahora está cancelado') },
      ]),
    );
  });
});

describe('the round of a table', () => {
  const third = { ...(ORDERS[0] as Order), cuentaId: 'cuenta' };

  it('is its number in the account, although the kitchen has none of the earlier ones', async () => {
    orders = [third];
    accounts = {
      data: [anAccount({ _id: 'cuenta', pedidos: ['x', 'y', third._id] })],
      revision: 1,
    };
    await openKitchen();
    expect(await screen.findByText(/Ronda 3/)).toBeTruthy();
    expect(screen.getByText('ADICIÓN')).toBeTruthy();
  });

  it('is not guessed while the account is unknown', async () => {
    orders = [third];
    await openKitchen();
    expect(screen.queryByText(/Ronda/)).toBeNull();
  });
});

describe('a kitchen with stations', () => {
  const station = (clave: string, nombre: string): Station => ({
    clave,
    nombre,
    impresora: null,
    objetivoMin: 10,
  });
  const dish = (linea: number, nombre: string, estacion: string) =>
    anOrderLine({ linea, id_sigo: nombre.toUpperCase(), nombre, estacion });
  const both = [dish(1, 'Churrasco', 'parrilla'), dish(2, 'Limonada', 'barra')];
  const LISTO = '2025-11-14T18:09:00.000Z';

  beforeEach(() => {
    clearStorage();
    stored.user.set(anEmployeeUser({ permisos: ['cocina'] }));
    stored.location.set(aLocation());
    stations = [station('parrilla', 'Parrilla'), station('barra', 'Barra')];
    orders = [
      { ...(ORDERS[0] as Order), productos: both },
      { ...(ORDERS[1] as Order), productos: both, cocina: { listo: { 1: LISTO } } },
      { ...(ORDERS[2] as Order), productos: both, estado: 'preparado', fechaPreparado: LISTO },
    ];
  });
  const go = async (name: RegExp) => fireEvent.click(await screen.findByRole('tab', { name }));

  it('shows each station what it has to make, and keeps its place on this device', async () => {
    await openKitchen();
    await go(/^Parrilla/);
    expect(tables()).toEqual(['Mesa 1']);
    expect(screen.getByRole('tab', { name: 'Barra 2' })).toBeTruthy();
    expect(screen.queryByText('Limonada')).toBeNull();
    cleanup();
    await openKitchen();
    expect(await screen.findByRole('tab', { name: /^Parrilla/, selected: true })).toBeTruthy();
  });

  it('calls at the pass what is ready, first, until it is handed out', async () => {
    await openKitchen();
    await go(/^Pase/);
    expect(tables()).toEqual(['Mesa 3', 'Mesa 1', 'Mesa 2']);
    fireEvent.keyDown(document.body, { key: '1' });
    await pass(CALM_MS);
    expect(tables()).toEqual(['Mesa 1', 'Mesa 2']);
  });

  it('finishes a slip of its station with the number key, and brings it back with 0', async () => {
    await openKitchen();
    await go(/^Barra/);
    expect(tables()).toEqual(['Mesa 1', 'Mesa 2']);
    fireEvent.keyDown(document.body, { key: '1' });
    await pass(CALM_MS);
    expect(tables()).toEqual(['Mesa 2']);
    expect(screen.getByRole('tab', { name: 'Parrilla 1' })).toBeTruthy();
    fireEvent.keyDown(document.body, { key: '0' });
    await pass(CALM_MS);
    expect(tables()).toEqual(['Mesa 1', 'Mesa 2']);
  });

  it('brings back what a station finished by mistake', async () => {
    const calls: unknown[] = [];
    const known = fetch;
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      if (init?.method !== 'PATCH') return known(url, init);
      calls.push([url, JSON.parse(String(init.body))]);
      const order = { ...orders[1], cocina: { listo: {} }, revision: 2 };
      return Response.json({ message: 'De vuelta en la cocina.', data: order });
    });
    await openKitchen();
    await go(/^Parrilla/);
    fireEvent.click(screen.getByRole('button', { name: 'Recuperar' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Recuperar Mesa 2' }));
    await pass(CALM_MS);
    expect(tables()).toEqual(['Mesa 1', 'Mesa 2']);
    expect(calls).toEqual([
      ['/api/kitchen/platos/pedido-bbbbb', { dbName: 'centro', platos: ['1'], listo: false }],
    ]);
  });

  it('keeps a slip whose only dish was taken off the order until the cook has seen that', async () => {
    const [first] = orders as [Order];
    const by = { name: 'Laura', email: 'laura@demo.co', date: LISTO };
    const removed = { ...by, productosAntes: both };
    orders = [{ ...first, productos: both.slice(1), updates: [removed] }];
    await openKitchen();
    await go(/^Parrilla/);
    expect(tables()).toEqual(['Mesa 1']);
    expect(screen.getByText('Se quitó')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Ya lo vi' }));
    await pass(CALM_MS);
    expect(tables()).toEqual([]);
  });
});
