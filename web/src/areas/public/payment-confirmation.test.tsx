// @vitest-environment happy-dom
import type { OwnerUser } from '@comanda/contract/auth/auth';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Route, Switch } from 'wouter';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { PaymentConfirmation } from './payment-confirmation.tsx';

const OWNER: OwnerUser = {
  id: 'o1',
  email: 'marta@lasazon.example',
  estadoMembresia: 'inactiva',
  fechaInicio: null,
  fechaFin: null,
  planNombre: null,
};
const ACCOUNT = {
  message: '¡Pago confirmado y membresía activada!',
  user: { ...OWNER, estadoMembresia: 'activa', planNombre: 'Pro' },
  membresiaParams: { _id: 'p1', plan_name: 'Pro', sedes: 3 },
};

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  clearStorage();
  stored.token.set('t');
  stored.authUser.set(OWNER);
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

const comeBack = async (query = '?id=1234-5678-90') => {
  render(
    <TestRouter at={`/confirmacion-pago${query}`}>
      <Switch>
        <Route path="/confirmacion-pago">
          <PaymentConfirmation />
        </Route>
        <Route path="/restaurant">
          <p>Tu restaurante</p>
        </Route>
        <Route path="/membresias">
          <p>404</p>
        </Route>
        <Route path="/login">
          <p>Ingreso</p>
        </Route>
      </Switch>
    </TestRouter>,
  );
  await pass(0);
};

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const answer = (status: number, body: unknown) =>
  fetchMock.mockImplementationOnce(async () => Response.json(body, { status }));
const notApproved = (status: string) =>
  answer(402, { error: 'no', code: 'pago_no_aprobado', status });

describe('returning from the checkout', () => {
  test('tells that the payment is being checked', async () => {
    fetchMock.mockImplementationOnce(() => new Promise(() => undefined));
    await comeBack();
    expect(
      screen.getByRole('heading', { name: 'Verificando el estado de tu pago...' }),
    ).toBeTruthy();
  });

  test('with an approved payment opens the restaurant and stores the membership', async () => {
    answer(200, ACCOUNT);
    await comeBack();
    expect(screen.getByText('Tu restaurante')).toBeTruthy();
    expect(stored.authUser.get()?.estadoMembresia).toBe('activa');
    expect(stored.auth.get()?.membresiaParams?.sedes).toBe(3);
  });

  test('with a pending payment asks every three seconds, and then opens the restaurant', async () => {
    notApproved('PENDING');
    notApproved('PENDING');
    answer(200, ACCOUNT);
    await comeBack();
    expect(screen.getByText('Pago pendiente')).toBeTruthy();
    await pass(2900);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await pass(100);
    expect(fetchMock).toHaveBeenCalledTimes(2);
    await pass(3000);
    expect(screen.getByText('Tu restaurante')).toBeTruthy();
  });

  test('keeps waiting for a pending payment if one request fails', async () => {
    notApproved('PENDING');
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    answer(200, ACCOUNT);
    await comeBack();
    await pass(3000);
    expect(screen.getByText('Pago pendiente')).toBeTruthy();
    await pass(3000);
    expect(screen.getByText('Tu restaurante')).toBeTruthy();
  });

  test('tells after two minutes that the activation arrives by mail', async () => {
    fetchMock.mockImplementation(async () =>
      Response.json({ error: 'no', code: 'pago_no_aprobado', status: 'PENDING' }, { status: 402 }),
    );
    await comeBack();
    await pass(123_000);
    expect(screen.getByText(/te avisamos por correo/)).toBeTruthy();
    const asked = fetchMock.mock.calls.length;
    await pass(30_000);
    expect(fetchMock).toHaveBeenCalledTimes(asked);
  });

  test.each([
    ['was declined', 402, { error: 'x', code: 'pago_no_aprobado', status: 'DECLINED' }],
    ['nobody knows', 404, { error: 'No encontramos este pago.', code: 'pago_desconocido' }],
    ['is of another amount', 422, { error: 'x', code: 'pago_no_coincide' }],
  ])('with a payment that %s ends at /membresias', async (_what, status, body) => {
    answer(status, body);
    await comeBack();
    expect(screen.getByText('404')).toBeTruthy();
  });

  test('offers a retry if the payment cannot be checked', async () => {
    answer(502, { error: 'Error al confirmar el estado del pago', code: 'pago_no_confirmado' });
    await comeBack();
    expect(screen.getByText('Error al confirmar el estado del pago')).toBeTruthy();
    answer(200, ACCOUNT);
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await pass(0);
    expect(screen.getByText('Tu restaurante')).toBeTruthy();
  });

  test('without the id of a payment asks nothing and ends at /membresias', async () => {
    await comeBack('');
    expect(screen.getByText('404')).toBeTruthy();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('without a session leads to the login', async () => {
    answer(401, { error: 'Inicia sesión', code: 'no_autenticado' });
    await comeBack();
    expect(screen.getByText('Ingreso')).toBeTruthy();
  });
});
