// @vitest-environment happy-dom
import type { KnownClient } from '@comanda/contract/clients/clients';
import { clientsMessages } from '@comanda/contract/clients/clients.messages';
import { aLocation, anOrder } from '@comanda/contract/testing/test-factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { toast } from '../../lib/toast.ts';
import { OWNER_PATHS } from '../../owner-paths.ts';
import { Clients } from './clients.tsx';

const SEDE = aLocation();

const OWNER = {
  id: 'u1',
  email: 'marta@lasazon.example',
  estadoMembresia: 'activa' as const,
  fechaInicio: null,
  fechaFin: null,
  planNombre: null,
};

function aClient(over: Partial<KnownClient> = {}): KnownClient {
  return {
    _id: 'c1',
    nombre: 'Ana Gómez',
    direccion: 'Calle 12 # 5-43',
    telefono: '310 555 0187',
    email: 'ana@correo.example',
    fecha_registro: '2026-03-04T02:00:00.000Z',
    visitas: 0,
    gastado: 0,
    ultimaVisita: null,
    ...over,
  };
}

const answers = {
  list: (_query: URLSearchParams): unknown => ({ data: [], nextCursor: null, total: 0 }),
  orders: (): unknown => ({ data: [], nextCursor: null }),
  remove: (): Response => Response.json({ message: 'ok' }),
};
const asked: string[] = [];

const fetchMock = vi.fn(async (url: string, init?: RequestInit) => {
  const { pathname, searchParams } = new URL(url, 'http://comanda.example');
  asked.push(`${init?.method ?? 'GET'} ${url}`);
  if (pathname.startsWith('/api/locations')) return Response.json({ data: [SEDE] });
  if (init?.method === 'DELETE') return answers.remove();
  if (pathname.endsWith('/orders')) return Response.json(answers.orders());
  return Response.json(answers.list(searchParams));
});

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  stored.authUser.set(OWNER);
  asked.length = 0;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

function openClients(address = '/restaurant/clients') {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TestRouter at={address}>
        <Clients />
      </TestRouter>
    </QueryClientProvider>,
  );
}

it('shows since when somebody is a client, by the calendar of Bogota, and how to reach them', async () => {
  answers.list = () => ({ data: [aClient()], nextCursor: null, total: 1 });
  openClients();
  await screen.findByText('Desde el 3 de marzo de 2026');
  expect(screen.getByRole('link', { name: '310 555 0187' }).getAttribute('href')).toBe(
    'tel:3105550187',
  );
  expect(screen.getByRole('link', { name: 'ana@correo.example' }).getAttribute('href')).toBe(
    'mailto:ana@correo.example',
  );
  expect(screen.getByText('1 cliente')).toBeTruthy();
});

it('shows visits, what was spent, and every order of a client', async () => {
  const ultimaVisita = '2026-11-12T02:00:00.000Z';
  answers.list = () => ({
    data: [aClient({ visitas: 3, gastado: 145_000, ultimaVisita })],
    nextCursor: null,
    total: 1,
  });
  answers.orders = () => ({ data: [anOrder({ total: 48_500 })], nextCursor: null });
  openClients();
  expect((await screen.findByText('$145.000')).closest('p')?.textContent).toBe(
    '$145.000 en 3 visitasLa última, el 11 de noviembre de 2026',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ver los pedidos de Ana Gómez' }));
  const dialog = screen.getByRole('dialog', { name: 'Pedidos de Ana Gómez' });
  expect(await within(dialog).findByText('$48.500')).toBeTruthy();
});

it('searches on the server, and keeps the words in the address', async () => {
  answers.list = (query) =>
    query.get('q') === 'candelaria'
      ? { data: [aClient({ nombre: 'Luz Dary' })], nextCursor: null, total: 1 }
      : { data: [aClient()], nextCursor: null, total: 1 };
  openClients('/restaurant/clients?q=candelaria');
  await screen.findByText('Luz Dary');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('candelaria');
  await userEvent.click(screen.getByRole('button', { name: 'Borrar la búsqueda' }));
  await screen.findByText('Ana Gómez');
});

it('loads the next page on request', async () => {
  answers.list = (query) =>
    query.get('cursor') === 'pagina-2'
      ? { data: [aClient({ _id: 'c2', nombre: 'Luz Dary' })], nextCursor: null, total: 2 }
      : { data: [aClient()], nextCursor: 'pagina-2', total: 2 };
  openClients();
  await userEvent.click(await screen.findByRole('button', { name: 'Ver más' }));
  await screen.findByText('Luz Dary');
  expect(screen.getByText('Ana Gómez')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
});

it('asks before it deletes a client, and deletes nobody otherwise', async () => {
  answers.list = () => ({ data: [aClient()], nextCursor: null, total: 1 });
  openClients();
  await userEvent.click(await screen.findByRole('button', { name: 'Eliminar a Ana Gómez' }));
  expect(screen.getByRole('dialog', { name: clientsMessages.confirmDelete })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Volver' }));
  expect(asked.some((call) => call.startsWith('DELETE'))).toBe(false);
});

it('removes the client once the server has deleted them', async () => {
  let isThere = true;
  answers.list = () =>
    isThere
      ? { data: [aClient()], nextCursor: null, total: 1 }
      : { data: [], nextCursor: null, total: 0 };
  answers.remove = () => {
    isThere = false;
    return Response.json({ message: clientsMessages.deleted });
  };
  const said = vi.spyOn(toast, 'success').mockResolvedValue();
  openClients();
  await userEvent.click(await screen.findByRole('button', { name: 'Eliminar a Ana Gómez' }));
  await userEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
  await screen.findByText('Todavía no hay clientes registrados');
  expect(asked).toContain('DELETE /api/clients/delete/c1?dbName=centro');
  expect(said).toHaveBeenCalledWith(clientsMessages.deleted);
});

it('leads an owner without clients to the link and its QR code', async () => {
  answers.list = () => ({ data: [], nextCursor: null, total: 0 });
  openClients();
  const link = await screen.findByRole('link', { name: 'Ver tu link y su código QR' });
  expect(link.getAttribute('href')).toBe(OWNER_PATHS.link);
});

it('tells why the server does not delete a client', async () => {
  answers.list = () => ({ data: [aClient()], nextCursor: null, total: 1 });
  const reason = 'Este cliente tiene pedidos en curso. Elimínalo cuando terminen.';
  answers.remove = () =>
    Response.json({ error: reason, code: 'cliente_con_pedidos_abiertos' }, { status: 409 });
  const said = vi.spyOn(toast, 'error').mockResolvedValue();
  openClients();
  await userEvent.click(await screen.findByRole('button', { name: 'Eliminar a Ana Gómez' }));
  await userEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
  await vi.waitFor(() =>
    expect(said).toHaveBeenCalledWith(clientsMessages.deleteFailed, { description: reason }),
  );
  expect(screen.getByText('Ana Gómez')).toBeTruthy();
});
