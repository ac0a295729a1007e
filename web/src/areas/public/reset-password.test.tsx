import { aLocation } from '@comanda/contract/testing/test-factories';
// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Route, Switch } from 'wouter';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { ResetPassword } from './reset-password.tsx';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', fetchMock));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
  clearStorage();
});

const answer = (status: number, body: unknown) =>
  fetchMock.mockResolvedValueOnce(Response.json(body, { status }));
const changed = { message: 'Contraseña cambiada. Ya puedes ingresar.', data: { path: 'la-fonda' } };
const sent = () => JSON.parse(String(fetchMock.mock.lastCall?.[1]?.body));
const calledPath = () => fetchMock.mock.lastCall?.[0];

function open(search: string) {
  render(
    <TestRouter at={`/restablecer?${search}`}>
      <Switch>
        <Route path="/restablecer">
          <ResetPassword />
        </Route>
        <Route path="/login">
          <p>Ingreso de dueños</p>
        </Route>
        <Route path="/userAuth">
          <p>Puerta de la sede</p>
        </Route>
        <Route path="/restaurante/la-fonda">
          <p>Página de La Fonda</p>
        </Route>
      </Switch>
    </TestRouter>,
  );
}

async function choose(password: string, again = password) {
  await userEvent.type(screen.getByLabelText('Contraseña nueva'), password);
  await userEvent.type(screen.getByLabelText('Repite la contraseña'), again);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
}

describe('the link in the mail', () => {
  test("of an owner leads to the owners' login", async () => {
    answer(200, { message: changed.message });
    open('token=t1');
    await choose('sazon2026!');
    await screen.findByText('Ingreso de dueños');
    expect(calledPath()).toBe('/api/admin/resetPassword');
  });

  test("of a client leads to the restaurant's page", async () => {
    answer(200, changed);
    open('token=t1&sede=centro&tipo=cliente');
    await choose('sazon2026!');
    await screen.findByText('Página de La Fonda');
    expect(calledPath()).toBe('/api/auth/resetPassword');
    expect(sent()).toEqual({ token: 't1', password: 'sazon2026!', dbName: 'centro' });
  });

  test('leads directly to the door of the sede that the browser is at', async () => {
    stored.location.set(aLocation());
    answer(200, changed);
    open('token=t1&sede=centro&tipo=empleado');
    await choose('sazon2026!');
    await screen.findByText('Puerta de la sede');
  });

  test('of an invitation leads to the door where the staff of the sede signs in', async () => {
    answer(200, changed);
    open('token=t1&sede=centro&tipo=empleado&invitacion=1');
    await choose('sazon2026!');
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/employee\/[^/]+\/centro$/));
  });

  test('requires the password length of its kind of person', async () => {
    open('token=t1&sede=centro&tipo=empleado');
    await choose('veintiún caracteres, ya');
    await screen.findByText('La contraseña debe tener entre 8 y 20 caracteres');
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('requires the same password twice', async () => {
    open('token=t1&sede=centro&tipo=cliente');
    await choose('sazon2026!', 'sazon2027!');
    await screen.findByText('Las dos contraseñas no son iguales');
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('that was already used offers another one for the same sede', async () => {
    answer(410, { error: 'Este link ya venció.', code: 'enlace_vencido' });
    open('token=t1&sede=centro&tipo=cliente');
    await choose('sazon2026!');
    await screen.findByText('Este link ya venció.');
    answer(200, { message: 'Te enviamos un link.' });
    await userEvent.click(screen.getByRole('button', { name: 'Pedir otro link' }));
    await userEvent.type(screen.getByLabelText('Correo electrónico'), 'ana@correo.com');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar link' }));
    await screen.findByText('Te enviamos un link.');
    expect(sent()).toEqual({ email: 'ana@correo.com', dbName: 'centro' });
  });

  test('of an owner without its token leads to the form for a new link', () => {
    open('');
    const link = screen.getByRole('link', { name: 'Pedir otro link' });
    expect(link.getAttribute('href')).toBe('/recuperar');
  });
});
