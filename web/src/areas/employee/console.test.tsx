// @vitest-environment happy-dom
import type { EmployeeUser } from '@comanda/contract/auth';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stored } from '../../lib/stored.ts';
import { Console } from './console.tsx';

vi.mock('socket.io-client', () => ({
  io: () => ({
    on: () => undefined,
    removeAllListeners: () => undefined,
    disconnect: () => undefined,
  }),
}));

const fetchMock = vi.fn(async (url: string) =>
  Response.json(url.startsWith('/api/orders') ? { data: [], nextCursor: null, revision: 0 } : {}),
);

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockClear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function openConsole(permisos: EmployeeUser['permisos']) {
  stored.token.set('token-de-prueba');
  stored.location.set({
    _id: 'l1',
    dbName: 'centro',
    nombre: 'Centro',
    direccion: '',
    telefono: '',
    horario: '',
    logo: '',
    imagen: '',
  });
  stored.user.set({
    tipo: 'empleado',
    id: 'e1',
    nombre: 'Laura Gómez',
    email: 'laura@demo.co',
    cargo: { _id: 'c1', nombre: 'Mesera' },
    permisos,
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Console />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen.getAllByRole('navigation', { name: 'Secciones' })[0] as HTMLElement;
}

function sectionsIn(menu: HTMLElement): (string | null)[] {
  return within(menu)
    .getAllByRole('button')
    .map((button) => button.textContent);
}

it('shows exactly the sections of the permisos, by alphabet', () => {
  const menu = openConsole(['pedidos', 'menu', 'caja']);
  expect(sectionsIn(menu)).toEqual(['Caja', 'Menú', 'Pedidos']);
});

it('opens the first permiso as it was given, not the first by alphabet', () => {
  openConsole(['reportes', 'caja']);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Reportes');
});

it('shows no section to somebody without permisos', () => {
  const menu = openConsole([]);
  expect(within(menu).queryAllByRole('button')).toEqual([]);
});

it('changes the section without changing the address', async () => {
  const menu = openConsole(['menu', 'cocina']);
  const address = window.location.href;
  await userEvent.click(within(menu).getByRole('button', { name: 'Cocina' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cocina');
  expect(window.location.href).toBe(address);
});

it('asks for no orders on behalf of somebody who may not see them', () => {
  openConsole(['menu', 'empleados']);
  expect(fetchMock).not.toHaveBeenCalled();
});

it('signs out by the user block: the server is told, and nothing stays in the browser', async () => {
  openConsole(['menu']);
  await userEvent.click(screen.getByTitle('Cerrar sesión'));
  expect(fetchMock).toHaveBeenCalledExactlyOnceWith(
    '/api/auth/logout',
    expect.objectContaining({ method: 'POST' }),
  );
  expect([stored.user.get(), stored.token.get(), stored.authUser.get()]).toEqual([
    null,
    null,
    null,
  ]);
});
