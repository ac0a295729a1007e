// @vitest-environment happy-dom
import type { Location } from '@comanda/contract/locations/locations';
import { aProduct } from '@comanda/contract/testing/test-factories';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Route, Switch } from 'wouter';
import { toCartItem } from '../../features/cart/cart.ts';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { PATHS } from '../../paths.ts';
import { RestaurantPage } from './restaurant-page.tsx';

const CENTRO: Location = {
  _id: 's1',
  dbName: 'centro',
  nombre: 'Centro',
  direccion: 'Calle 12',
  telefono: '',
  horario: '',
  logo: '',
  imagen: '',
};
const RESTAURANT = {
  _id: 'r1',
  nombre: 'La Sazón',
  path: 'la-sazon',
  recibePedidos: true,
  sedes: 1,
};
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  clearStorage();
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockImplementation(async (input) => {
    const url = String(input);
    if (url.includes('getLocationsByPath')) {
      return Response.json({ data: [CENTRO], restaurante: RESTAURANT });
    }
    if (url.includes('firma=buena')) {
      return Response.json({ data: { mesa: '7', location: CENTRO, restaurante: RESTAURANT } });
    }
    return Response.json({ error: 'Link no válido', code: 'mesa_invalida' }, { status: 422 });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (query: string, path = 'la-sazon') =>
  render(
    <TestRouter at={`/restaurante/${path}${query}`}>
      <Switch>
        <Route path={PATHS.restaurantPage}>
          <RestaurantPage />
        </Route>
        <Route path={PATHS.user.menu}>
          <p>La carta</p>
        </Route>
        <Route path={PATHS.user.cart}>
          <p>El carrito</p>
        </Route>
        <Route path={PATHS.userAuth}>
          <p>La puerta</p>
        </Route>
      </Switch>
    </TestRouter>,
  );

const fillCart = () => stored.cart.set([toCartItem({ product: aProduct(), cantidad: 1 })]);

describe('the link of a table', () => {
  test('leads directly to the menu of its sede and stores the table', async () => {
    fillCart();
    open('?sede=centro&mesa=7&firma=buena');
    expect(await screen.findByText('La carta')).toBeTruthy();
    expect(stored.location.get()?.dbName).toBe('centro');
    expect(stored.path.get()).toBe('la-sazon');
    expect(stored.visited.get()).toBe('centro');
    expect(stored.table.get()).toMatchObject({ dbName: 'centro', mesa: '7', firma: 'buena' });
    expect(stored.cart.get()).toBeNull();
  });

  test('keeps the cart when it is scanned again at the same table', async () => {
    stored.location.set(CENTRO);
    stored.table.set({ dbName: 'centro', mesa: '7', firma: 'buena', at: Date.now() });
    fillCart();
    open('?sede=centro&mesa=7&firma=buena');
    await screen.findByText('La carta');
    expect(stored.cart.get()).toHaveLength(1);
  });

  test('that is invalid tells so above the sedes', async () => {
    open('?sede=centro&mesa=8&firma=mala');
    expect(await screen.findByText('Link no válido')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Pedir en Centro/ })).toBeTruthy();
    expect(stored.table.get()).toBeNull();
  });
});

describe('the plain link, with dishes in the cart,', () => {
  const NORTE: Location = { ...CENTRO, _id: 's2', dbName: 'norte', nombre: 'Norte' };
  const look = async () => {
    stored.location.set(CENTRO);
    stored.path.set('la-sazon');
    fillCart();
    fetchMock.mockImplementation(async () =>
      Response.json({ data: [CENTRO, NORTE], restaurante: { ...RESTAURANT, sedes: 2 } }),
    );
    open('', 'con-carrito');
    return screen.findByRole('button', { name: 'Seguir con tu pedido' });
  };

  test('shows the sedes and asks nothing', async () => {
    await look();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(stored.cart.get()).toHaveLength(1);
    expect(stored.path.get()).toBe('la-sazon');
  });

  test('keeps them and the table for who goes on at their sede', async () => {
    stored.table.set({ dbName: 'centro', mesa: '7', firma: 'buena', at: Date.now() });
    fireEvent.click(await look());
    await screen.findByText('La puerta');
    expect(stored.cart.get()).toHaveLength(1);
    expect(stored.table.get()?.mesa).toBe('7');
  });

  test('asks when another sede is chosen, and stays where it was if the answer is no', async () => {
    await look();
    fireEvent.click(screen.getByRole('button', { name: 'Pedir en Norte' }));
    const question = await screen.findByRole('dialog', { name: '¿Empezar un pedido nuevo?' });
    expect(question.textContent).toContain('sin enviar en Centro');
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Pedir en Norte' })).toBeTruthy();
    expect([stored.cart.get()?.length, stored.location.get()?.nombre]).toEqual([1, 'Centro']);
  });

  test('empties the cart and leaves the table if the answer is yes', async () => {
    stored.table.set({ dbName: 'centro', mesa: '7', firma: 'buena', at: Date.now() });
    await look();
    fireEvent.click(screen.getByRole('button', { name: 'Pedir en Norte' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Empezar en Norte' }));
    await screen.findByText('La puerta');
    expect([stored.cart.get(), stored.location.get()?.nombre]).toEqual([null, 'Norte']);
    expect(stored.table.get()).toBeNull();
  });
});

describe('choosing a sede', () => {
  const choose = async () => {
    open('');
    fireEvent.click(await screen.findByRole('button', { name: /Pedir en Centro/ }));
  };

  test('leads to its door', async () => {
    stored.visited.set('chapinero');
    await choose();
    await screen.findByText('La puerta');
  });

  test('leads who was at its menu before straight to it', async () => {
    stored.visited.set('centro');
    await choose();
    await screen.findByText('La carta');
  });
});

test('the link in other capitals is the same page', async () => {
  open('', 'La-SAZON');
  await screen.findByRole('button', { name: /Pedir en Centro/ });
  expect(stored.path.get()).toBe('la-sazon');
});

test('a sede that the plan does not cover shows its menu, takes no orders and tells so', async () => {
  const chapinero = { ...CENTRO, _id: 's2', nombre: 'Chapinero', activa: false };
  fetchMock.mockImplementation(async () =>
    Response.json({ data: [{ ...CENTRO, activa: true }, chapinero], restaurante: RESTAURANT }),
  );
  // The list is cached by its link, so another link is opened.
  open('', 'con-dos-sedes');
  expect(await screen.findByText('No recibe pedidos en este momento.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pedir en Centro' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ver la carta' }));
  expect(stored.restaurant.get()?.recibePedidos).toBe(false);
});

test('the restaurant’s own logo stands above its name, before that of the first sede', async () => {
  const restaurante = { ...RESTAURANT, logo: '/images/suyo/1280.webp' };
  const sede = { ...CENTRO, logo: '/images/centro/1280.webp' };
  fetchMock.mockImplementation(async () => Response.json({ data: [sede], restaurante }));
  open('', 'con-logo');
  const logo = await screen.findByRole('img', { name: 'Logo de La Sazón' });
  expect(logo.getAttribute('src')).toContain('/images/suyo/');
});
