// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toast } from '../../lib/toast.ts';
import { RegisterDialog } from './register-dialog.tsx';

const fetchMock = vi.fn<typeof fetch>();
const onClose = vi.fn();
const onSignedIn = vi.fn();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  render(<RegisterDialog dbName="centro" onSignedIn={onSignedIn} onClose={onClose} />);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
  onClose.mockReset();
  onSignedIn.mockReset();
});

const create = () => userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));

async function fill() {
  await userEvent.type(screen.getByLabelText('Nombre'), 'Amparo');
  await userEvent.type(screen.getByLabelText('Teléfono'), '3001112233');
  await userEvent.type(screen.getByLabelText('Correo'), 'amparo@correo.example');
  await userEvent.type(screen.getByLabelText('Crea una contraseña'), 'una-clave-larga');
  await userEvent.click(screen.getByRole('checkbox'));
}

test('an empty form names each problem once and focuses the first field', async () => {
  await create();
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Para crear tu cuenta necesitamos tu permiso.',
  ]);
  expect(screen.getAllByText('Escribe el correo.')).toHaveLength(1);
  for (const label of ['Nombre', 'Teléfono', 'Correo', 'Crea una contraseña']) {
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  }
  expect(screen.getByLabelText(/Dirección/).getAttribute('aria-invalid')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Nombre'));
  expect(fetchMock).not.toHaveBeenCalled();
});

describe('a diner who registers', () => {
  const registered = Response.json({ message: 'Cliente registrado exitosamente' });

  test('is signed in', async () => {
    const login = { data: { cliente: { _id: 'c1' } }, tokens: { cliente: 't' } };
    fetchMock.mockResolvedValueOnce(registered.clone());
    fetchMock.mockResolvedValueOnce(Response.json(login));
    await fill();
    await create();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(login));
    expect(JSON.parse(String(fetchMock.mock.lastCall?.[1]?.body))).toMatchObject({
      email: 'amparo@correo.example',
      password: 'una-clave-larga',
      dbName: 'centro',
    });
  });

  test('signs in by hand if that fails: the account exists', async () => {
    fetchMock.mockResolvedValueOnce(registered.clone());
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await fill();
    await create();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(onSignedIn).not.toHaveBeenCalled();
  });
});

test('if the server does not answer, the form says that it failed, and why', async () => {
  const shown = vi.spyOn(toast, 'error');
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await fill();
  await create();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Error al registrar cliente');
  expect(alert.textContent).toContain('No hay conexión');
  expect(shown).not.toHaveBeenCalled();
});

test('closing asks before it discards typed text', async () => {
  await userEvent.type(screen.getByLabelText('Nombre'), 'Amparo');
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
