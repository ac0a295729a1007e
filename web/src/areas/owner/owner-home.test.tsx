// @vitest-environment happy-dom
import { ownerAuthMessages } from '@comanda/contract/auth/auth.messages';
import type { HomeSede } from '@comanda/contract/owners/owners';
import type { Report } from '@comanda/contract/reports/reports';
import { aLocation } from '@comanda/contract/testing/test-factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { welcomeNext } from '../../features/auth/welcome.ts';
import { forgetTabSede } from '../../features/owner/tab-sede.ts';
import { aReport } from '../../features/reports/test-report.ts';
import { navigate } from '../../lib/address.tsx';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { OwnerHome } from './owner-home.tsx';

const heard = vi.hoisted(() => new Set<string>());
vi.mock('../../lib/live/socket.ts', () => ({
  connect: (_sede: object, listener: object) => {
    for (const event of Object.keys(listener)) heard.add(event);
    return () => undefined;
  },
}));

const horario = 'Todos los días, 12 m. – 10 p. m.';
const CENTRO = aLocation({ _id: 's1', dbName: 'centro', nombre: 'Centro', horario });
const CHAPINERO = aLocation({
  _id: 's2',
  dbName: 'chapinero',
  nombre: 'Chapinero',
  activa: false,
  horario,
});
const RESTAURANT = { _id: 'o1', nombre: 'La Sazón', path: 'la-sazon', recibePedidos: true };
let productos: number;
const facts = (dbName: string, tarde: number): HomeSede => ({
  dbName,
  cocina: { aTiempo: 4, demorados: 0, tarde },
  productos,
  agotados: 0,
  platosAgotados: [],
  personas: 2,
  impresorasApagadas: [],
  cuentasActivas: dbName === 'centro',
  cuentas: { abiertas: 11, saldo: 812_400, piden: 2 },
  clientes: 107,
  clientesNuevos: 3,
});

let today: Report['hoy'];

beforeEach(() => {
  today = null;
  productos = 10;
  clearStorage();
  forgetTabSede();
  stored.token.set('t');
  stored.authUser.set({
    id: 'o1',
    email: 'marta@lasazon.example',
    estadoMembresia: 'activa',
    fechaInicio: null,
    fechaFin: '2099-01-01T00:00:00Z',
    planNombre: 'Pro',
  });
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url, 'http://comanda.example');
    if (pathname === '/api/admin/home') {
      return Response.json({ data: [facts('centro', 0), facts('chapinero', 3)] });
    }
    if (pathname === '/api/menu/example') {
      productos = 49;
      return Response.json({ message: 'ok' });
    }
    if (pathname.startsWith('/api/reports')) {
      const porSede = ['centro', 'chapinero'].map((dbName, at) => ({
        dbName,
        nombre: dbName,
        pedidos: 7 + at,
        ventas: 100_000 * (at + 1),
        anterior: { pedidos: 0, ventas: 0 },
      }));
      return Response.json({ data: { ...aReport(), porSede, hoy: today } });
    }
    if (pathname.endsWith('verifyPath')) return Response.json({ path: 'la-sazon' });
    if (pathname.endsWith('getLocationsByPath')) {
      return Response.json({ data: [CENTRO, CHAPINERO], restaurante: RESTAURANT });
    }
    if (pathname.endsWith('getLocationsByEmail')) {
      return Response.json({ data: [CENTRO, CHAPINERO] });
    }
    if (pathname === '/api/products' || pathname === '/api/categories') return Response.json([]);
    if (pathname.startsWith('/api/chatV1')) return Response.json({ data: null });
    return Response.json({ data: [], total: 214, nextCursor: null });
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (at = '/restaurant', client = new QueryClient()) =>
  render(
    <QueryClientProvider client={client}>
      <TestRouter at={at}>
        <OwnerHome />
      </TestRouter>
    </QueryClientProvider>,
  );

test('each sede hangs on the rail with its sales and its kitchen now', async () => {
  open();
  const slips = await screen.findByRole('region', { name: 'Hoy' });
  expect(await within(slips).findByText('3 tarde')).toBeTruthy();
  expect(within(slips).getByText('4 en cocina')).toBeTruthy();
  expect(within(slips).getByText('a tiempo')).toBeTruthy();
  expect(await within(slips).findByText('$200.000')).toBeTruthy();
  expect(within(slips).getByText('Solo lectura')).toBeTruthy();
});

test('a sede whose tables have accounts tells how many are open, what they owe and who asks for the bill', async () => {
  open();
  const slips = await screen.findByRole('region', { name: 'Hoy' });
  // Chapinero has no accounts.
  expect(await within(slips).findByText('11 cuentas abiertas')).toBeTruthy();
  expect(within(slips).getByText('$812.400')).toBeTruthy();
  expect(within(slips).getByText(/2 la piden/)).toBeTruthy();
});

test('a menu that is loaded on the home, or elsewhere, is counted at once', async () => {
  productos = 0;
  // As long as the product keeps an answer without asking again.
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
  const { unmount } = open('/restaurant', client);
  const load = await screen.findByRole('button', { name: 'Cargar un menú de ejemplo' });
  expect(await screen.findByText('Centro no tiene menú')).toBeTruthy();
  fireEvent.click(load);
  await waitFor(() => expect(screen.queryByText('Centro no tiene menú')).toBeNull());

  unmount();
  productos = 0;
  open('/restaurant', client);
  expect(await screen.findByText('Centro no tiene menú')).toBeTruthy();
});

test('the home hears of accounts, so that a bill asked for shows at once', async () => {
  open();
  await screen.findByText('11 cuentas abiertas');
  expect(heard.size).toBeGreaterThan(0);
  expect([...heard]).toContain('updated_account');
});

test('the tiles tell this week’s sales, its new clients and the sedes that are open', async () => {
  open();
  const clients = await screen.findByRole('link', { name: /^Clientes/ });
  expect(await within(clients).findByText(/6 nuevos esta semana/)).toBeTruthy();
  expect(within(clients).getByText('214 registrados')).toBeTruthy();
  const reports = screen.getByRole('link', { name: /^Reportes/ });
  expect(await within(reports).findByText(/^[+−]\d+(,\d)? %$/)).toBeTruthy();
  expect(within(reports).getByText(/esta semana/)).toBeTruthy();
  const sedes = screen.getByRole('link', { name: /^Sedes/ });
  // Chapinero is read-only.
  expect(within(sedes).getByText(/^[01] abiertas? de 2$/)).toBeTruthy();
});

test('a sede that is chosen now is scrolled into view on the rail', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollTo').mockReturnValue();
  open();
  await screen.findByText('3 tarde');
  expect(scrolled).not.toHaveBeenCalled();
  act(() => navigate('/restaurant?sede=chapinero'));
  await waitFor(() => expect(scrolled).toHaveBeenCalledOnce());
});

test('the tiles are of all sedes together, and of one when the address names it', async () => {
  open();
  const figures = () =>
    ['Menú', 'Pedidos', 'Clientes', 'Personal'].map(
      (tile) => screen.getByRole('link', { name: new RegExp(`^${tile}`) }).textContent,
    );
  await screen.findByText('20 productos');
  await screen.findByText('15 facturados hoy');
  expect(figures()).toEqual([
    'Menú20 productosNada agotado',
    'Pedidos11 en cocina15 facturados hoy',
    'Clientes214 registrados6 nuevos esta semana',
    'Personal4 personasSus cargos y permisos',
  ]);
  expect(screen.getByRole('link', { name: 'Ventas de hoy' })).toBeTruthy();
  act(() => navigate('/restaurant?sede=chapinero'));
  expect(await screen.findByRole('heading', { name: 'Tu restaurante en Chapinero' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ventas de hoy de todas las sedes' })).toBeTruthy();
  expect(figures()).toEqual([
    'Menú10 productosNada agotado',
    'Pedidos7 en cocina8 facturados hoy',
    'Clientes107 registrados3 nuevos esta semana',
    'Personal2 personasSus cargos y permisos',
  ]);
});

test('the subtitle says that today is a holiday', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-16T17:00:00Z'), toFake: ['Date'] });
  open();
  expect(screen.getByText(/^lunes 16 de noviembre, festivo · 12:00 p\. m\.$/)).toBeTruthy();
  cleanup();
  vi.setSystemTime(new Date('2026-11-17T17:00:00Z'));
  open();
  expect(screen.getByText(/^martes 17 de noviembre · 12:00 p\. m\.$/)).toBeTruthy();
});

test('the line of the link opens its QR code', async () => {
  open();
  fireEvent.click(await screen.findByLabelText('Ver el código QR'));
  expect(await screen.findByLabelText(/^Código QR de /)).toBeTruthy();
  expect(screen.getByText('Descargar PNG')).toBeTruthy();
  fireEvent.click(screen.getByText('Editar link'));
  expect(screen.getByLabelText('Tu link')).toBeTruthy();
});

test('the first day is compared with nothing', async () => {
  const nothing = { pedidos: 0, ventas: 0 };
  today = {
    corte: '2026-11-04T13:00:00Z',
    ...nothing,
    semanaPasada: nothing,
    semanaPasadaCompleta: nothing,
  };
  open();
  expect(await screen.findByText('Aún no hay con qué comparar.')).toBeTruthy();
  expect(screen.queryByText(/^Igual que/)).toBeNull();
});

test('what needs the owner chooses its sede before it opens the screen', async () => {
  open();
  const action = await screen.findByRole('link', { name: /^Ver pedidos: 3 pedidos tarde/ });
  expect(action.getAttribute('href')).toBe('/restaurant/live');
  fireEvent.click(action);
  expect(stored.location.get()?.dbName).toBe('chapinero');
});

test('the tile of the orders counts the kitchen and leads to the orders in course', async () => {
  open();
  const tile = await screen.findByRole('link', { name: /^Pedidos/ });
  expect(await within(tile).findByText('11 en cocina')).toBeTruthy();
  expect(await within(tile).findByText('15 facturados hoy')).toBeTruthy();
  expect(tile.getAttribute('href')).toBe('/restaurant/live');
});

test('who has just signed in is greeted once, by the title and no toast', async () => {
  welcomeNext();
  open();
  expect(await screen.findByRole('heading', { name: /, La Sazón$/ })).toBeTruthy();
  expect(screen.getByText(ownerAuthMessages.welcomeBack)).toBeTruthy();
  cleanup();
  open();
  expect(screen.queryByText(ownerAuthMessages.welcomeBack)).toBeNull();
});
