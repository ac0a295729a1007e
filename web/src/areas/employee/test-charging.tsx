import { chargeMessages } from '@comanda/contract/accounts/charge-screen.messages';
import { tillViewMessages } from '@comanda/contract/accounts/till-views.messages';
import { aLocation, anEmployeeUser } from '@comanda/contract/testing/test-factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { forgetDrafts } from '../../features/charging/charge-draft.ts';
import { line, openTill, round, type Till } from '../../features/charging/test-till.ts';
import { EMPTY_OUTBOX } from '../../features/offline/outbox.ts';
import { changeOutbox } from '../../features/offline/outbox-store.ts';
import { reportReached } from '../../lib/api/connection.ts';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { Caja } from './caja.tsx';

interface Desk {
  till: Till;
  client: QueryClient;
  /** Since a table was opened. */
  taps: number;
}

/** The till of a test, new in each. */
export const desk = {} as Desk;

/** Before each test of a file: a cashier, signed in, at a till that has one table. */
export function startEachAtTill(): void {
  beforeAll(async () => {
    await import('../../features/charging/till-accounts.tsx');
    await import('../../features/charging/undelivered-sales.tsx');
    await import('../../features/charging/charge-page.tsx');
  });
  beforeEach(async () => {
    clearStorage();
    forgetDrafts();
    await changeOutbox(() => EMPTY_OUTBOX);
    reportReached(true);
    desk.till = openTill();
    stored.token.set('token-de-prueba');
    stored.location.set(aLocation());
    stored.user.set(anEmployeeUser({ permisos: ['caja'] }));
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}

export async function openCaja() {
  desk.client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={desk.client}>
      <TestRouter>
        <Caja dbName="centro" unseen={new Set()} onSeen={vi.fn()} />
      </TestRouter>
    </QueryClientProvider>,
  );
  await screen.findByText('Total del día');
}

export const tap = (element: HTMLElement) => {
  desk.taps += 1;
  return userEvent.click(element);
};
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** Parts of the till have files of their own, so a button may come a moment later. */
export const press = async (name: string | RegExp) =>
  tap(await screen.findByRole('button', { name }));
export const openTable = async (name = /Mesa 7/) => {
  await openCaja();
  desk.taps = 0;
  await tap(await screen.findByRole('button', { name }));
  await screen.findByRole('heading', { level: 1, name: /^Cobrar la mesa/ });
};
export const yes = () => press(/^Sí, incluir/);
export const parts = () =>
  within(screen.getByRole('list', { name: chargeMessages.howTheyPay }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
export const lastPay = () => desk.till.charges().at(-1)?.body;

/** An order of the counter. */
export const sale = (over = {}) =>
  round('v1', [line('Hamburguesa', 1, 25_000)], {
    tipo: 'para_llevar',
    mesa: null,
    cuentaId: null,
    telefono: '3001234567',
    nombreCliente: 'Camilo',
    ...over,
  });
export const openSale = async () => {
  await openCaja();
  await press(tillViewMessages.byOrder);
  await press(tillViewMessages.charge);
  await screen.findByRole('heading', { level: 1, name: chargeMessages.titleOrders(1) });
};
