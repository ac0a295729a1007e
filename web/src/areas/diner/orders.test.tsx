// @vitest-environment happy-dom

import { visitMessages } from '@comanda/contract/accounts/visit.messages';
import type { HandshakeAuth } from '@comanda/contract/events';
import type { Location } from '@comanda/contract/locations/locations';
import { cancellingMessages } from '@comanda/contract/orders/cancelling.messages';
import type { Order } from '@comanda/contract/orders/orders';
import { socketMessages } from '@comanda/contract/pages/socket.messages';
import {
  aCategory,
  anOrder,
  anOrderLine,
  aProduct,
} from '@comanda/contract/testing/test-factories';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Route, Switch } from 'wouter';
import { returnedOrders } from '../../features/checkout/stored-orders.ts';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { Orders } from './orders.tsx';

interface Line {
  auth: HandshakeAuth;
  listener: { updated_order: (order: Order) => void; onConnect: () => void };
}

const { lines, playSound, toast } = vi.hoisted(() => ({
  lines: [] as Line[],
  playSound: vi.fn(),
  toast: { success: vi.fn(), warning: vi.fn(), error: vi.fn() },
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
  playSound,
  unlockIfTouched: vi.fn(),
  unlockSound: vi.fn(),
}));

const TODAY = new Date().toISOString();
const order = (over: Partial<Order> = {}) =>
  anOrder({ _id: 'pedido-aaaaa', horaCreacion: TODAY, ...over });
const ready = (over: Partial<Order> = {}) =>
  order({ estado: 'preparado', fechaPreparado: TODAY, revision: 2, ...over });

let mine: { data: Order[]; nextCursor: string | null };
let followed: Order[];
const menu = { products: [aProduct({ precio: 40_000 })], categories: [aCategory()] };
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  mine = { data: [], nextCursor: null };
  followed = [];
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockImplementation(async (url) => {
    if (String(url).includes('/mine')) return Response.json(mine);
    if (String(url).includes('/api/products')) return Response.json(menu.products);
    if (String(url).includes('/api/categories')) return Response.json(menu.categories);
    if (String(url).includes('/api/modifiers')) return Response.json([]);
    return Response.json({ data: followed.map((one) => ({ seguimiento: 't', order: one })) });
  });
  stored.location.set({
    _id: 'l1',
    dbName: 'centro',
    nombre: 'Centro',
    direccion: 'Calle 12',
    telefono: '601 555 0101',
    horario: '',
    logo: '',
    imagen: '',
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  clearStorage();
  lines.length = 0;
});

const open = () =>
  render(
    <TestRouter at="/user/orders">
      <Switch>
        <Route path="/user/orders">
          <Orders />
        </Route>
        <Route path="/user/cart">
          <p>El carrito</p>
        </Route>
      </Switch>
    </TestRouter>,
  );
const remember = (one: Order, seguimiento: string | null = 't') => {
  followed = [one];
  stored.placedOrders.set([{ order: one, seguimiento }]);
};
const signIn = () => {
  stored.token.set('t-cliente');
  stored.user.set({
    tipo: 'cliente',
    _id: 'c1',
    nombre: 'Laura',
    email: 'laura@correo.com',
    telefono: '300',
    direccion: null,
  });
};
const tell = (one: Order) => act(async () => lines[0]?.listener.updated_order(one));
const calls = (part: string) => fetchMock.mock.calls.filter(([url]) => String(url).includes(part));

describe('the orders of a diner', () => {
  test('are empty for a diner who has not ordered here', async () => {
    open();
    await screen.findByText('Aún no has pedido en esta sede');
    expect(fetchMock).not.toHaveBeenCalled();
    expect(lines).toEqual([]);
  });

  test('say that the sede is closed until somebody has prepared them', async () => {
    stored.location.set({
      ...(stored.location.get() as Location),
      horario: 'Todos los días cerrado',
    });
    remember(order());
    open();
    await screen.findByText('Recibimos tu pedido');
    // No toast stands on it.
    expect(screen.getByText(/La sede está cerrada/).closest('[data-clear]')).toBeTruthy();
    await tell(ready());
    expect(screen.queryByText(/La sede está cerrada/)).toBeNull();
  });

  test('say in words what the restaurant changed in them', async () => {
    const placed = order();
    remember(placed);
    open();
    await screen.findByText('Recibimos tu pedido');
    expect(screen.queryByText(/El restaurante cambió tu pedido/)).toBeNull();
    const { productos, tipo, metodoPago, total } = placed;
    const antes = { tipo, mesa: '7', metodoPago, total };
    const update = {
      name: 'Luz',
      email: '',
      date: new Date().toISOString(),
      productosAntes: productos,
      antes,
    };
    await tell({
      ...placed,
      revision: placed.revision + 1,
      mesa: '9',
      productos: [
        ...productos,
        anOrderLine({ id_sigo: 'L', nombre: 'Limonada de coco', cantidad: 2 }),
      ],
      updates: [update],
    });
    const told = screen.getByText(/El restaurante cambió tu pedido/).parentElement;
    expect(
      within(told as HTMLElement)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['Agregó 2 Limonada de coco.', 'Ahora va a la mesa 9; antes, la 7.']);
    expect(told?.closest('[role=status]')).not.toBeNull();
  });

  test('are followed by a guest with the token of each', async () => {
    remember(order());
    followed = [ready()];
    open();
    expect(screen.getByText('Recibimos tu pedido')).toBeTruthy();
    await screen.findByText('¡Ya está preparado!');
    expect(JSON.parse(String(calls('seguimiento')[0]?.[1]?.body))).toEqual({
      dbName: 'centro',
      tokens: ['t'],
    });
    expect(lines.map(({ auth }) => auth)).toEqual([{ dbName: 'centro', seguimiento: 't' }]);
    expect(stored.placedOrders.get()?.[0]?.order.estado).toBe('preparado');
    expect(playSound).not.toHaveBeenCalled();
  });

  test('can be cancelled by a guest after a question, until one is prepared', async () => {
    remember(order());
    open();
    await waitFor(() => expect(lines).toHaveLength(1));
    const ask = () => screen.queryByRole('button', { name: cancellingMessages.own });
    await userEvent.click(ask() as HTMLElement);
    expect(screen.getByRole('dialog', { name: cancellingMessages.ownQuestion })).toBeTruthy();
    await tell(ready());
    // The kitchen was first: question and button are gone.
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(ask()).toBeNull();
  });

  test.each([
    ['a guest, with the token that came with it', 't', null],
    ['a signed-in diner, with the session', null, 'Bearer t-cliente'],
  ])('are cancelled by %s', async (_who, seguimiento, authorization) => {
    remember(order(), seguimiento);
    if (seguimiento === null) {
      signIn();
      mine = { data: [order()], nextCursor: null };
    }
    open();
    await userEvent.click(await screen.findByRole('button', { name: cancellingMessages.own }));
    const updates = [{ name: '', email: '', date: TODAY, cancelo: 'cliente' as const }];
    const now = order({ estado: 'cancelado', fechaCancelado: TODAY, revision: 3, updates });
    fetchMock.mockImplementation(async () => Response.json({ message: 'ok', data: now }));
    const question = within(screen.getByRole('dialog', { name: cancellingMessages.ownQuestion }));
    await userEvent.click(question.getByRole('button', { name: cancellingMessages.own }));
    await screen.findByText(/^Cancelaste tu pedido a las?/);
    const [call] = calls('cancelOwn');
    expect(call?.[0]).toBe('/api/orders/cancelOwn/pedido-aaaaa');
    expect(JSON.parse(String(call?.[1]?.body))).toEqual({ dbName: 'centro', seguimiento });
    expect(new Headers(call?.[1]?.headers).get('Authorization')).toBe(authorization);
    expect(screen.queryByRole('button', { name: cancellingMessages.own })).toBeNull();
  });

  test('that are no longer cancelled say why', async () => {
    remember(order());
    open();
    await userEvent.click(await screen.findByRole('button', { name: cancellingMessages.own }));
    const error = cancellingMessages.movedOn('preparado');
    followed = [ready()];
    const usual = fetchMock.getMockImplementation() as typeof fetch;
    fetchMock.mockImplementation(async (url, init) =>
      String(url).includes('cancelOwn')
        ? Response.json({ error, code: 'estado_cambiado' }, { status: 409 })
        : usual(url, init),
    );
    const question = within(screen.getByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: cancellingMessages.own }));
    await waitFor(() => expect(toast.error.mock.calls[0]?.[0]).toBe(error));
    await screen.findByText('¡Ya está preparado!');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('play a sound and show a toast when one is prepared', async () => {
    remember(order());
    open();
    await waitFor(() => expect(lines).toHaveLength(1));
    await tell(ready());
    const slip = screen.getByRole('article', { name: 'Pedido aaaaa' });
    expect(within(slip).getByText('¡Ya está preparado!')).toBeTruthy();
    expect(playSound.mock.calls).toEqual([['pedidos']]);
    expect(toast.success.mock.calls[0]?.[0]).toBe('¡Tu pedido AAAAA está preparado!');
  });

  test('send a notification to a diner who asked for it', async () => {
    const sent = vi.fn();
    class Permitted {
      static permission = 'default';
      static requestPermission = async () => {
        Permitted.permission = 'granted';
        return 'granted';
      };
      constructor(title: string) {
        sent(title);
      }
    }
    vi.stubGlobal('Notification', Permitted);
    remember(order());
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Avísame cuando esté listo' }));
    await screen.findByText('Te avisamos cuando esté listo.');
    await tell(ready());
    expect(sent).toHaveBeenCalledWith('¡Tu pedido AAAAA está preparado!');
  });

  test('are no longer listened to once delivered', async () => {
    remember(order());
    open();
    await waitFor(() => expect(lines).toHaveLength(1));
    await tell(order({ estado: 'entregado', fechaEntregado: TODAY, revision: 3 }));
    await screen.findByText('Pedido entregado');
    expect(lines).toEqual([]);
  });

  test('are fetched again when the socket connects and when the page is visible again', async () => {
    remember(order());
    open();
    await waitFor(() => expect(lines).toHaveLength(1));
    const before = calls('seguimiento').length;
    await act(async () => lines[0]?.listener.onConnect());
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(calls('seguimiento')).toHaveLength(before + 2);
  });

  test('are those of the account for a signed-in diner, page by page', async () => {
    signIn();
    const old = order({
      _id: 'pedido-bbbbb',
      estado: 'facturado',
      horaCreacion: '2025-01-02T10:00:00.000Z',
    });
    mine = { data: [order()], nextCursor: 'mas' };
    open();
    await screen.findByText('Recibimos tu pedido');
    await waitFor(() =>
      expect(lines.map(({ auth }) => auth)).toEqual([{ dbName: 'centro', token: 't-cliente' }]),
    );
    mine = { data: [old], nextCursor: null };
    await userEvent.click(screen.getByRole('button', { name: 'Ver pedidos más antiguos' }));
    await screen.findByText('bbbbb');
    expect(screen.getAllByText('Entregado').length).toBeGreaterThan(1);
    expect(String(calls('/mine').at(-1)?.[0])).toContain('cursor=mas');
  });

  test('are removed here if the server no longer has them', async () => {
    remember(order());
    followed = [];
    open();
    await screen.findByText('Aún no has pedido en esta sede');
  });

  test('are shown as last known without connection', async () => {
    remember(order());
    fetchMock.mockRejectedValueOnce(new TypeError('offline'));
    open();
    await screen.findByText(/esto es lo último que supimos/);
    expect(screen.getByText('Recibimos tu pedido')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.queryByText(/lo último que supimos/)).toBeNull());
  });

  test('tell clearly that one was cancelled', async () => {
    remember(order({ estado: 'cancelado', fechaCancelado: TODAY }));
    open();
    await screen.findByText('Pedido cancelado');
    expect(screen.queryByText('Pendiente')).toBeNull();
  });

  test('can be ordered again, without what is not available', async () => {
    const gone = { ...order().productos[0], id_sigo: 'SANCOCHO', nombre: 'Sancocho' };
    const productos = [...order().productos, gone] as Order['productos'];
    remember(order({ estado: 'entregado', productos }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: /Pedir otra vez/ }));
    await screen.findByText('El carrito');
    expect(stored.cart.get()).toMatchObject([{ id_sigo: 'BANDEJA', precio: 40_000 }]);
    expect(toast.warning.mock.calls[0]?.[1].description).toContain('Sancocho');
  });
});

test('a refused order is announced on the orders page', async () => {
  const draft = { dbName: 'centro', tipo: 'para_llevar', productos: [] };
  const nothing = { items: [], changes: [], refused: [] };
  returnedOrders.set([{ key: 'k1', draft, cliente: null, message: 'La sede cerró', ...nothing }]);
  open();
  const link = await screen.findByRole('link', { name: /otra vez en tu carrito/ });
  expect(link.getAttribute('href')).toBe('/user/cart');
});

test('an account of the table that could not be read can be asked for again', async () => {
  stored.table.set({ dbName: 'centro', mesa: '7', firma: 'f', at: Date.now() });
  let isBroken = true;
  fetchMock.mockImplementation(async (url) => {
    if (!String(url).includes('/api/visits')) return Response.json({ data: [] });
    if (isBroken) throw new TypeError('offline');
    return Response.json({ data: null });
  });
  open();
  await screen.findByText(visitMessages.loadFailed);
  expect(screen.queryByText('Aún no has pedido en esta sede')).toBeNull();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByText('Aún no has pedido en esta sede');
});
