// @vitest-environment happy-dom

import type { Account } from '@comanda/contract/accounts/accounts';
import { accountsMessages } from '@comanda/contract/accounts/accounts.messages';
import type { Order } from '@comanda/contract/orders/orders';
import { tablesMessages } from '@comanda/contract/tables/tables.messages';
import {
  aCategory,
  aLocation,
  anAccount,
  anEmployeeUser,
  anOrder,
  aProduct,
} from '@comanda/contract/testing/test-factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_OUTBOX } from '../../features/offline/outbox.ts';
import { changeOutbox } from '../../features/offline/outbox-store.ts';
import { loadOrderDialogs } from '../../features/order-taking/order-dialogs.ts';
import { putAccount } from '../../features/tables/accounts.queries.ts';
import { reportReached } from '../../lib/api/connection.ts';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { Pedidos } from './pedidos.tsx';

vi.mock('socket.io-client', () => ({
  io: () => ({
    on: () => undefined,
    removeAllListeners: () => undefined,
    disconnect: () => undefined,
  }),
}));

const CATEGORIES = [
  aCategory({ esPlatoPrincipal: true }),
  aCategory({ _id: 'c-ent', name: 'Entradas', tiempo: 1 }),
  aCategory({ _id: 'c-fue', name: 'Fuertes', tiempo: 2 }),
];
const PRODUCTS = [
  aProduct(),
  aProduct({ _id: 'p-aji', id_sigo: 'AJIACO', nombre: 'Ajiaco', precio: 27_500 }),
  aProduct({ _id: 'p-cre', id_sigo: 'CREMA', nombre: 'Crema', categoryId: 'c-ent' }),
  aProduct({ _id: 'p-chu', id_sigo: 'CHURRASCO', nombre: 'Churrasco', categoryId: 'c-fue' }),
];

let tiempos: boolean;
let accounts: Account[];
let orders: Order[];
let isCut: boolean;
let client: QueryClient;
let answer: (path: string, body: Record<string, unknown>) => Response;
const sent: { path: string; body: Record<string, unknown> }[] = [];

beforeAll(async () => {
  await loadOrderDialogs();
  await import('../../features/tables/tables-tab.tsx');
});
beforeEach(async () => {
  clearStorage();
  await changeOutbox(() => EMPTY_OUTBOX);
  isCut = false;
  reportReached(true);
  tiempos = true;
  accounts = [];
  orders = [];
  sent.length = 0;
  answer = (path, body) =>
    path.startsWith('/api/accounts')
      ? Response.json({ message: accountsMessages.saved, data: anAccount({ revision: 9 }) })
      : Response.json({ message: 'ok', data: { ...anOrder(), ...body } });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (isCut) throw new TypeError('no network');
    if (url.startsWith('/api/categories')) return Response.json(CATEGORIES);
    if (url.startsWith('/api/products')) return Response.json(PRODUCTS);
    if (url.startsWith('/api/locations/ajustes')) {
      const pedidos = { quien: 'todos', mesaSinFirma: 'marcar' };
      const data = { pedidos, cuentas: { activas: true }, cocina: { tiempos } };
      return Response.json({ data, version: 1 });
    }
    if (url.startsWith('/api/accounts?')) return Response.json({ data: accounts, revision: 5 });
    if (url.startsWith('/api/orders?')) {
      return Response.json({ data: orders, nextCursor: null, revision: 5 });
    }
    const body = JSON.parse(String(init.body));
    sent.push({ path: url, body });
    return answer(url, body);
  });
  stored.token.set('token-de-prueba');
  stored.location.set(aLocation());
  stored.user.set(anEmployeeUser());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openPedidos() {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <TestRouter>
        <Pedidos dbName="centro" unseen={new Set()} onSeen={vi.fn()} />
      </TestRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('tab', { name: tablesMessages.tab });
}

const tap = (element: HTMLElement) => userEvent.click(element);
const type = (element: HTMLElement, text: string) => userEvent.type(element, text);
const openTab = async (name: string) => tap(await screen.findByRole('tab', { name }));
const openTables = async () => {
  await openPedidos();
  await openTab(tablesMessages.tab);
  await screen.findByRole('list', { name: 'Mesas' });
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tile = (name: RegExp) =>
  within(screen.getByRole('list', { name: 'Mesas' })).getByRole('button', { name });
const panel = () => within(screen.getByRole('complementary', { name: 'La orden' }));
const sheet = () => within(screen.getByRole('complementary', { name: 'La mesa' }));
const dialog = () => within(screen.getByRole('dialog'));
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const round = (over: Partial<Order> = {}) =>
  anOrder({
    _id: 'r1',
    mesa: '7',
    cuentaId: anAccount()._id,
    horaCreacion: minutesAgo(30),
    ...over,
  });

function occupied(over: Partial<Account> = {}) {
  accounts = [anAccount({ pedidos: ['r1'], revision: 5, abierta: minutesAgo(42), ...over })];
  orders = [round()];
}

const openSeven = async () => {
  await openTables();
  await tap(tile(/^Mesa 7/));
};
const cut = () =>
  act(async () => {
    isCut = true;
    reportReached(false);
  });
const restore = () =>
  act(async () => {
    isCut = false;
    reportReached(true);
  });

describe('the table of an order', () => {
  const takeAtSeven = async () => {
    await openSeven();
    await tap(sheet().getByRole('button', { name: 'Agregar' }));
    await tap(await screen.findByRole('button', { name: /^Agregar Ajiaco/ }));
  };

  it('survives a reload, so that its dishes go to no other table unasked', async () => {
    occupied();
    accounts.push(anAccount({ _id: 'b', mesas: ['9'] }));
    await takeAtSeven();
    cleanup();
    await openPedidos();
    expect(panel().getByText('Mesa 7')).toBeTruthy();
    await openTab(tablesMessages.tab);
    await tap(tile(/^Mesa 9/));
    await tap(sheet().getByRole('button', { name: 'Agregar' }));
    expect(dialog().getByText(/¿Descartar la orden/)).toBeTruthy();
    await tap(dialog().getByRole('button', { name: 'Volver' }));
    await openTab('Gestionar pedido');
    await tap(panel().getByRole('button', { name: tablesMessages.send }));
    await screen.findByRole('list', { name: 'Mesas' });
    expect(sent.map(({ body }) => body.mesa)).toEqual(['7']);
  });

  it('follows the account that somebody moves meanwhile', async () => {
    occupied();
    await takeAtSeven();
    const moved = { ...accounts[0], mesas: ['12'], revision: 8 } as Account;
    accounts = [moved];
    act(() => putAccount(client, 'centro', moved));
    expect(await panel().findByText('Mesa 12')).toBeTruthy();
    await tap(panel().getByRole('button', { name: tablesMessages.send }));
    await screen.findByRole('list', { name: 'Mesas' });
    expect(sent[0]?.body).toMatchObject({ mesa: '12', nombreCliente: 'Mesa 12' });
  });

  it('follows the account that somebody joins to another one', async () => {
    occupied();
    await takeAtSeven();
    const unidas = [{ cuenta: anAccount()._id, mesas: ['7'] }];
    act(() => {
      putAccount(client, 'centro', { ...anAccount(), estado: 'unida', revision: 8 });
      putAccount(client, 'centro', anAccount({ _id: 'b', mesas: ['3'], unidas, revision: 9 }));
    });
    expect(await panel().findByText('Mesa 3')).toBeTruthy();
  });

  it('is not the table of the next order', async () => {
    occupied();
    await takeAtSeven();
    await tap(panel().getByRole('button', { name: tablesMessages.send }));
    await screen.findByRole('list', { name: 'Mesas' });
    cleanup();
    await openPedidos();
    expect(panel().queryByText('Mesa 7')).toBeNull();
  });
});

it('what was typed about an order survives a reload', async () => {
  await openPedidos();
  await tap(await screen.findByRole('button', { name: /^Agregar Ajiaco/ }));
  await tap(panel().getByRole('button', { name: 'Domicilio' }));
  await type(await screen.findByLabelText('Nombre del cliente'), 'Lucía Peña');
  await type(dialog().getByLabelText('Dirección'), 'Cra. 4 # 18-50');
  cleanup();
  await openPedidos();
  await tap(await panel().findByRole('button', { name: 'Domicilio' }));
  const value = (label: string) => (dialog().getByLabelText(label) as HTMLInputElement).value;
  expect([value('Nombre del cliente'), value('Dirección')]).toEqual([
    'Lucía Peña',
    'Cra. 4 # 18-50',
  ]);
});
