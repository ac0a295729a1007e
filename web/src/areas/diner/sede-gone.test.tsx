// @vitest-environment happy-dom
import { anOrder } from '@comanda/contract/testing/test-factories';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Route, Switch } from 'wouter';
import { toCartItem } from '../../features/cart/cart.ts';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { Menu } from './menu.tsx';
import { Orders } from './orders.tsx';

const fetchMock = vi.fn<typeof fetch>();
const product = { id_sigo: 'S-1', nombre: 'Ajiaco', precio: 27_500, imagen: '' };

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  const unknown = { error: 'No encontramos esta sede.', code: 'sede_desconocida' };
  fetchMock.mockImplementation(async () => Response.json(unknown, { status: 404 }));
  const empty = { direccion: '', telefono: '', horario: '', logo: '', imagen: '' };
  stored.location.set({ _id: 'l1', dbName: 'cerrada', nombre: 'Cerrada', ...empty });
  stored.cart.set([toCartItem({ product, cantidad: 1 })]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  clearStorage();
});

const open = (at: string) =>
  render(
    <TestRouter at={at}>
      <Switch>
        <Route path="/user">
          <Menu />
        </Route>
        <Route path="/user/orders">
          <Orders />
        </Route>
        <Route path="/restaurante/:path">
          <p>Las sedes</p>
        </Route>
        <Route path="/">
          <p>El inicio</p>
        </Route>
      </Switch>
    </TestRouter>,
  );

describe('a diner whose sede no longer exists', () => {
  test('is led from the menu to the sedes of the restaurant, without the useless cart', async () => {
    stored.path.set('la-sazon');
    open('/user');
    await screen.findByText('Esta sede ya no está en Comanda');
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ver las sedes del restaurante' }));
    await screen.findByText('Las sedes');
    expect(stored.cart.get()).toBeNull();
  });

  test('is led to the start if the restaurant is not known either', async () => {
    open('/user');
    await userEvent.click(await screen.findByRole('button', { name: 'Ir al inicio' }));
    await screen.findByText('El inicio');
  });

  test('reads on the orders page what was last known, and the way out', async () => {
    const order = anOrder({ dbName: 'cerrada' });
    stored.placedOrders.set([{ order, seguimiento: 't' }]);
    open('/user/orders');
    await screen.findByText('Esta sede ya no está en Comanda');
    expect(screen.getByText('Recibimos tu pedido')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });
});
