// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Route, Switch } from 'wouter';
import { pendingVerification } from '../../features/auth/pending-verification.ts';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { OwnerLogin } from './owner-login.tsx';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', fetchMock));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
  clearStorage();
});

const open = (state: object | null = null) =>
  render(
    <TestRouter at="/login" state={state}>
      <Switch>
        <Route path="/login">
          <OwnerLogin />
        </Route>
        <Route path="/restaurant">
          <p>Tu restaurante</p>
        </Route>
        <Route path="/membership">
          <p>Planes</p>
        </Route>
      </Switch>
    </TestRouter>,
  );

const logIn = () => {
  fireEvent.change(screen.getByLabelText('Correo electrónico'), {
    target: { value: 'marta@lasazon.example' },
  });
  fireEvent.change(screen.getByLabelText('Contraseña'), { target: { value: 'sazon2026!' } });
  fireEvent.submit(screen.getByLabelText('Contraseña'));
};

const answer = (status: number, body: unknown) =>
  fetchMock.mockResolvedValueOnce(Response.json(body, { status }));

const loggedIn = (estadoMembresia: string) => ({
  token: 't1',
  user: { id: 'o1', email: 'marta@lasazon.example', estadoMembresia },
  membresiaParams: null,
});

describe('the login of owners', () => {
  test('knows the e-mail that was verified just before', () => {
    open({ email: 'nueva@fonda.example' });
    const email = screen.getByLabelText<HTMLInputElement>('Correo electrónico');
    expect(email.value).toBe('nueva@fonda.example');
  });

  test('clears what the browser stored when it opens', () => {
    stored.token.set('viejo');
    open();
    expect(stored.token.get()).toBeNull();
  });

  test('leads an owner with an active membership to the restaurant', async () => {
    answer(200, loggedIn('activa'));
    open();
    logIn();
    await screen.findByText('Tu restaurante');
    expect(stored.token.get()).toBe('t1');
    expect(localStorage.getItem('auth_user')).toContain('activa');
  });

  test('leads an owner without one to the plans', async () => {
    answer(200, loggedIn('inactiva'));
    open();
    logIn();
    await screen.findByText('Planes');
  });

  test('shows the same text for a wrong password and for no connection', async () => {
    answer(401, { error: 'otra cosa', code: 'credenciales_invalidas' });
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    open();
    logIn();
    await screen.findByText('Credenciales incorrectas o error de conexión');
    logIn();
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
    await screen.findByText('Credenciales incorrectas o error de conexión');
  });

  test('leads an owner who did not type the code to the code form, in the browser that registered', async () => {
    const pending = { email: 'marta@lasazon.example', registro: 'el-de-aqui', sentAt: 0 };
    pendingVerification.set(pending);
    answer(403, { error: 'Verifica tu correo antes de ingresar.', code: 'correo_no_verificado' });
    open();
    logIn();
    const link = await screen.findByRole('link', { name: 'Verificar mi correo' });
    expect(link.getAttribute('href')).toBe('/verify');
    expect(pendingVerification.get()).toEqual(pending);
  });

  test('leads an owner who registered in another browser to the registration', async () => {
    answer(403, { error: 'Verifica tu correo antes de ingresar.', code: 'correo_no_verificado' });
    open();
    logIn();
    const link = await screen.findByRole('link', { name: 'Registrarme de nuevo' });
    expect(link.getAttribute('href')).toBe('/register');
  });
});
