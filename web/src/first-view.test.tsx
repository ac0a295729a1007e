// @vitest-environment happy-dom

import type { Location } from '@comanda/contract/locations/locations';
import { FIRST_VIEW_ID, type FirstView, type SedeView } from '@comanda/contract/pages/first-view';
import { aCategory, aProduct } from '@comanda/contract/testing/test-factories';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const CENTRO: Location = {
  _id: 's1',
  dbName: 'centro',
  nombre: 'Centro',
  direccion: 'Calle 12',
  telefono: '601 555 0100',
  horario: 'Todos los días, 8 a. m. – 10 p. m.',
  logo: '/images/logo/1280.webp',
  imagen: '/images/imagen/1280.webp',
};
const RESTAURANT = {
  _id: 'r1',
  nombre: 'La Sazón',
  path: 'la-sazon',
  recibePedidos: true,
  sedes: 1,
};
const category = aCategory({ _id: 'c1', name: 'Platos fuertes' });
const dish = aProduct({ _id: 'p1', categoryId: 'c1', nombre: 'Bandeja <paisa>', id_sigo: 'BP' });
const view: SedeView & { at: string } = {
  page: 'menu',
  // A fixed time at night, because what is open then may be closed when the test runs.
  at: '2026-03-02T09:00:00.000Z',
  hasTable: false,
  location: CENTRO,
  restaurante: RESTAURANT,
  menu: { categories: [category], products: [dish], counts: { c1: 40 } },
};

/** Long, because each test loads the whole app. */
const PATIENT = { timeout: 15_000 };

const complaints: unknown[] = [];
const complain = (event: ErrorEvent) => complaints.push(event.error ?? event.message);

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  complaints.length = 0;
  window.addEventListener('error', complain);
  vi.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words));
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(async () => {
  // The app loads more than the test waits for.
  await vi.dynamicImportSettled();
  window.removeEventListener('error', complain);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

async function draw(drawn: FirstView) {
  const { renderFirstView } = await import('./render-first-view.tsx');
  return renderFirstView(drawn);
}

/** Opens the page that the server made from `drawn` in a browser that has stored `kept`. */
async function open(path: string, drawn: FirstView, kept: Record<string, unknown> = {}) {
  const { body } = await draw(drawn);
  vi.resetModules();
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value));
  window.history.replaceState(null, '', path);
  document.body.innerHTML = `<div id="root">${body}</div>`;
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = FIRST_VIEW_ID;
  data.textContent = JSON.stringify(drawn);
  document.body.append(data);
  const ready = new Promise((resolve) => document.addEventListener('app-ready', resolve));
  await import('./main.tsx');
  await ready;
}

test('the server draws the first dishes, escaped, and nothing of a browser', async () => {
  const { head, body } = await draw(view);
  expect(head).toContain('<title>Carta · Comanda</title>');
  expect(head).toContain('rel="preload" as="image"');
  expect(body).toContain('Bandeja &lt;paisa&gt;');
  expect(body).toContain('40 opciones');
  expect(body).not.toContain('Ver carrito');
  // The content security policy forbids them.
  expect(body).not.toMatch(/style="|<script/);
});

test('a menu leads to the other sedes only if there are any', async () => {
  expect((await draw(view)).body).not.toContain('Cambiar de sede');
  const { body } = await draw({ ...view, restaurante: { ...RESTAURANT, sedes: 2 } });
  expect(body).toMatch(/href="\/restaurante\/la-sazon"[^>]*>Cambiar de sede</);
});

test('a browser hydrates the page as it is, then shows what only it knows', async () => {
  const line = { itemId: 'BP:', ...dish, cantidad: 3, nota: '', adiciones: [], combo: null };
  await open('/user', view, { LCTN: CENTRO, CRT: [line] });
  const title = document.querySelector('h1');
  expect(title?.textContent).toBe('La Sazón');
  expect(await screen.findByText('Ver carrito', {}, PATIENT)).toBeTruthy();
  expect(document.querySelector('h1')).toBe(title);
  expect(complaints).toEqual([]);
});

test('a page for another sede than this browser’s is not shown', async () => {
  const own = { ...CENTRO, _id: 's2', dbName: 'chapinero', nombre: 'Chapinero' };
  await open('/user', view, { LCTN: own });
  expect(await screen.findByRole('heading', { name: 'Chapinero' }, PATIENT)).toBeTruthy();
  expect(screen.queryByText('Bandeja <paisa>')).toBeNull();
  expect(JSON.parse(localStorage.getItem('LCTN') ?? '')).toEqual(own);
});

test('the cart has its place until the browser fills it', async () => {
  const { menu: _menu, ...rest } = view;
  const cart: FirstView = { ...rest, page: 'cart' };
  expect((await draw(cart)).body).toContain('Tu carrito');
  await open('/user/cart', cart, { LCTN: CENTRO });
  expect(await screen.findByRole('link', { name: 'Ver la carta' }, PATIENT)).toBeTruthy();
  expect(complaints).toEqual([]);
});

test('a restaurant’s page is hydrated with its sedes', async () => {
  const restaurant: FirstView = {
    page: 'restaurante',
    at: view.at,
    path: 'la-sazon',
    data: [CENTRO],
    restaurante: RESTAURANT,
  };
  await open('/restaurante/la-sazon', restaurant);
  expect(screen.getByRole('heading', { name: 'Centro' })).toBeTruthy();
  expect(complaints).toEqual([]);
});

test('a restaurant that takes no orders tells so from the start', async () => {
  const { body } = await draw({ ...view, restaurante: { ...RESTAURANT, recibePedidos: false } });
  expect(body).toMatch(/no está recibiendo pedidos|no recibe pedidos/i);
});
