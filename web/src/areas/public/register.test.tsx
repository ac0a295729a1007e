// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Route, Switch } from 'wouter';
import { pendingVerification } from '../../features/auth/pending-verification.ts';
import { clearStorage } from '../../lib/storage.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { Register } from './register.tsx';

const PENDING = { email: 'nueva@fonda.example', registro: 'el-de-este-navegador' };
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  clearStorage();
  vi.stubGlobal('fetch', fetchMock);
  render(
    <TestRouter at="/register">
      <Switch>
        <Route path="/register">
          <Register />
        </Route>
        <Route path="/verify">
          <p>Revisa tu correo</p>
        </Route>
      </Switch>
    </TestRouter>,
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

const fill = (email: string, password: string) => {
  fireEvent.change(screen.getByLabelText('Correo electrónico'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Contraseña'), { target: { value: password } });
};
const accept = () => fireEvent.click(screen.getByRole('checkbox'));
const send = () => fireEvent.submit(screen.getByLabelText('Contraseña'));

describe('the registration of an owner', () => {
  test('tells at each field what is wrong, before anything is sent', () => {
    fill('sin-arroba', 'corta');
    send();
    expect(screen.getByText('Por favor revisa el correo.')).toBeTruthy();
    expect(screen.getByText('La contraseña debe tener entre 8 y 128 caracteres')).toBeTruthy();
    expect(screen.getByText('Para crear tu cuenta necesitamos tu permiso.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Correo electrónico'));
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('stores the email as pending and continues with the code', async () => {
    fetchMock.mockResolvedValueOnce(
      Response.json({ message: 'ok', data: PENDING }, { status: 201 }),
    );
    fill(' Nueva@Fonda.example ', 'una-clave-larga');
    accept();
    send();
    await screen.findByText('Revisa tu correo');
    expect(pendingVerification.get()).toMatchObject(PENDING);
  });

  test('shows the message of the server, or else that it failed', async () => {
    fill('marta@lasazon.example', 'una-clave-larga');
    accept();
    fetchMock.mockResolvedValueOnce(
      Response.json(
        { error: 'Este correo ya está registrado.', code: 'correo_ya_registrado' },
        { status: 409 },
      ),
    );
    send();
    await screen.findByText('Este correo ya está registrado.');
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    send();
    await screen.findByText('Error al registrar restaurante');
  });

  test('can show the password', () => {
    const password = screen.getByLabelText<HTMLInputElement>('Contraseña');
    expect(password.type).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
    expect(password.type).toBe('text');
  });
});
