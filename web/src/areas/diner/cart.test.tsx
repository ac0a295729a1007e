// @vitest-environment happy-dom
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { aCategory, aProduct } from '@comanda/contract/testing/test-factories';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toCartItem } from '../../features/cart/cart.ts';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { Toaster } from '../../ui/overlay/toaster.tsx';
import { Cart } from './cart.tsx';

vi.mock('../../lib/live/menu-socket.ts', () => ({ listenToMenu: () => () => undefined }));

const AJIACO = aProduct({ _id: 'p1', id_sigo: 'S-1', nombre: 'Ajiaco', precio: 27_500 });
const JUGO = aProduct({ _id: 'p2', id_sigo: 'B-1', nombre: 'Jugo', precio: 8_000 });

const fetchMock = vi.fn<typeof fetch>();
let sedes = 0;

beforeEach(() => {
  clearStorage();
  vi.stubGlobal('fetch', fetchMock);
  sedes += 1;
  stored.location.set({
    _id: 's1',
    // Menus are cached by sede, so each test has its own sede.
    dbName: `centro${sedes}`,
    nombre: 'Centro',
    direccion: '',
    telefono: '',
    horario: 'Todos los días cerrado',
    logo: '',
    imagen: '',
  });
  stored.cart.set([
    toCartItem({ product: AJIACO, cantidad: 1 }),
    toCartItem({ product: JUGO, cantidad: 1 }),
  ]);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

function Back() {
  return (
    <button type="button" onClick={() => window.history.back()}>
      Atrás
    </button>
  );
}

const serve = (products = [AJIACO, JUGO]) =>
  fetchMock.mockImplementation(async (url) => {
    if (String(url).includes('/api/products')) return Response.json(products);
    if (String(url).includes('/api/categories')) return Response.json([aCategory()]);
    const details = [{ path: 'productos.1.id_sigo', message: 'x' }];
    return Response.json({ error: 'x', code: 'producto_agotado', details }, { status: 422 });
  });

const open = () =>
  render(
    <TestRouter at="/user/cart" before="/user">
      <Cart />
      <Back />
      <Toaster />
    </TestRouter>,
  );
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('a line is opened again and changed in its place', async () => {
  serve();
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Editar Ajiaco' }));
  // The dialog's code is loaded first.
  const note = await screen.findByLabelText(/Observaciones/, {}, { timeout: 5000 });
  fireEvent.change(note, { target: { value: 'Sin alcaparras' } });
  press(/^Guardar/);
  expect(stored.cart.get()?.map(({ nombre, nota }) => [nombre, nota])).toEqual([
    ['Ajiaco', 'Sin alcaparras'],
    ['Jugo', ''],
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the back button asks before a half-changed line is lost, and nothing asks when it is saved', async () => {
  const change = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Editar Ajiaco' }));
    const note = await screen.findByLabelText(/Observaciones/, {}, { timeout: 5000 });
    fireEvent.change(note, { target: { value: 'Sin alcaparras' } });
    await waitFor(() => expect(window.history.state.own).toBe(1));
  };
  serve();
  open();
  await change();
  press('Atrás');
  await screen.findByRole('dialog', { name: '¿Descartar lo que elegiste?' });
  press('Descartar');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.history.state).toBeNull();

  await change();
  press(/^Guardar/);
  expect(screen.queryByRole('dialog', { name: /Descartar/ })).toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.history.state).toBeNull();
  expect(stored.cart.get()?.[0]?.nota).toBe('Sin alcaparras');
});

test('tells what is sold out before anything is sent', async () => {
  serve([AJIACO, { ...JUGO, agotado: true }]);
  open();
  expect(await screen.findByText('Agotado ahora')).toBeTruthy();
});

test('names what the sede cannot serve, and removes it with one tap', async () => {
  serve();
  open();
  press('Pedido para llevar');
  fireEvent.change(screen.getByLabelText('Tu nombre'), { target: { value: 'Diana' } });
  fireEvent.change(screen.getByLabelText('Tu correo'), { target: { value: 'd@correo.co' } });
  fireEvent.click(screen.getByLabelText('Efectivo'));
  fireEvent.submit(screen.getByLabelText('Tu nombre').closest('form') as HTMLFormElement);
  fireEvent.click(await screen.findByRole('button', { name: /Quitar Jugo de la orden/ }));
  expect(stored.cart.get()?.map(({ nombre }) => nombre)).toEqual(['Ajiaco']);
  expect(screen.getByLabelText<HTMLInputElement>('Tu nombre').value).toBe('Diana');
});

test('the back button closes the checkout and stays in the cart', () => {
  serve();
  open();
  press('Pedido a mesa');
  expect(screen.getByRole('dialog')).toBeTruthy();
  press('Atrás');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Tu carrito')).toBeTruthy();
});

test('a closed sede tells so beside the buttons that lead to the order and send it', () => {
  serve();
  open();
  const ways = screen.getByRole('region', { name: '¿Cómo lo quieres?' });
  expect(ways.parentElement?.textContent).toContain('La sede está cerrada');
  press('Pedido a mesa');
  expect(document.querySelector('dialog footer')?.textContent).toContain('La sede está cerrada');
});

test('a restaurant that takes no orders tells so, and its cart cannot be ordered', () => {
  serve();
  stored.restaurant.set({
    _id: 'r1',
    nombre: 'La Sazón',
    path: 'la-sazon',
    recibePedidos: false,
    sedes: 1,
  });
  open();
  expect(screen.getByText(/no recibe pedidos en este momento/)).toBeTruthy();
  for (const name of ['Pedido a mesa', 'Pedido para llevar', 'Pedido a domicilio']) {
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  }
});

describe('a line that was removed', () => {
  const remove = async (nombre: string) => {
    serve();
    open();
    fireEvent.click(await screen.findByRole('button', { name: `Quitar ${nombre}` }));
  };
  const undo = (nombre: string) => press(`Deshacer ${nombre}`);
  const names = () => stored.cart.get()?.map(({ nombre, cantidad }) => `${cantidad} ${nombre}`);
  const places = () =>
    screen
      .getAllByRole('listitem')
      .map((line) => line.querySelector('h2, p')?.textContent)
      .slice(0, 2);

  test('leaves its place empty, so that the next one does not slide under the finger', async () => {
    await remove('Ajiaco');
    expect(names()).toEqual(['1 Jugo']);
    expect(places()).toEqual(['Quitaste Ajiaco', 'Jugo']);
  });

  test('gives its place up after some seconds, and not while the screen is touched', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await remove('Ajiaco');
    await pass(5_900);
    fireEvent.pointerDown(document.body);
    fireEvent.pointerUp(document.body);
    await pass(900);
    expect(places()).toEqual(['Quitaste Ajiaco', 'Jugo']);
    // A second without a touch, then the place closes.
    await pass(200);
    await pass(200);
    expect(places()).toEqual(['Jugo']);
  });

  test('comes back to its place, and nothing says any more that it was removed', async () => {
    await remove('Ajiaco');
    const told = await screen.findByText(ordersMessages.removedFromCart);
    undo('Ajiaco');
    await waitFor(() => expect(told.isConnected).toBe(false), { timeout: 1500 });
    expect(names()).toEqual(['1 Ajiaco', '1 Jugo']);
    expect(places()).toEqual(['Ajiaco', 'Jugo']);
  });

  test('comes back too if another was removed after it', async () => {
    await remove('Ajiaco');
    press('Quitar Jugo');
    expect(names()).toEqual([]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pedido a mesa' }).disabled).toBe(
      true,
    );
    undo('Jugo');
    undo('Ajiaco');
    expect(names()).toEqual(['1 Ajiaco', '1 Jugo']);
  });

  test('does not come into the cart of another sede', async () => {
    await remove('Ajiaco');
    const { location } = stored;
    const here = location.get() as NonNullable<ReturnType<typeof location.get>>;
    act(() => {
      stored.cart.remove();
      location.set({ ...here, _id: 'otra', dbName: 'norte', nombre: 'Norte' });
    });
    expect(screen.queryByRole('button', { name: /Deshacer/ })).toBeNull();
    expect(stored.cart.get()).toBeNull();
  });

  test('joins the same dish that was added meanwhile', async () => {
    await remove('Ajiaco');
    act(() =>
      stored.cart.set([...(stored.cart.get() ?? []), toCartItem({ product: AJIACO, cantidad: 2 })]),
    );
    undo('Ajiaco');
    expect(names()).toEqual(['1 Jugo', '3 Ajiaco']);
  });
});
