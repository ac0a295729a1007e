// @vitest-environment happy-dom
import type { AuditEntry } from '@comanda/contract/audit/audit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAddress } from '../../lib/address.tsx';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { Audit } from './audit.tsx';

const CENTRO = { _id: 'l1', dbName: 'centro', nombre: 'Centro' };
const CHAPINERO = { _id: 'l2', dbName: 'chapinero', nombre: 'Chapinero' };

const PRICE: AuditEntry = {
  _id: 'a1',
  fecha: '2026-11-15T15:42:00.000Z',
  sede: { dbName: 'centro', nombre: 'Centro' },
  actor: { tipo: 'propietario', id: 'u1', nombre: 'Marta' },
  accion: 'cambiado',
  entidad: 'producto',
  entidadId: 'p1',
  antes: { _id: 'p1', nombre: 'Ajiaco', precio: 24_500 },
  despues: { _id: 'p1', nombre: 'Ajiaco', precio: 26_500 },
};
const FORGOTTEN: AuditEntry = {
  ...PRICE,
  _id: 'a2',
  accion: 'olvidado',
  entidad: 'cliente',
  antes: null,
  despues: null,
  actor: { tipo: 'empleado', id: 'e1', nombre: 'Yolanda' },
};

const nothing = (_query: URLSearchParams) => Response.json({ data: [], nextCursor: null });
let answer = nothing;
const asked: URLSearchParams[] = [];

beforeEach(() => {
  answer = nothing;
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://comanda.example');
    if (pathname !== '/api/audit') return Response.json({ data: [CENTRO, CHAPINERO] });
    asked.push(searchParams);
    return answer(searchParams);
  });
  stored.token.set('t1');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  asked.length = 0;
});

const shows = (data: AuditEntry[], nextCursor: string | null = null) => {
  answer = () => Response.json({ data, nextCursor });
};

function Address() {
  return <output>{useAddress().search}</output>;
}

function open(search = '') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <TestRouter at={`/restaurant/audit${search}`}>
        <Audit />
        <Address />
      </TestRouter>
    </QueryClientProvider>,
  );
}

const address = () => document.querySelector('output')?.textContent;

it('tells who did what, when and where, grouped by day', async () => {
  shows([PRICE]);
  open();
  const row = await screen.findByRole('listitem');
  expect(row.textContent).toContain('Marta cambió el precio de Ajiaco de $24.500 a $26.500');
  expect(row.textContent).toContain('10:42 a. m. · Propietario · Centro');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('15 de noviembre');
});

it('opens an entry to show the values before and after, if there are any', async () => {
  shows([PRICE, FORGOTTEN]);
  open();
  const [price, forgotten] = await screen.findAllByRole('listitem');
  expect(price?.querySelector('details dl')?.textContent).toBe(
    'PrecioAntes: $24.500Después: $26.500',
  );
  expect(forgotten?.querySelector('details')).toBeNull();
});

it('filters by kind, person and sede, and keeps the filters in the address', async () => {
  shows([PRICE, FORGOTTEN]);
  open();
  await screen.findAllByRole('listitem');
  await userEvent.selectOptions(screen.getByLabelText('Qué cambió'), 'Clientes');
  await userEvent.selectOptions(screen.getByLabelText('Quién'), 'Yolanda');
  await userEvent.selectOptions(screen.getByLabelText('Dónde'), 'Chapinero');
  await vi.waitFor(() =>
    expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({
      entidad: 'cliente',
      actor: 'e1',
      dbName: 'chapinero',
    }),
  );
  // On a slow machine the address may have been written after each choice.
  await vi.waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(address()))).toEqual({
      sede: 'chapinero',
      tipo: 'cliente',
      persona: 'e1',
    }),
  );
});

it('still lists the other people when it is filtered by one', async () => {
  answer = (query) =>
    Response.json({ data: query.has('actor') ? [PRICE] : [PRICE, FORGOTTEN], nextCursor: null });
  open();
  await screen.findAllByRole('listitem');
  await userEvent.selectOptions(screen.getByLabelText('Quién'), 'Marta');
  await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  const names = within(screen.getByLabelText('Quién')).getAllByRole('option');
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Todas las personas',
    'Marta',
    'Yolanda',
  ]);
});

it("finds an order by its number, with or without '#'", async () => {
  open('?q=%23D3D2A&periodo=hoy');
  await screen.findByText('Ningún cambio coincide');
  expect(asked.at(-1)?.get('q')).toBe('D3D2A');
  expect(asked.at(-1)?.get('desde')).toBe(asked.at(-1)?.get('hasta'));
});

it('offers to remove filters that match nothing', async () => {
  answer = (query) =>
    Response.json({ data: query.has('entidad') ? [] : [PRICE], nextCursor: null });
  open('?tipo=pedido');
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar filtros' }));
  await screen.findByRole('listitem');
  await vi.waitFor(() => expect(address()).toBe(''));
});

it('loads older entries with the cursor of the last page', async () => {
  shows([PRICE], 'c2');
  open();
  const more = await screen.findByRole('button', { name: 'Ver más' });
  shows([FORGOTTEN]);
  await userEvent.click(more);
  await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(asked.at(-1)?.get('cursor')).toBe('c2');
});

it('tells what will be shown here while nothing has happened yet', async () => {
  shows([]);
  open();
  await screen.findByText('Todavía no hay cambios');
});

it('offers a retry if the server does not answer', async () => {
  answer = () => Response.json({ error: 'Se cayó', code: 'error_interno' }, { status: 500 });
  open();
  await screen.findByText('No pudimos traer el historial');
  shows([PRICE]);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByRole('listitem');
});
