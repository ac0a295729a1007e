// @vitest-environment happy-dom
import type { FailedTicket } from '@comanda/contract/printing/failed-tickets';
import { failedTicketsMessages } from '@comanda/contract/printing/failed-tickets.messages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FailedTickets } from './failed-tickets.tsx';

const { toast } = vi.hoisted(() => ({
  toast: { success: vi.fn(), warning: vi.fn(), error: vi.fn() },
}));
vi.mock('../../lib/toast.ts', () => ({ toast }));

const ticket = (id: string, error: string | null = 'Sin papel'): FailedTicket => ({
  id,
  estacion: 'parrilla',
  impresora: 'parrilla',
  pedido: 'pedido-abcde',
  clase: 'comanda',
  error,
  fecha: '2025-11-14T18:00:00.000Z',
});

let failed: FailedTicket[] = [];
let answer = () => Response.json({ message: 'Va otra vez', data: { enCola: 2 } });
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  failed = [];
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockImplementation(async (_url, init) => {
    if (init?.method !== 'POST') return Response.json({ data: failed, imprime: true });
    const said = answer();
    if (said.ok) failed = [];
    return said;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const draw = (estacion: string | null = null) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FailedTickets dbName="centro" estacion={estacion} />
    </QueryClientProvider>,
  );
const pill = () => screen.findByRole('button', { name: 'Sin imprimir: 2 Reintentar' });
const sent = () =>
  fetchMock.mock.calls
    .filter(([, init]) => init?.method === 'POST')
    .map(([, init]) => JSON.parse(String(init?.body)));

it('draws nothing where every ticket came out, and asks for its own station', async () => {
  draw('barra');
  await waitFor(() => expect(String(fetchMock.mock.calls[0]?.[0])).toContain('estacion=barra'));
  expect(screen.queryByRole('button')).toBeNull();
});

it('says how many are missing; a tap prints them again, says why they were, and the pill goes', async () => {
  failed = [ticket('a'), ticket('b')];
  draw();
  fireEvent.click(await pill());
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(sent()).toEqual([{ dbName: 'centro', ids: ['a', 'b'] }]);
  const options = { id: 'tiquetes-cocina', description: 'Sin papel' };
  expect(toast.success).toHaveBeenCalledWith('Va otra vez', options);
});

it('warns where the printer is not connected', async () => {
  answer = () => Response.json({ message: failedTicketsMessages.waiting, data: { enCola: 0 } });
  failed = [ticket('a', null), ticket('b', null)];
  draw();
  fireEvent.click(await pill());
  await waitFor(() =>
    expect(toast.warning).toHaveBeenCalledWith(failedTicketsMessages.waiting, {
      id: 'tiquetes-cocina',
    }),
  );
});

it('stays, and says so, where they could not be queued', async () => {
  answer = () => Response.json({ error: 'Ahora no.' }, { status: 503 });
  failed = [ticket('a'), ticket('b')];
  draw();
  fireEvent.click(await pill());
  await waitFor(() => expect(toast.error).toHaveBeenCalled());
  expect(toast.error.mock.calls[0]?.[1]).toMatchObject({ description: 'Ahora no.' });
  expect(await pill()).toBeTruthy();
});
