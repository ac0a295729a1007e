// @vitest-environment happy-dom
import { dinerAuthMessages } from '@comanda/contract/auth/auth.messages';
import { anOrder } from '@comanda/contract/testing/test-factories';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Route, Switch } from 'wouter';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { toast } from '../../lib/toast.ts';
import { UserAuth } from './user-auth.tsx';

const CLIENT = { tipo: 'cliente', _id: 'c1', nombre: 'Laura', email: 'laura@correo.com' };
const EMPLOYEE = { tipo: 'empleado', id: 'e1', nombre: 'Laura', email: 'laura@correo.com' };
const BOTH = {
  data: { cliente: CLIENT, empleado: EMPLOYEE },
  tokens: { cliente: 't-cliente', empleado: 't-empleado' },
};

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  stored.location.set({
    _id: 'l1',
    dbName: 'centro',
    nombre: 'Centro',
    direccion: 'Calle 12',
    telefono: '',
    horario: '',
    logo: '',
    imagen: '',
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
  clearStorage();
});

const answer = (status: number, body: unknown) =>
  fetchMock.mockResolvedValueOnce(Response.json(body, { status }));

const sent = () => JSON.parse(String(fetchMock.mock.lastCall?.[1]?.body));

function open() {
  render(
    <TestRouter at="/userAuth">
      <Switch>
        <Route path="/userAuth">
          <UserAuth />
        </Route>
        <Route path="/user">
          <p>La carta</p>
        </Route>
        <Route path="/employee">
          <p>La consola</p>
        </Route>
      </Switch>
    </TestRouter>,
  );
}

async function logIn() {
  open();
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'laura@correo.com');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'sazon2026!');
  await userEvent.click(screen.getByRole('button', { name: 'Ingresar' }));
}

describe('the door of a sede', () => {
  test('leads a client to the menu', async () => {
    answer(200, { data: { cliente: CLIENT }, tokens: { cliente: 't-cliente' } });
    await logIn();
    await screen.findByText('La carta');
    expect(stored.token.get()).toBe('t-cliente');
    expect(stored.visited.get()).toBe('centro');
    expect(sent()).toMatchObject({ dbName: 'centro' });
  });

  test('leads an employee to the console', async () => {
    answer(200, { data: { empleado: EMPLOYEE }, tokens: { empleado: 't-empleado' } });
    await logIn();
    await screen.findByText('La consola');
    expect(stored.user.get()?.tipo).toBe('empleado');
    expect(stored.visited.get()).toBeNull();
  });

  test.each([
    ['Como Cliente', 'La carta', 't-cliente'],
    ['Como Empleado', 'La consola', 't-empleado'],
  ])('asks a person who is both how to enter: %s', async (choice, place, token) => {
    answer(200, BOTH);
    await logIn();
    await screen.findByRole('dialog', { name: '¿Cómo deseas ingresar?' });
    expect(stored.token.get()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: choice }));
    await screen.findByText(place);
    expect(stored.token.get()).toBe(token);
  });

  test('shows the message of a refusal once, and that an account may be of another sede', async () => {
    const shown = vi.spyOn(toast, 'error');
    answer(401, { error: 'Correo o contraseña incorrectos.', code: 'credenciales_invalidas' });
    await logIn();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Correo o contraseña incorrectos.');
    expect(alert.textContent).toContain(dinerAuthMessages.accountsOfSede('Centro'));
    expect(screen.getByRole('link', { name: 'Cambiar de sede' })).toBeTruthy();
    expect(shown).not.toHaveBeenCalled();
  });

  test('tells that it failed and why if the server does not answer', async () => {
    const shown = vi.spyOn(toast, 'error');
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await logIn();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Error al iniciar sesión');
    expect(alert.textContent).toContain('No hay conexión');
    expect(shown).not.toHaveBeenCalled();
  });
});

describe('a guest', () => {
  const enter = () =>
    userEvent.click(screen.getByRole('link', { name: 'Continuar como visitante' }));

  test('enters without account, even if somebody was signed in', async () => {
    answer(200, { message: 'x' });
    stored.token.set('t-cliente');
    stored.user.set({ ...CLIENT, tipo: 'cliente', telefono: '', direccion: '' });
    open();
    await enter();
    await screen.findByText('La carta');
    expect(stored.user.get()).toBeNull();
    expect(stored.token.get()).toBeNull();
    expect(stored.visited.get()).toBe('centro');
  });

  test('who is a guest already keeps the orders being followed', async () => {
    stored.placedOrders.set([{ order: anOrder({ dbName: 'centro' }), seguimiento: 't' }]);
    open();
    await enter();
    await screen.findByText('La carta');
    expect(stored.placedOrders.get()).toHaveLength(1);
  });

  test('does not see the policy notice again after closing it', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
    cleanup();
    open();
    expect(screen.queryByRole('button', { name: 'Cerrar aviso' })).toBeNull();
  });
});

describe('a forgotten password at a sede', () => {
  const forget = async (typed: string) => {
    open();
    if (typed) await userEvent.type(screen.getByLabelText('Correo electrónico'), typed);
    await userEvent.click(screen.getByRole('button', { name: 'Olvidé mi contraseña' }));
    return screen.findByRole('dialog', { name: 'Olvidé mi contraseña' });
  };

  test('sends a link to the email that was already typed', async () => {
    answer(200, { message: 'Si el correo está registrado, te enviamos un link.' });
    await forget('laura@correo.com');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar link' }));
    await screen.findByText('Si el correo está registrado, te enviamos un link.');
    expect(fetchMock.mock.lastCall?.[0]).toBe('/api/auth/forgotPassword');
    expect(sent()).toEqual({ email: 'laura@correo.com', dbName: 'centro' });
  });

  test('sends nothing to an invalid email', async () => {
    await forget('');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar link' }));
    await screen.findByText('Por favor revisa el correo.');
    expect(fetchMock).not.toHaveBeenCalled();
  });
});
