// @vitest-environment happy-dom
import type { OwnerUser } from '@comanda/contract/auth/auth';
import { ownersMessages } from '@comanda/contract/owners/owners.messages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { Account } from './account.tsx';

vi.mock('../../lib/toast.ts');

const fetchMock = vi.fn<typeof fetch>();
const MARTA: OwnerUser = {
  id: 'o1',
  email: 'marta@lasazon.example',
  estadoMembresia: 'activa',
  fechaInicio: new Date(Date.now() - 10 * 86_400_000).toISOString(),
  fechaFin: new Date(Date.now() + 20.5 * 86_400_000).toISOString(),
  planNombre: 'Pro',
};

beforeEach(() => {
  clearStorage();
  stored.token.set('viejo');
  stored.authUser.set(MARTA);
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockImplementation(async () => Response.json({ data: [] }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const openPage = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TestRouter at="/restaurant/account">
        <Account />
      </TestRouter>
    </QueryClientProvider>,
  );
const open = (button: string) => {
  openPage();
  fireEvent.click(screen.getByRole('button', { name: button }));
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const sent = (method: string) => fetchMock.mock.calls.filter(([, init]) => init?.method === method);

test('a long e-mail goes on below from its @, not from any letter', () => {
  openPage();
  const line = screen.getByText('Correo').parentElement;
  expect(line?.innerHTML).toContain('marta<wbr>@lasazon.example');
});

test('a changed password keeps this device signed in with its new token', async () => {
  open('Cambiar contraseña');
  fetchMock.mockImplementation(async () => Response.json({ message: '', token: 'nuevo' }));
  type('Contraseña actual', 'la-de-antes');
  type('Contraseña nueva', 'la-de-ahora');
  type('Repite la nueva', 'la-de-ahora');
  fireEvent.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
  await waitFor(() => expect(stored.token.get()).toBe('nuevo'));
});

/** What the server answers to a wrong password. */
function refuseAt(path: string) {
  const error = 'La contraseña actual no es correcta.';
  const body = { error, code: 'clave_actual_incorrecta', details: [{ path, message: error }] };
  fetchMock.mockImplementation(async () => Response.json(body, { status: 422 }));
  return error;
}

test('a wrong password is told once, at its field, when it is changed', async () => {
  open('Cambiar contraseña');
  const error = refuseAt('actual');
  type('Contraseña actual', 'otra-cosa');
  type('Contraseña nueva', 'la-de-ahora');
  type('Repite la nueva', 'la-de-ahora');
  fireEvent.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
  expect(await screen.findAllByText(error)).toHaveLength(1);
  expect(screen.getByLabelText('Contraseña actual').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('No pudimos cambiar tu contraseña')).toBeNull();
});

test('a wrong password is told once, at its field, when the account is closed', async () => {
  open('Cerrar mi cuenta');
  await screen.findByRole('dialog');
  const error = refuseAt('password');
  type('Tu contraseña', 'otra-cosa');
  type(ownersMessages.typeToClose('CERRAR'), 'cerrar');
  fireEvent.click(screen.getAllByRole('button', { name: 'Cerrar mi cuenta' }).at(-1) as Element);
  expect(await screen.findAllByText(error)).toHaveLength(1);
  expect(screen.getByLabelText('Tu contraseña').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText(ownersMessages.closeFailed)).toBeNull();
});

test('closing says what stays and what a running membership loses, and asks twice', async () => {
  open('Cerrar mi cuenta');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Las ventas y los pagos, sin nombres');
  expect(dialog.textContent).toMatch(/Pro sigue activa: quedan 2\d días/);
  const confirm = () =>
    fireEvent.click(screen.getAllByRole('button', { name: 'Cerrar mi cuenta' }).at(-1) as Element);

  type('Tu contraseña', 'una-clave');
  confirm();
  await waitFor(() => expect(sent('DELETE')).toHaveLength(0));
  type(ownersMessages.typeToClose('CERRAR'), 'cerrar');
  fetchMock.mockImplementation(async () => Response.json({ message: 'Tu cuenta está cerrada' }));
  confirm();
  confirm();
  await waitFor(() => expect(stored.authUser.get()).toBeNull());
  expect(sent('DELETE')).toHaveLength(1);
  expect(stored.token.get()).toBeNull();
});
