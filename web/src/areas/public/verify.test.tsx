// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Route, Switch } from 'wouter';
import { pendingVerification } from '../../features/auth/pending-verification.ts';
import { clearStorage } from '../../lib/storage.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { Verify } from './verify.tsx';

const PENDING = { email: 'nueva@fonda.example', registro: 'el-de-este-navegador' };
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  clearStorage();
  vi.useFakeTimers({ now: new Date('2026-11-14T15:00:00Z') });
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

const open = () =>
  render(
    <TestRouter at="/verify">
      <Switch>
        <Route path="/verify">
          <Verify />
        </Route>
        <Route path="/register">
          <p>Registro</p>
        </Route>
        <Route path="/login">
          <p>Ingreso</p>
        </Route>
      </Switch>
    </TestRouter>,
  );

const arriveFromRegistration = () => {
  pendingVerification.set({ ...PENDING, sentAt: Date.now() });
  open();
};

const answer = (status: number, body: unknown) =>
  fetchMock.mockResolvedValueOnce(Response.json(body, { status }));

const type = async (code: string) => {
  fireEvent.change(screen.getByLabelText('Código de verificación'), { target: { value: code } });
  await act(() => vi.advanceTimersByTimeAsync(0));
};

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the verification of an email', () => {
  test('without a pending email leads to the registration', () => {
    open();
    expect(screen.getByText('Registro')).toBeTruthy();
  });

  test('started before registrations belonged to a browser leads to the registration', () => {
    localStorage.setItem('PNDNT', JSON.stringify({ email: PENDING.email, sentAt: Date.now() }));
    open();
    expect(screen.getByText('Registro')).toBeTruthy();
  });

  test('sends a complete code by itself, forgets the email and leads to the login', async () => {
    arriveFromRegistration();
    answer(200, { message: 'Correo verificado con éxito' });
    await type('40721');
    expect(fetchMock).not.toHaveBeenCalled();
    await type('407215');
    expect(fetchMock.mock.calls[0]?.[1]?.body).toBe(JSON.stringify({ ...PENDING, code: '407215' }));
    expect(screen.getByText('Ingreso')).toBeTruthy();
    expect(window.history.state).toEqual({ email: PENDING.email });
    expect(pendingVerification.get()).toBeNull();
  });

  test('shows what the server says about a wrong code and empties the boxes', async () => {
    arriveFromRegistration();
    answer(422, { error: 'El código no es correcto.', code: 'codigo_invalido' });
    await type('111111');
    expect(screen.getByText('El código no es correcto.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Código de verificación').value).toBe('');
  });

  test('keeps a code that did not arrive, so that it can be sent again', async () => {
    arriveFromRegistration();
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await type('407215');
    expect(screen.getByText(/^Error al verificar código/)).toBeTruthy();
    answer(200, { message: 'ok' });
    fireEvent.click(screen.getByRole('button', { name: 'Verificar correo' }));
    await pass(0);
    expect(screen.getByText('Ingreso')).toBeTruthy();
  });

  test('counts down a minute before another code can be requested, each time', async () => {
    arriveFromRegistration();
    expect(screen.getByText('Reenviar en 1:00')).toBeTruthy();
    await pass(22_000);
    expect(screen.getByText('Reenviar en 0:38')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reenviar código' })).toBeNull();
    await pass(38_000);
    answer(200, { message: 'Te enviamos un código' });
    fireEvent.click(screen.getByRole('button', { name: 'Reenviar código' }));
    await pass(0);
    expect(String(fetchMock.mock.calls[0]?.[0])).toBe('/api/admin/resendCode');
    expect(fetchMock.mock.calls[0]?.[1]?.body).toBe(JSON.stringify(PENDING));
    expect(screen.getByText(/^Reenviar en/)).toBeTruthy();
  });

  test('continues the countdown after a reload', async () => {
    pendingVerification.set({ ...PENDING, sentAt: Date.now() - 50_000 });
    open();
    expect(screen.getByText('Reenviar en 0:10')).toBeTruthy();
  });
});
