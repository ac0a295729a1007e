// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '../../lib/toast.ts';
import { RegisterDialog } from './register-dialog.tsx';

const REQUIRED = 'El nombre, el teléfono, el correo y la contraseña son obligatorios';
const fetchMock = vi.fn<typeof fetch>();
const onClose = vi.fn();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  render(<RegisterDialog dbName="centro" onClose={onClose} />);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
  onClose.mockReset();
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
  expect(screen.getAllByText(REQUIRED)).toHaveLength(1);
  for (const label of ['Nombre', 'Teléfono', 'Correo', 'Crea una contraseña']) {
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  }
  expect(screen.getByLabelText(/Dirección/).getAttribute('aria-invalid')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Nombre'));
  expect(fetchMock).not.toHaveBeenCalled();
});

test('if the server does not answer, the form says that it failed, and why', async () => {
  const shown = vi.spyOn(toast, 'error');
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await fill();
  await create();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Error al registrar cliente');
  expect(alert.textContent).toContain('No hay conexión');
  expect(shown).toHaveBeenCalledWith('Error al registrar cliente', { id: 'register' });
});

test('closing asks before it discards typed text', async () => {
  await userEvent.type(screen.getByLabelText('Nombre'), 'Amparo');
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
