// @vitest-environment happy-dom
import type { HomeSede } from '@comanda/contract/owners/owners';
import { aLocation } from '@comanda/contract/testing/test-factories';
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { forgetTabSede } from '../owner/tab-sede.ts';
import { NeedsBell } from './needs-bell.tsx';

const SEDES = [
  aLocation({ _id: 's1', dbName: 'centro', nombre: 'Centro' }),
  aLocation({ _id: 's2', dbName: 'chapinero', nombre: 'Chapinero' }),
];
const MARTA = {
  id: 'o1',
  email: 'marta@lasazon.example',
  estadoMembresia: 'activa' as const,
  fechaInicio: null,
  fechaFin: null,
  planNombre: 'Pro',
};
let home: HomeSede[];

beforeEach(() => {
  home = SEDES.map(({ dbName }, at) => ({
    dbName,
    cocina: { aTiempo: 1, demorados: 0, tarde: at * 2 },
    productos: 10,
    agotados: 1,
    platosAgotados: ['Ajiaco'],
    personas: 2,
    impresorasApagadas: [],
    cuentasActivas: true,
    clientes: 0,
    clientesNuevos: 0,
  }));
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('/api/admin/home')
      ? Response.json({ data: home })
      : Response.json({ restaurante: { _id: 'o1', nombre: 'La Sazón' } }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  forgetTabSede();
  localStorage.clear();
});

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TestRouter at="/restaurant/menu">
        <NeedsBell user={MARTA} sedes={SEDES} />
      </TestRouter>
    </QueryClientProvider>,
  );

test('the bell counts what cannot wait, and each line leads to its sede', async () => {
  open();
  const bell = await screen.findByRole('button', { name: 'Necesitan de ti: 1 urgente' });
  expect(bell.textContent).toBe('1');
  fireEvent.click(
    screen.getByRole('link', { name: /^2 pedidos tarde en Chapinero/, hidden: true }),
  );
  expect(window.location.pathname).toBe('/restaurant/live');
  expect(stored.location.get()?.dbName).toBe('chapinero');
});

test('without anything urgent the bell has no number', async () => {
  home = home.map((one) => ({ ...one, cocina: { aTiempo: 0, demorados: 0, tarde: 0 } }));
  open();
  expect(
    await screen.findByRole('link', { name: /^2 platos agotados/, hidden: true }),
  ).toBeTruthy();
  const bell = screen.getByRole('button', { name: 'Necesitan de ti: nada urgente' });
  expect(bell.textContent).toBe('');
});

/** A screen that settles what the bell counts. */
function Settle() {
  const { mutate } = useMutation({ mutationFn: async () => undefined });
  return (
    <button type="button" onClick={() => mutate()}>
      Guardar
    </button>
  );
}

test('the bell counts again as soon as a screen has saved something', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TestRouter at="/restaurant/menu">
        <NeedsBell user={MARTA} sedes={SEDES} />
        <Settle />
      </TestRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'Necesitan de ti: 1 urgente' });
  home = home.map((one) => ({ ...one, cocina: { aTiempo: 0, demorados: 0, tarde: 0 } }));
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByRole('button', { name: 'Necesitan de ti: nada urgente' });
});
