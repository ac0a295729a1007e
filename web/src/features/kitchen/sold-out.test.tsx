// @vitest-environment happy-dom

import { productsMessages } from '@comanda/contract/menu/products.messages';
import { aCategory, aLocation, aProduct } from '@comanda/contract/testing/test-factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { PendingTape } from './por-preparar.tsx';

vi.mock('socket.io-client', () => ({
  io: () => ({
    on: () => undefined,
    removeAllListeners: () => undefined,
    disconnect: () => undefined,
  }),
}));

const AJIACO = aProduct({ _id: 'p-aji', id_sigo: 'AJIACO', nombre: 'Ajiaco', agotado: false });
const tape = [
  { id_sigo: 'AJIACO', nombre: 'Ajiaco', cantidad: 3 },
  { id_sigo: 'GONE', nombre: 'Plato que ya no está en el menú', cantidad: 1 },
];
const sent: object[] = [];
/** The server's answer where it refuses; null where it does as it is told. */
let refusal: PromiseWithResolvers<Response> | null;

beforeEach(() => {
  clearStorage();
  sent.length = 0;
  refusal = null;
  stored.location.set(aLocation());
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url.startsWith('/api/categories')) return Response.json([aCategory()]);
    if (url.startsWith('/api/products?')) return Response.json([AJIACO]);
    const body = JSON.parse(String(init.body));
    sent.push({ url, ...body });
    if (refusal) return refusal.promise;
    return Response.json({ message: 'x', data: { ...AJIACO, agotado: body.agotado } });
  });
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <TestRouter>
        <PendingTape dishes={tape} later={[]} total={4} />
      </TestRouter>
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sellOut = () => screen.findByRole('button', { name: productsMessages.sellOut('Ajiaco') });
const undo = () => screen.findByRole('button', { name: productsMessages.undoSoldOut('Ajiaco') });
const url = '/api/products/agotado';

it('one tap on the tape sells a dish out, and one more takes it back', async () => {
  fireEvent.click(await sellOut());
  fireEvent.click(await undo());
  await sellOut();
  expect(screen.queryByText(productsMessages.isSoldOut)).toBeNull();
  await waitFor(() =>
    expect(sent).toMatchObject([
      { url, productId: 'p-aji', agotado: true },
      { url, productId: 'p-aji', agotado: false },
    ]),
  );
});

it('says that it is sold out, and no longer if the server refuses', async () => {
  refusal = Promise.withResolvers();
  fireEvent.click(await sellOut());
  await screen.findByText(productsMessages.isSoldOut);
  const body = { error: 'No se pudo.', code: 'permiso_denegado' };
  refusal.resolve(Response.json(body, { status: 403 }));
  await sellOut();
  expect(screen.queryByText(productsMessages.isSoldOut)).toBeNull();
});

it('offers it for no dish that the menu does not have', async () => {
  await sellOut();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
