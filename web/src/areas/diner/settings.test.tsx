// @vitest-environment happy-dom

import { clientsMessages } from '@comanda/contract/clients/clients.messages';
import { ERRORS } from '@comanda/contract/errors';
import { dinerMessages } from '@comanda/contract/pages/diner.messages';
import { aLocation, anOrder } from '@comanda/contract/testing/test-factories';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Route, Switch } from 'wouter';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { Settings } from './settings.tsx';

const { toast } = vi.hoisted(() => ({ toast: { success: vi.fn(), error: vi.fn() } }));
vi.mock('../../lib/toast.ts', () => ({ toast }));

const CLIENT = {
  tipo: 'cliente' as const,
  _id: 'c1',
  nombre: 'Laura',
  email: 'laura@correo.com',
  telefono: '3001234567',
  direccion: null,
};
const fetchMock = vi.fn<typeof fetch>();

/** What the server knows for the next delivery. */
const entrega = { direccion: null as string | null, telefono: CLIENT.telefono };

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  entrega.direccion = null;
  fetchMock.mockImplementation(async () => Response.json({ data: { ...CLIENT, entrega } }));
  stored.location.set(aLocation());
  stored.token.set('t-1');
  stored.user.set(CLIENT);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  fetchMock.mockReset();
  clearStorage();
});

const answer = (status: number, body: unknown) =>
  fetchMock.mockResolvedValueOnce(Response.json(body, { status }));
const refusal = (code: keyof typeof ERRORS, path?: string) => {
  const { status, message } = ERRORS[code];
  answer(status, { error: message, code, details: path ? [{ path, message }] : [] });
};
const changes = () => fetchMock.mock.calls.filter(([, init]) => init?.method !== 'GET');
const lastCall = () => {
  const [url, init] = fetchMock.mock.lastCall ?? [];
  return { url, method: init?.method, body: init?.body && JSON.parse(String(init.body)) };
};

async function openDialog(name: string) {
  render(
    <TestRouter at="/user/settings">
      <Switch>
        <Route path="/user/settings">
          <Settings />
        </Route>
        <Route path="/userAuth">
          <p>La puerta</p>
        </Route>
      </Switch>
    </TestRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { hidden: true }));
}
const isClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());

describe('a client', () => {
  test('confirms their email with a code from the mail', async () => {
    const dialog = await openDialog('Confirmar mi correo');
    answer(200, { message: 'Te enviamos un código' });
    await userEvent.click(dialog.getByText('Enviar código'));
    const boxes = await dialog.findByLabelText('Código de verificación');
    expect(lastCall()).toMatchObject({ url: '/api/clients/me/emailCode', method: 'POST' });
    refusal('codigo_invalido');
    boxes.focus();
    await userEvent.keyboard('111111');
    expect(await dialog.findByText(ERRORS.codigo_invalido.message)).toBeTruthy();
    expect((boxes as HTMLInputElement).value).toBe('');
    answer(200, { message: clientsMessages.emailConfirmed });
    await userEvent.keyboard('407215');
    await isClosed();
    expect(lastCall()).toMatchObject({ url: '/api/clients/me/email', body: { code: '407215' } });
    expect(screen.getByText('Correo confirmado')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirmar mi correo' })).toBeNull();
  });

  test('sees the address that their next delivery starts with', async () => {
    entrega.direccion = 'Cra. 4 # 18-50';
    render(
      <TestRouter at="/user/settings">
        <Settings />
      </TestRouter>,
    );
    expect(await screen.findByText('Cra. 4 # 18-50')).toBeTruthy();
    expect(screen.queryByText('Sin dirección')).toBeNull();
  });

  test('sees the address of their last delivery without network', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('offline'));
    const last = anOrder({ tipo: 'a_domicilio', direccion: 'Calle 26' });
    stored.placedOrders.set([{ order: last, seguimiento: null }]);
    render(
      <TestRouter at="/user/settings">
        <Settings />
      </TestRouter>,
    );
    expect(screen.getByText('Calle 26')).toBeTruthy();
  });

  test('changes their data', async () => {
    const dialog = await openDialog('Editar información');
    const nombre = dialog.getByLabelText('Nombre');
    await userEvent.clear(nombre);
    await userEvent.click(dialog.getByText('Guardar'));
    expect(nombre.getAttribute('aria-invalid')).toBe('true');
    expect(changes()).toEqual([]);

    await userEvent.type(nombre, 'Laura Díaz');
    answer(200, { message: '', data: { ...CLIENT, nombre: 'Laura Díaz', direccion: '' } });
    await userEvent.click(dialog.getByText('Guardar'));
    await isClosed();
    expect(lastCall()).toMatchObject({
      url: '/api/clients/me',
      method: 'PATCH',
      body: { dbName: 'centro', cliente: { nombre: 'Laura Díaz', telefono: '3001234567' } },
    });
    expect(stored.user.get()).toMatchObject({ tipo: 'cliente', nombre: 'Laura Díaz' });
    expect(toast.success).toHaveBeenCalledWith(clientsMessages.updated);
  });

  test('keeps what they typed if the data cannot be saved', async () => {
    const dialog = await openDialog('Editar información');
    await userEvent.type(dialog.getByLabelText(/Dirección/), 'Calle 12');
    fetchMock.mockRejectedValueOnce(new TypeError('offline'));
    await userEvent.click(dialog.getByText('Guardar'));
    await dialog.findByText('No pudimos guardar tus datos');
    expect(dialog.getByLabelText(/Dirección/)).toHaveProperty('value', 'Calle 12');
  });

  test('changes their password and stays signed in with the new session', async () => {
    const dialog = await openDialog('Cambiar contraseña');
    await userEvent.type(dialog.getByLabelText('Contraseña actual'), 'mala');
    await userEvent.type(dialog.getByLabelText('Contraseña nueva'), 'nueva-clave');
    await userEvent.type(dialog.getByLabelText('Repite la nueva'), 'otra-clave');
    await userEvent.click(dialog.getByText('Guardar contraseña'));
    expect(dialog.getByText('Las dos contraseñas no son iguales')).toBeTruthy();
    expect(changes()).toEqual([]);

    await userEvent.clear(dialog.getByLabelText('Repite la nueva'));
    await userEvent.type(dialog.getByLabelText('Repite la nueva'), 'nueva-clave');
    refusal('clave_actual_incorrecta', 'actual');
    await userEvent.click(dialog.getByText('Guardar contraseña'));
    await dialog.findByText(ERRORS.clave_actual_incorrecta.message);
    expect(document.activeElement).toBe(dialog.getByLabelText('Contraseña actual'));

    answer(200, { message: '', token: 't-2' });
    await userEvent.click(dialog.getByText('Guardar contraseña'));
    await isClosed();
    expect(lastCall()).toMatchObject({
      url: '/api/clients/me/password',
      body: { dbName: 'centro', actual: 'mala', nueva: 'nueva-clave' },
    });
    expect(stored.token.get()).toBe('t-2');
  });

  test('erases their history here too, but not orders under way', async () => {
    const placed = (over: Parameters<typeof anOrder>[0]) => ({
      order: anOrder(over),
      seguimiento: null,
    });
    stored.placedOrders.set([
      placed({ _id: 'abierto' }),
      placed({ _id: 'viejo', estado: 'entregado' }),
      placed({ _id: 'otra-sede', dbName: 'chapinero', estado: 'entregado' }),
    ]);
    const dialog = await openDialog('Borrar mi historial de pedidos');
    answer(200, { message: clientsMessages.historyErased });
    await userEvent.click(dialog.getByText('Borrar historial'));
    await isClosed();
    expect(lastCall()).toMatchObject({
      url: '/api/clients/me/orders?dbName=centro',
      method: 'DELETE',
    });
    const left = stored.placedOrders.get()?.map(({ order }) => order._id);
    expect(left).toEqual(['abierto', 'otra-sede']);
    expect(toast.success).toHaveBeenCalledWith(clientsMessages.historyErased);
  });

  test('deletes their account with their password and is signed out', async () => {
    const dialog = await openDialog('Borrar cuenta');
    const confirm = () => userEvent.click(dialog.getByText('Borrar cuenta'));
    await confirm();
    expect(dialog.getByText('Escribe tu contraseña para confirmar')).toBeTruthy();

    await userEvent.type(dialog.getByLabelText('Tu contraseña'), 'sazon2026!');
    refusal('cliente_con_pedidos_abiertos');
    await confirm();
    await dialog.findByText(/Tienes pedidos en curso/);
    expect(stored.user.get()).not.toBeNull();

    refusal('clave_actual_incorrecta', 'password');
    await confirm();
    await dialog.findByText(ERRORS.clave_actual_incorrecta.message);

    answer(200, { message: clientsMessages.accountDeleted });
    await confirm();
    await screen.findByText('La puerta');
    expect(lastCall()).toMatchObject({
      url: '/api/clients/me',
      method: 'DELETE',
      body: { dbName: 'centro', password: 'sazon2026!' },
    });
    expect([stored.user.get(), stored.token.get()]).toEqual([null, null]);
  });
});

test('a guest can sign in and sees no account actions', () => {
  stored.user.remove();
  render(
    <TestRouter>
      <Settings />
    </TestRouter>,
  );
  expect(screen.getByText(dinerMessages.guest)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

describe('the sede in the options', () => {
  const open = (sedes: number) => {
    const restaurant = { _id: 'r1', nombre: 'La Sazón', path: 'la-sazon', recibePedidos: true };
    stored.restaurant.set({ ...restaurant, sedes });
    render(
      <TestRouter at="/user/settings">
        <Settings />
      </TestRouter>,
    );
    return screen.queryByRole('link', { name: 'Cambiar de sede' });
  };

  test('can be changed if the restaurant has another', () => {
    expect(open(2)?.getAttribute('href')).toBe('/restaurante/la-sazon');
  });

  test('cannot if it is the only one', () => {
    expect(open(1)).toBeNull();
  });
});
