import type { Account } from '@comanda/contract/accounts/accounts';
import { accountsMessages } from '@comanda/contract/accounts/accounts.messages';
import { bogotaDay, dayRange } from '@comanda/contract/days';
import type { Category, Product } from '@comanda/contract/menu/menu';
import type { Order } from '@comanda/contract/orders/orders';
import type { Plan } from '@comanda/contract/tables/tables';
import {
  aLocation,
  anAccount,
  anEmployeeUser,
  anOrder,
} from '@comanda/contract/testing/test-factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { EMPTY_OUTBOX } from '../../features/offline/outbox.ts';
import { changeOutbox } from '../../features/offline/outbox-store.ts';
import { loadOrderDialogs } from '../../features/order-taking/order-dialogs.ts';
import { reportReached } from '../../lib/api/connection.ts';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { Pedidos } from './pedidos.tsx';

type Sent = { path: string; body: Record<string, unknown>; key: string | null };
type Menu = { categories: Category[]; products: Product[] };

/** What the server has of a sede, and what the screen has asked of it. */
export const sede = {
  activas: true,
  tiempos: true,
  plan: { zonas: [] } as Plan,
  accounts: [] as Account[],
  orders: [] as Order[],
  waiters: [] as { id: string; nombre: string }[],
  isCut: false,
  /** To anything that is no question. */
  answer: saved as (path: string, body: Record<string, unknown>) => Response,
  sent: [] as Sent[],
};

function saved(path: string, body: Record<string, unknown>): Response {
  return path.startsWith('/api/accounts')
    ? Response.json({ message: accountsMessages.saved, data: anAccount({ revision: 9 }) })
    : Response.json({ message: 'ok', data: { ...anOrder(), ...body } });
}

/** Each test begins at a sede with this menu and nobody at its tables, signed in as a waiter. */
export function serveTables({ categories, products }: Menu): void {
  beforeAll(async () => {
    await loadOrderDialogs();
    await import('../../features/tables/tables-tab.tsx');
  });
  beforeEach(async () => {
    clearStorage();
    await changeOutbox(() => EMPTY_OUTBOX);
    reportReached(true);
    const nothing = { plan: { zonas: [] }, accounts: [], orders: [], waiters: [], sent: [] };
    Object.assign(sede, nothing, { activas: true, tiempos: true, isCut: false, answer: saved });
    vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
      if (sede.isCut) throw new TypeError('no network');
      const known = read(url, { categories, products });
      if (known !== undefined) return Response.json(known);
      const body = JSON.parse(String(init.body));
      sede.sent.push({ path: url, body, key: new Headers(init.headers).get('Idempotency-Key') });
      return sede.answer(url, body);
    });
    stored.token.set('token-de-prueba');
    stored.location.set(aLocation());
    stored.user.set(anEmployeeUser());
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}

function read(url: string, { categories, products }: Menu): object | undefined {
  const { activas, tiempos, plan, accounts, orders, waiters } = sede;
  if (url.startsWith('/api/categories')) return categories;
  if (url.startsWith('/api/products')) return products;
  if (url.startsWith('/api/locations/ajustes')) {
    const pedidos = { quien: 'todos', mesaSinFirma: 'marcar' };
    return { version: 1, ajustes: { pedidos, cuentas: { activas }, cocina: { tiempos } } };
  }
  if (url.startsWith('/api/accounts/meseros')) return { data: waiters };
  if (url.startsWith('/api/tables?')) return { data: plan, version: 1 };
  if (url.startsWith('/api/accounts?')) return { data: accounts, revision: 5 };
  if (url.startsWith('/api/orders?')) return { data: orders, nextCursor: null, revision: 5 };
  return undefined;
}

/** Shows the section where orders are taken. */
export function renderPedidos(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <TestRouter>
        <Pedidos dbName="centro" unseen={new Set()} onSeen={vi.fn()} />
      </TestRouter>
    </QueryClientProvider>,
  );
  return client;
}

export const tile = (name: RegExp) =>
  within(screen.getByRole('list', { name: 'Mesas' })).getByRole('button', { name });
export const panel = () => within(screen.getByRole('complementary', { name: 'La orden' }));
export const sheet = () => within(screen.getByRole('complementary', { name: 'La mesa' }));
export const dialog = () => within(screen.getByRole('dialog'));

export const minutesAgo = (minutes: number) =>
  new Date(Date.now() - minutes * 60_000).toISOString();

/**
 * An order of the account of table 7. Of today, also in the first half hour of it: a list of today has no invoiced order
 * of yesterday.
 */
export const round = (over: Partial<Order> = {}) => {
  const [lately, midnight] = [minutesAgo(30), dayRange(bogotaDay(new Date())).from.toISOString()];
  return anOrder({
    _id: 'r1',
    mesa: '7',
    cuentaId: anAccount()._id,
    horaCreacion: lately > midnight ? lately : midnight,
    ...over,
  });
};

/** Somebody sits at table 7. */
export function occupied(over: Partial<Account> = {}): void {
  sede.accounts = [anAccount({ pedidos: ['r1'], revision: 5, abierta: minutesAgo(42), ...over })];
  sede.orders = [round()];
}

/** Whether the network is there. */
const reach = (isThere: boolean) =>
  act(async () => {
    sede.isCut = !isThere;
    reportReached(isThere);
  });
export const cut = () => reach(false);
export const restore = () => reach(true);
