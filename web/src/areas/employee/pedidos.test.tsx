// @vitest-environment happy-dom

import { productsMessages } from '@comanda/contract/menu/products.messages';
import { formatMoney } from '@comanda/contract/money';
import { checkoutMessages } from '@comanda/contract/orders/checkout.messages';
import { comboMessages } from '@comanda/contract/orders/combo.messages';
import { offlineMessages } from '@comanda/contract/orders/offline.messages';
import type { Order } from '@comanda/contract/orders/orders';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { pricingMessages } from '@comanda/contract/orders/pricing.messages';
import { staffOrdersMessages } from '@comanda/contract/orders/staff-orders.messages';
import {
  aCategory,
  aLocation,
  anEmployeeUser,
  anOrder,
  anOrderLine,
  aProduct,
} from '@comanda/contract/testing/test-factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_OUTBOX } from '../../features/offline/outbox.ts';
import { changeOutbox, knownOutbox } from '../../features/offline/outbox-store.ts';
import { loadOrderDialogs } from '../../features/order-taking/order-dialogs.ts';
import { pass, tapPlace, tapTwice } from '../../features/slip-list/test-tap.ts';
import { reportReached } from '../../lib/api/connection.ts';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { clickTwice } from '../../lib/test-click.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { toast } from '../../lib/toast.ts';
import { CALM_MS } from '../../lib/touch.ts';
import { Pedidos } from './pedidos.tsx';

vi.mock('socket.io-client', () => ({
  io: () => ({
    on: () => undefined,
    removeAllListeners: () => undefined,
    disconnect: () => undefined,
  }),
}));

const CATEGORIES = [
  aCategory({ esPlatoPrincipal: true }),
  aCategory({ _id: 'c-beb', name: 'Bebidas', esBebida: true }),
  aCategory({ _id: 'c-aco', name: 'Acompañamientos', esAdicional: true }),
  aCategory({ _id: 'c-ser', name: 'Servicios' }),
];
const PRODUCTS = [
  aProduct(),
  aProduct({ _id: 'p-aji', id_sigo: 'AJIACO', nombre: 'Ajiaco', precio: 27_500 }),
  aProduct({ _id: 'p-moj', id_sigo: 'MOJARRA', nombre: 'Mojarra', agotado: true }),
  aProduct({
    _id: 'p-lim',
    id_sigo: 'LIM',
    nombre: 'Limonada',
    precio: 9_000,
    categoryId: 'c-beb',
  }),
  aProduct({ _id: 'p-pap', id_sigo: 'PAPA', nombre: 'Papa', precio: 6_900, categoryId: 'c-aco' }),
  aProduct({
    _id: 'p-des',
    id_sigo: 'DES',
    nombre: 'Descorche',
    precio: 25_000,
    categoryId: 'c-ser',
  }),
];

const CUSTOMERS = [{ nombre: 'Rosa Niño', telefono: '310 555 0164', direccion: 'Calle 9 # 4-21' }];
const phones: string[] = [];

let orders: Order[];
let answer: (body: Sent, path: string) => Response;
type Sent = Partial<Omit<Order, 'updates'>> & {
  productos: Order['productos'];
  revision?: number;
  updates?: { estado?: string };
};
const sent: { path: string; body: Sent; key: string | null }[] = [];

const fetchMock = vi.fn(async (url: string, init: RequestInit = {}) => {
  if (url.startsWith('/api/categories')) return Response.json(CATEGORIES);
  if (url.startsWith('/api/products')) return Response.json(PRODUCTS);
  if (url.startsWith('/api/orders/clientes')) {
    phones.push(new URL(url, 'http://x').searchParams.get('telefono') ?? '');
    return Response.json({ data: CUSTOMERS });
  }
  if (url.startsWith('/api/orders?')) {
    return Response.json({ data: orders, nextCursor: null, revision: 1 });
  }
  if (url.startsWith('/api/printers?')) {
    return Response.json({ data: [{ target: 'caja', columns: 48, conectado: true }] });
  }
  if (url.startsWith('/api/printers/jobs')) {
    return Response.json({ data: [{ id: 'j1', estado: 'impreso' }] });
  }
  const body: Sent = JSON.parse(String(init.body));
  sent.push({ path: url, body, key: new Headers(init.headers).get('Idempotency-Key') });
  return answer(body, url);
});

// They are fetched after the section; a tap that comes earlier would wait for them.
beforeAll(loadOrderDialogs);
beforeEach(async () => {
  clearStorage();
  await changeOutbox(() => EMPTY_OUTBOX);
  vi.stubGlobal('fetch', fetchMock);
  sent.length = 0;
  phones.length = 0;
  orders = [];
  answer = (body) => Response.json({ message: 'ok', data: { ...anOrder(), ...body } });
  stored.token.set('token-de-prueba');
  stored.location.set(aLocation());
  stored.user.set(anEmployeeUser());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openPedidos() {
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <TestRouter>
        <Pedidos dbName="centro" unseen={new Set()} onSeen={vi.fn()} />
      </TestRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Platos' });
  return countingUser();
}

/** A user whose taps are counted. */
function countingUser() {
  const user: UserEvent = userEvent.setup();
  let taps = 0;
  return {
    tap: async (element: HTMLElement) => {
      taps += 1;
      await user.click(element);
    },
    type: (element: HTMLElement, text: string) => user.type(element, text),
    taps: () => taps,
  };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const plus = (nombre: string) => button(new RegExp(`^Agregar (otro: )?${nombre}`));
const panel = () => within(screen.getByRole('complementary', { name: 'La orden' }));
const dialog = () => within(screen.getByRole('dialog'));
const save = () => dialog().getByRole('button', { name: 'Guardar cambios' });
const enviado = (over: Partial<Order> = {}) =>
  anOrder({ horaCreacion: new Date().toISOString(), mesa: '4', ...over });

describe('orders that are ready to be handed out', () => {
  const ready = (_id: string, mesa: string, minutes: number) => {
    const fechaPreparado = new Date(Date.now() - minutes * 60_000).toISOString();
    return enviado({ _id, mesa, estado: 'preparado', fechaPreparado });
  };

  it('stand above everything, with who waits longest first, and one tap lists them', async () => {
    orders = [ready('a', '4', 1), enviado({ _id: 'x', mesa: '9' }), ready('b', '12', 7)];
    await openPedidos();
    const bar = await screen.findByRole('button', { name: /Listos para entregar/ });
    expect(bar.textContent).toMatch(/hace 7 min · Mesa 12 · Mesa 4/i);
    expect(bar.textContent).toMatch(/2$/);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(bar);
    const places = screen.getAllByRole('button', { name: 'Entregar' });
    expect(places).toHaveLength(2);
    expect(screen.getByRole('tab', { name: /Preparado/ }).getAttribute('aria-selected')).toBe(
      'true',
    );
    // The list moves up only once the finger is gone.
    expect(screen.queryByRole('button', { name: /Listos para entregar/ })).toBeTruthy();
    await pass(CALM_MS);
    expect(screen.queryByRole('button', { name: /Listos para entregar/ })).toBeNull();
  });

  it('are not spoken of while there are none', async () => {
    orders = [enviado()];
    await openPedidos();
    await screen.findByRole('tab', { name: 'Pedidos' });
    expect(screen.queryByRole('button', { name: /Listos para entregar/ })).toBeNull();
  });
});

describe('a delivery', () => {
  it('finds who ordered before by the phone, and one tap fills in name and address', async () => {
    const waiter = await openPedidos();
    await waiter.tap(plus('Ajiaco'));
    await waiter.tap(button('Domicilio'));
    // The place of who is found is there from the start, so that nothing moves.
    expect(await dialog().findByText(staffOrdersMessages.knownCustomersHint)).toBeTruthy();
    await waiter.type(dialog().getByLabelText('Número de contacto'), '31055');
    await waiter.type(dialog().getByLabelText('Número de contacto'), '5 01');
    await waiter.tap(await dialog().findByRole('button', { name: /Rosa Niño/ }, { timeout: 4000 }));
    expect(phones).toEqual(['31055501']);
    const value = (label: string) => dialog().getByLabelText<HTMLInputElement>(label).value;
    expect(value('Nombre del cliente')).toBe('Rosa Niño');
    expect(value('Dirección')).toBe('Calle 9 # 4-21');
    expect(value('Número de contacto')).toBe('310 555 0164');
  });
});

describe('a note for the kitchen', () => {
  it('is put together from quick notes, each on with one tap and off with the next', async () => {
    const waiter = await openPedidos();
    await waiter.tap(plus('Ajiaco'));
    await waiter.tap(panel().getByRole('button', { name: /Personalizar Ajiaco/ }));
    await waiter.type(dialog().getByLabelText(/Observaciones/), 'alergia al maní');
    for (const note of ['Sin cebolla', 'Salsa aparte', 'Sin cebolla']) {
      await waiter.tap(dialog().getByRole('button', { name: note }));
    }
    const pressed = (name: string) =>
      dialog().getByRole('button', { name }).getAttribute('aria-pressed');
    expect([pressed('Sin cebolla'), pressed('Salsa aparte')]).toEqual(['false', 'true']);
    await waiter.tap(dialog().getByRole('button', { name: /^Guardar/ }));
    expect(panel().getByText('alergia al maní, Salsa aparte')).toBeTruthy();
  });
});

describe('taking an order', () => {
  it('of three dishes at a table takes fewer than ten taps', async () => {
    const waiter = await openPedidos();
    await waiter.tap(plus('Bandeja paisa'));
    await waiter.tap(plus('Ajiaco'));
    await waiter.tap(button('Bebidas'));
    await waiter.tap(plus('Limonada'));
    await waiter.tap(button('Local'));
    await waiter.tap(button('Mesa 7'));
    await waiter.tap(screen.getByLabelText('Efectivo'));
    await waiter.tap(button('Confirmar pedido'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(waiter.taps()).toBeLessThan(10);
    // The next table starts with the whole menu.
    expect(button('Bebidas').getAttribute('aria-pressed')).toBe('false');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      path: '/api/orders/create',
      key: expect.any(String),
      body: { tipo: 'en_local', mesa: '7', nombreCliente: 'Mesa 7', metodoPago: 'efectivo' },
    });
    expect(sent[0]?.body.productos.map(({ id_sigo }) => id_sigo)).toEqual([
      'BANDEJA',
      'AJIACO',
      'LIM',
    ]);
    expect(panel().getByText(ordersMessages.emptyOrder)).toBeTruthy();
    expect([stored.cart.get(), stored.editingOrder.get()]).toEqual([null, null]);
  });

  it('offers the three tipos only when there is something to send', async () => {
    const waiter = await openPedidos();
    expect(screen.queryByRole('button', { name: 'Local' })).toBeNull();
    await waiter.tap(plus('Ajiaco'));
    for (const name of ['Local', 'Para llevar', 'Domicilio']) expect(button(name)).toBeTruthy();
  });

  it('cannot add a dish that is sold out', async () => {
    await openPedidos();
    expect(screen.queryByRole('button', { name: /^Agregar Mojarra/ })).toBeNull();
    expect(button('Mojarra (agotado)')).toBeTruthy();
  });

  it('makes a combo only of a drink and a side, at the combo price', async () => {
    const waiter = await openPedidos();
    await waiter.tap(button('Ajiaco'));
    await waiter.tap(dialog().getByLabelText(/Hacerlo combo/));
    const add = () => dialog().getByRole<HTMLButtonElement>('button', { name: /^Agregar ·/ });
    expect(add().disabled).toBe(true);
    expect(dialog().getByText(comboMessages.bothRequired)).toBeTruthy();
    await waiter.tap(dialog().getByLabelText(/Limonada/));
    await waiter.tap(dialog().getByLabelText(/Papa/));
    expect(add().textContent).toContain('$38.500');
    await waiter.tap(add());
    expect(stored.cart.get()).toMatchObject([
      { combo: { bebida: { precio: 4_000 }, adicional: { precio: 7_000 } } },
    ]);
  });

  it('charges a service at the price that the waiter types', async () => {
    const waiter = await openPedidos();
    await waiter.tap(button('Añadir servicio'));
    const price = dialog().getByLabelText<HTMLInputElement>('Precio de Descorche');
    await userEvent.clear(price);
    await waiter.tap(dialog().getByRole('button', { name: 'Añadir Descorche' }));
    expect(dialog().getByText(productsMessages.precioInvalid)).toBeTruthy();
    await waiter.type(price, '40.000');
    await waiter.tap(dialog().getByRole('button', { name: 'Añadir Descorche' }));
    expect(stored.cart.get()).toMatchObject([{ id_sigo: 'DES', precio: 40_000 }]);
  });

  it('tells what is missing before anything is sent', async () => {
    const waiter = await openPedidos();
    await waiter.tap(plus('Ajiaco'));
    await waiter.tap(button('Domicilio'));
    await waiter.tap(button('Confirmar pedido'));
    const checkout = checkoutMessages;
    for (const text of [
      checkout.nombreRequired,
      checkout.direccionRequired,
      checkout.telefonoRequired,
      checkout.metodoPagoRequired,
    ]) {
      expect(dialog().getByText(text)).toBeTruthy();
    }
    expect(sent).toEqual([]);
  });

  it('keeps what was typed while the list of orders is open', async () => {
    const waiter = await openPedidos();
    await waiter.tap(plus('Ajiaco'));
    await waiter.tap(button('Domicilio'));
    await waiter.type(dialog().getByLabelText('Nombre del cliente'), 'Doña Ana');
    await waiter.tap(dialog().getByRole('button', { name: 'Cerrar' }));
    await waiter.tap(screen.getByRole('tab', { name: /^Pedidos/ }));
    await waiter.tap(screen.getByRole('tab', { name: 'Gestionar pedido' }));
    await waiter.tap(button('Domicilio'));
    expect(dialog().getByDisplayValue('Doña Ana')).toBeTruthy();
  });

  it('keeps order and form after a refusal, and sends again with the same key', async () => {
    const waiter = await openPedidos();
    await waiter.tap(plus('Ajiaco'));
    await waiter.tap(button('Local'));
    await waiter.tap(button('Mesa 3'));
    await waiter.tap(screen.getByLabelText('Tarjeta'));
    answer = () => Response.json({ code: 'sede_ajena', error: 'Algo falló.' }, { status: 403 });
    await waiter.tap(button('Confirmar pedido'));
    expect(await dialog().findByText('Algo falló.')).toBeTruthy();
    expect(dialog().getByText(ordersMessages.createFailed)).toBeTruthy();
    await waiter.tap(button('Confirmar pedido'));
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(stored.cart.get()).toHaveLength(1);
  });

  it('names the dish that sold out and sends the rest without it', async () => {
    const waiter = await openPedidos();
    await waiter.tap(plus('Bandeja paisa'));
    await waiter.tap(plus('Ajiaco'));
    await waiter.tap(button('Local'));
    await waiter.tap(button('Mesa 3'));
    await waiter.tap(screen.getByLabelText('Tarjeta'));
    answer = () =>
      Response.json(
        {
          code: 'producto_agotado',
          error: pricingMessages.soldOut,
          details: [{ path: 'productos.1.id_sigo', message: pricingMessages.soldOut }],
        },
        { status: 422 },
      );
    await waiter.tap(button('Confirmar pedido'));
    await waiter.tap(await dialog().findByRole('button', { name: 'Quitar Ajiaco de la orden' }));
    answer = (body) => Response.json({ message: 'ok', data: { ...anOrder(), ...body } });
    await waiter.tap(button('Confirmar pedido'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.at(-1)?.body.productos.map(({ id_sigo }) => id_sigo)).toEqual(['BANDEJA']);
  });

  it('queues the order on the device if the server does not answer', async () => {
    const waiter = await openPedidos();
    await waiter.tap(plus('Ajiaco'));
    await waiter.tap(button('Local'));
    await waiter.tap(button('Mesa 3'));
    await waiter.tap(screen.getByLabelText('Tarjeta'));
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    await waiter.tap(button('Confirmar pedido'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored.cart.get()).toBeNull();
    await waiter.tap(screen.getByRole('tab', { name: 'Pedidos' }));
    expect(await screen.findByText(offlineMessages.unsent)).toBeTruthy();
    expect(screen.getByText('Mesa 3')).toBeTruthy();
  });

  it('shows what each addition costs, and the note', async () => {
    const extra = { id_sigo: 'TOC', nombre: 'Tocineta', precio: 4_500 };
    stored.cart.set([
      { ...anOrderLine({ nota: 'Sin cebolla', adiciones: [extra] }), itemId: 'linea-1' },
    ]);
    await openPedidos();
    expect(panel().getByText(/^\+ Tocineta/).textContent).toBe('+ Tocineta $4.500');
    expect(panel().getByText('Sin cebolla')).toBeTruthy();
  });

  it('leaves the place of a removed line open, with a way to take it back', async () => {
    const waiter = await openPedidos();
    for (const dish of ['Ajiaco', 'Bandeja paisa', 'Limonada']) await waiter.tap(plus(dish));
    await waiter.tap(panel().getByRole('button', { name: 'Quitar Bandeja paisa' }));
    expect(stored.cart.get()).toHaveLength(2);
    await waiter.tap(panel().getByRole('button', { name: 'Deshacer Bandeja paisa' }));
    expect(stored.cart.get()?.map(({ id_sigo }) => id_sigo)).toEqual(['AJIACO', 'BANDEJA', 'LIM']);
  });

  it('survives a reload', async () => {
    const waiter = await openPedidos();
    await waiter.tap(plus('Ajiaco'));
    cleanup();
    await openPedidos();
    expect(panel().getByRole('button', { name: 'Quitar Ajiaco' })).toBeTruthy();
    expect(localStorage.getItem('CRT')).toContain('AJIACO');
  });
});

describe('a table that already ordered', () => {
  it('gets its second round on the same order', async () => {
    const order = enviado({ productos: [anOrderLine()], revision: 1 });
    orders = [order];
    const waiter = await openPedidos();
    await waiter.tap(plus('Limonada'));
    await waiter.tap(button('Local'));
    await waiter.tap(button('Mesa 4, con pedido abierto'));
    await waiter.tap(button('Sumar a este pedido'));
    await waiter.tap(save());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ path: `/api/orders/edit/${order._id}`, body: { revision: 1 } });
    expect(sent[0]?.body.productos.map(({ id_sigo }) => id_sigo)).toEqual(['BANDEJA', 'LIM']);
  });
});

describe('editing an order', () => {
  const openEdit = async () => {
    const waiter = await openPedidos();
    await waiter.tap(screen.getByRole('tab', { name: /^Pedidos/ }));
    await waiter.tap(await screen.findByRole('button', { expanded: false, name: /Mesa 4/ }));
    await waiter.tap(button('Editar'));
    await screen.findByRole('heading', { name: 'Platos' });
    return waiter;
  };

  it('is offered only while the kitchen has not finished it', async () => {
    orders = [enviado({ estado: 'preparado' })];
    const waiter = await openPedidos();
    await waiter.tap(screen.getByRole('tab', { name: /^Pedidos/ }));
    await waiter.tap(screen.getByRole('tab', { name: /^Preparado/ }));
    await waiter.tap(await screen.findByRole('button', { expanded: false, name: /Mesa 4/ }));
    expect(screen.queryByRole('button', { name: 'Editar' })).toBeNull();
  });

  it('names the order, and without changes it ends without a question', async () => {
    orders = [enviado({ revision: 1 })];
    const waiter = await openEdit();
    expect(panel().getByRole('heading', { name: 'Editar orden' })).toBeTruthy();
    const chip = panel().getByText(ordersMessages.editingChip);
    expect(chip.textContent).toContain('8F9A0');
    // The toast of the same name stands elsewhere.
    expect(chip.closest('[data-clear]')).toBeTruthy();
    expect(button('Local').getAttribute('aria-current')).toBe('true');
    expect(button('Domicilio').hasAttribute('aria-current')).toBe(false);
    await waiter.tap(panel().getByRole('button', { name: 'Cancelar edición' }));
    expect(panel().getByRole('heading', { name: 'Crear orden' })).toBeTruthy();
    expect(stored.cart.get()).toBeNull();
  });

  it('is saved with a button of its own, as the tipo that the order has', async () => {
    orders = [enviado({ revision: 1 })];
    const waiter = await openEdit();
    await waiter.tap(plus('Ajiaco'));
    expect(button('Local').getAttribute('aria-current')).toBe('true');
    expect(button('Domicilio').getAttribute('aria-current')).toBeNull();
    await waiter.tap(panel().getByRole('button', { name: 'Guardar cambios' }));
    expect(dialog().getByText('Orden local')).toBeTruthy();
    await waiter.tap(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.at(-1)?.body).toMatchObject({ tipo: 'en_local', mesa: '4' });
    // A new order has none.
    expect(screen.queryByRole('button', { name: 'Guardar cambios' })).toBeNull();
  });

  it('is seen from its top, however far down the list its card was', async () => {
    orders = [enviado({ revision: 1 })];
    const scrolled = vi.spyOn(window, 'scrollTo');
    await openEdit();
    expect(scrolled.mock.calls.at(-1)).toEqual([0, 0]);
    const times = scrolled.mock.calls.length;
    await userEvent.click(plus('Ajiaco'));
    expect(scrolled).toHaveBeenCalledTimes(times);
  });

  it('tells that there is no connection only while there is none', async () => {
    orders = [enviado({ revision: 1 })];
    const waiter = await openEdit();
    await waiter.tap(plus('Ajiaco'));
    await waiter.tap(button('Local'));
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    await waiter.tap(save());
    expect(await dialog().findByText(/No hay conexión/)).toBeTruthy();
    act(() => reportReached(true));
    expect(dialog().queryByText(/No hay conexión/)).toBeNull();
  });

  it('asks before it discards changes', async () => {
    orders = [enviado({ revision: 1 })];
    const waiter = await openEdit();
    await waiter.tap(plus('Ajiaco'));
    await waiter.tap(panel().getByRole('button', { name: 'Cancelar edición' }));
    await waiter.tap(button('Seguir editando'));
    expect(stored.cart.get()).toHaveLength(2);
  });

  const overtakenBy = (order: Order) => () =>
    Response.json(
      { code: 'estado_cambiado', error: 'El pedido ya cambió de estado.', data: order },
      { status: 409 },
    );

  it('sends what was added to an order that the kitchen finished meanwhile as a new order', async () => {
    orders = [enviado({ revision: 1 })];
    const waiter = await openEdit();
    await waiter.tap(plus('Ajiaco'));
    await waiter.tap(plus('Bandeja paisa'));
    answer = overtakenBy(enviado({ estado: 'preparado', revision: 2 }));
    await waiter.tap(button('Local'));
    await waiter.tap(save());
    expect(await dialog().findByText(/ahora está en preparado/)).toBeTruthy();
    expect(dialog().getByText('1 Bandeja paisa, 1 Ajiaco')).toBeTruthy();
    expect(save().hasAttribute('disabled')).toBe(true);

    answer = (body) => Response.json({ message: 'ok', data: { ...anOrder(), ...body } });
    await waiter.tap(dialog().getByRole('button', { name: 'Pedirlo en una orden nueva' }));
    expect(stored.editingOrder.get()).toBeNull();
    await waiter.tap(button('Confirmar pedido'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.at(-1)).toMatchObject({
      path: '/api/orders/create',
      body: { tipo: 'en_local', mesa: '4', nombreCliente: 'Ana Gómez', metodoPago: 'efectivo' },
    });
    expect(sent.at(-1)?.key).not.toBe(sent.at(-2)?.key);
    expect(sent.at(-1)?.body.productos.map(({ id_sigo, cantidad }) => [id_sigo, cantidad])).toEqual(
      [
        ['BANDEJA', 1],
        ['AJIACO', 1],
      ],
    );
  });

  it('ends if the kitchen finished the order and nothing was added', async () => {
    orders = [enviado({ revision: 1 })];
    const waiter = await openEdit();
    answer = overtakenBy(enviado({ estado: 'preparado', revision: 2 }));
    await waiter.tap(button('Local'));
    await waiter.tap(save());
    await waiter.tap(await dialog().findByRole('button', { name: 'Salir de la edición' }));
    expect([stored.cart.get(), stored.editingOrder.get()]).toEqual([null, null]);
  });

  it('combines the changes made here with those of somebody else', async () => {
    orders = [enviado({ revision: 1 })];
    const waiter = await openEdit();
    await waiter.tap(plus('Ajiaco'));
    const theirs = enviado({
      revision: 2,
      mesa: '5',
      productos: [anOrderLine({ cantidad: 2 }), anOrderLine({ id_sigo: 'LIM' })],
      updates: [{ name: 'Valentina', email: 'v@demo.co', date: '2026-01-01T00:00:00Z' }],
    });
    answer = overtakenBy(theirs);
    await waiter.tap(button('Local'));
    const name = dialog().getByLabelText('Nombre del cliente');
    await userEvent.clear(name);
    await waiter.type(name, 'Doña Ana');
    await waiter.tap(save());
    expect(await dialog().findByText(/Valentina cambió la orden/)).toBeTruthy();
    await waiter.tap(dialog().getByRole('button', { name: 'Seguir con mis cambios' }));
    answer = (body) => Response.json({ message: 'ok', data: { ...anOrder(), ...body } });
    await waiter.tap(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const last = sent.at(-1)?.body;
    expect(last).toMatchObject({ revision: 2, mesa: '5', nombreCliente: 'Doña Ana' });
    expect(last?.productos.map(({ id_sigo, cantidad }) => [id_sigo, cantidad])).toEqual([
      ['BANDEJA', 2],
      ['LIM', 1],
      ['AJIACO', 1],
    ]);
  });

  it('asks first if another order is being taken', async () => {
    orders = [enviado({ revision: 1 })];
    const waiter = await openPedidos();
    await waiter.tap(plus('Ajiaco'));
    await waiter.tap(screen.getByRole('tab', { name: /^Pedidos/ }));
    await waiter.tap(await screen.findByRole('button', { expanded: false, name: /Mesa 4/ }));
    await waiter.tap(button('Editar'));
    expect(stored.cart.get()).toMatchObject([{ id_sigo: 'AJIACO' }]);
    await waiter.tap(button('Descartar'));
    expect(stored.cart.get()).toMatchObject([{ id_sigo: 'BANDEJA' }]);
  });
});

describe('after midnight', () => {
  const YESTERDAY = new Date(Date.now() - 24 * 3_600_000).toISOString();
  const earlier = (over: Partial<Order>) => enviado({ horaCreacion: YESTERDAY, ...over });

  it('an order that nobody has delivered stays on the list', async () => {
    orders = [
      earlier({ _id: 'a', mesa: '2' }),
      earlier({ _id: 'b', estado: 'preparado' }),
      earlier({ _id: 'c', estado: 'entregado' }),
      earlier({ _id: 'd', estado: 'facturado' }),
    ];
    const waiter = await openPedidos();
    await waiter.tap(screen.getByRole('tab', { name: /^Pedidos/ }));
    expect(await screen.findByRole('button', { expanded: false, name: /Mesa 2/ })).toBeTruthy();
    const counts = ['Enviado', 'Preparado', 'Entregado', 'Facturado'].map(
      (name) => screen.getByRole('tab', { name: new RegExp(`^${name}`) }).textContent,
    );
    expect(counts).toEqual(['Enviado1', 'Preparado1', 'Entregado0', 'Facturado0']);
  });

  it('a table still waits for its food', async () => {
    orders = [earlier({ mesa: '6' })];
    const waiter = await openPedidos();
    await waiter.tap(plus('Ajiaco'));
    await waiter.tap(button('Local'));
    expect(await screen.findByRole('button', { name: 'Mesa 6, con pedido abierto' })).toBeTruthy();
  });
});

describe('cancelling an order', () => {
  const openFirst = async (over: Partial<Order>) => {
    orders = [enviado(over)];
    const waiter = await openPedidos();
    await waiter.tap(screen.getByRole('tab', { name: /^Pedidos/ }));
    await waiter.tap((await screen.findAllByRole('button', { expanded: false }))[0] as HTMLElement);
    await waiter.tap(button('Cancelar'));
    const question = within(
      await screen.findByRole('dialog', { name: ordersMessages.confirmCancel }),
    );
    return {
      waiter,
      question,
      cancel: question.getByRole('button', { name: /Cancelar la orden/ }),
    };
  };

  it.each([
    ['a guest without e-mail', { creadoPor: '', email: null }],
    ['a diner', { creadoPor: 'ana@correo.co', email: 'ana@correo.co' }],
  ])('of %s asks why: one tap is enough, and the diner is told', async (_who, over) => {
    const { waiter, question, cancel } = await openFirst(over);
    await waiter.tap(cancel);
    expect(question.getByText(staffOrdersMessages.cancelReasonRequired)).toBeTruthy();
    expect(sent).toEqual([]);
    const [reason = ''] = staffOrdersMessages.cancelReasons;
    await waiter.tap(question.getByRole('button', { name: reason }));
    await waiter.tap(cancel);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body.updates).toEqual({ estado: 'cancelado', motivo: reason });
  });

  it('that the staff took asks as before and sends no reason', async () => {
    const { waiter, question, cancel } = await openFirst({ creadoPor: 'mesero@demo.co' });
    expect(question.queryByText(staffOrdersMessages.cancelHint)).toBeNull();
    expect(question.getByText('Esta acción no se puede deshacer.')).toBeTruthy();
    await waiter.tap(cancel);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body.updates).toEqual({ estado: 'cancelado' });
  });

  it('without network keeps the reason until it can be sent', async () => {
    const { waiter, question, cancel } = await openFirst({ creadoPor: '' });
    answer = () => {
      throw new TypeError('no network');
    };
    await waiter.tap(question.getByRole('button', { name: 'Hay mucha demora' }));
    await waiter.tap(cancel);
    await waitFor(() =>
      expect(knownOutbox().deeds).toMatchObject([
        { kind: 'move', estado: 'cancelado', motivo: 'Hay mucha demora' },
      ]),
    );
  });
});

describe('delivering an order', () => {
  const openReady = async () => {
    const before = { estado: 'preparado' as const, horaCreacion: new Date().toISOString() };
    orders = [
      anOrder({ ...before, _id: 'pedido-tarde', mesa: '9', fechaPreparado: minutesAgo(1) }),
      anOrder({ ...before, _id: 'pedido-antes', mesa: '2', fechaPreparado: minutesAgo(7) }),
    ];
    const waiter = await openPedidos();
    await waiter.tap(screen.getByRole('tab', { name: /^Pedidos/ }));
    await waiter.tap(screen.getByRole('tab', { name: /^Preparado/ }));
    return waiter;
  };
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

  it('starts with the one that waits longest, and can be undone', async () => {
    const waiter = await openReady();
    const cards = await screen.findAllByRole('button', { expanded: false });
    expect(cards.map((card) => /Mesa \d/.exec(card.textContent ?? '')?.[0])).toEqual([
      'Mesa 2',
      'Mesa 9',
    ]);
    expect(cards[0]?.textContent).toContain(formatMoney(orders[1]?.total ?? 0));
    await waiter.tap(screen.getAllByRole('button', { name: 'Entregar' })[0] as HTMLElement);
    expect(screen.getByRole('tab', { name: /^Entregado/ }).textContent).toBe('Entregado1');
    await waiter.tap(button(`Deshacer ANTES ${ordersMessages.delivered}`));
    expect(screen.getByRole('tab', { name: /^Preparado/ }).textContent).toBe('Preparado2');
    expect(sent).toEqual([]);
  });

  describe('that nobody has to prepare', () => {
    const soda = anOrder({
      ...{ _id: 'pedido-sodas', mesa: '5', productos: [anOrderLine({ estacion: '-' })] },
      horaCreacion: new Date().toISOString(),
    });
    const path = '/api/orders/editOrderAttributes/pedido-sodas';
    const openSodas = async () => {
      orders = [soda, enviado({ _id: 'pedido-plato' })];
      const waiter = await openPedidos();
      await waiter.tap(await screen.findByRole('button', { name: /Listos para entregar/ }));
      return waiter;
    };
    const refusal = vi.spyOn(toast, 'error').mockReturnValue();
    beforeEach(() => refusal.mockClear());
    const moved = () => sent.map((one) => [one.path, one.body.updates?.estado, one.body.revision]);

    it('is called out as ready, and one tap takes both of its steps, however often it falls', async () => {
      let revision = soda.revision;
      answer = ({ updates }) => {
        revision += 1;
        const estado = updates?.estado as Order['estado'];
        return Response.json({ message: 'x', data: { ...soda, estado, revision } });
      };
      const waiter = await openSodas();
      expect(screen.getAllByRole('button', { name: 'Entregar' })).toHaveLength(1);
      vi.useFakeTimers({ shouldAdvanceTime: true });
      await tapTwice('Entregar');
      vi.useRealTimers();
      expect(screen.getByRole('tab', { name: /^Entregado/ }).textContent).toBe('Entregado1');
      await waiter.tap(screen.getByRole('tab', { name: 'Gestionar pedido' }));
      await waitFor(() => expect(sent).toHaveLength(2));
      expect(moved()).toEqual([
        [path, 'preparado', soda.revision],
        [path, 'entregado', undefined],
      ]);
    });

    it('stays prepared where only the first step was taken, and says so', async () => {
      answer = ({ updates }) =>
        updates?.estado === 'preparado'
          ? Response.json({ message: 'x', data: { ...soda, estado: 'preparado', revision: 2 } })
          : Response.json({ error: 'No se pudo.', code: 'regla_incumplida' }, { status: 422 });
      const waiter = await openSodas();
      await waiter.tap(button('Entregar'));
      await waiter.tap(screen.getByRole('tab', { name: 'Gestionar pedido' }));
      await waitFor(() =>
        expect(refusal).toHaveBeenCalledExactlyOnceWith(ordersMessages.deliverFailed, {
          description: `No se pudo. ${ordersMessages.isPrepared}`,
        }),
      );
      await waiter.tap(screen.getByRole('tab', { name: /^Pedidos/ }));
      expect(screen.getByRole('tab', { name: /^Preparado/ }).textContent).toBe('Preparado1');
    });

    it('takes no second step where the first was refused', async () => {
      const now = { ...soda, estado: 'cancelado', revision: 2 };
      answer = () =>
        Response.json({ error: 'x', code: 'estado_cambiado', data: now }, { status: 409 });
      const waiter = await openSodas();
      await waiter.tap(button('Entregar'));
      await waiter.tap(screen.getByRole('tab', { name: 'Gestionar pedido' }));
      await waitFor(() => expect(refusal).toHaveBeenCalledOnce());
      expect(moved()).toEqual([[path, 'preparado', soda.revision]]);
    });
  });

  it('delivers one order, even if a second tap follows in the same place', async () => {
    await openReady();
    await screen.findAllByRole('button', { name: 'Entregar' });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await tapTwice('Entregar');
    expect(screen.getByRole('tab', { name: /^Entregado/ }).textContent).toBe('Entregado1');
    expect(screen.getByText('ANTES, Mesa 2:')).toBeTruthy();
    await pass(CALM_MS);
    tapPlace(0, 'Entregar');
    expect(screen.getByRole('tab', { name: /^Entregado/ }).textContent).toBe('Entregado2');
  });

  it('is sent to the server when the waiter opens something else', async () => {
    const waiter = await openReady();
    await screen.findAllByRole('button', { expanded: false });
    await waiter.tap(screen.getAllByRole('button', { name: 'Entregar' })[0] as HTMLElement);
    await waiter.tap(screen.getByRole('tab', { name: 'Gestionar pedido' }));
    expect(sent).toMatchObject([
      {
        path: '/api/orders/editOrderAttributes/pedido-antes',
        body: { updates: { estado: 'entregado' } },
      },
    ]);
  });

  it('a waiter can print the ticket of any order, which the server gets by its id', async () => {
    answer = () => Response.json({ message: 'x', data: { id: 'j1' } }, { status: 202 });
    const waiter = await openReady();
    await waiter.tap(await screen.findByRole('button', { expanded: false, name: /Mesa 2/ }));
    await waiter.tap(button('Imprimir ANTES'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      path: '/api/printers/print',
      body: { target: 'caja', orderId: orders.find(({ mesa }) => mesa === '2')?._id },
    });
  });
});

describe('a table that only the guest claims', () => {
  it('is confirmed once, and no other button takes the place of the tapped one', async () => {
    orders = [enviado({ mesaConfirmada: false })];
    answer = () => Response.json({ data: { ...orders[0], mesaConfirmada: true, revision: 2 } });
    const waiter = await openPedidos();
    await waiter.tap(screen.getByRole('tab', { name: /^Pedidos/ }));
    await waiter.tap(await screen.findByRole('button', { expanded: false, name: /Mesa 4/ }));
    const names = () =>
      [...document.querySelectorAll('li[data-key] button')].map(({ textContent }) => textContent);
    const before = names();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    clickTwice(button('Confirmar mesa'));
    const confirmed = await screen.findByRole('button', { name: 'Mesa confirmada' });
    expect(confirmed.hasAttribute('disabled')).toBe(true);
    expect(names()).toEqual(
      before.map((name) => name?.replace('Confirmar mesa', 'Mesa confirmada')),
    );
    expect(sent.map(({ path }) => path)).toEqual([`/api/orders/confirmTable/${orders[0]?._id}`]);
    await pass(CALM_MS);
    expect(screen.queryByRole('button', { name: 'Mesa confirmada' })).toBeNull();
    expect(screen.queryByText('Mesa sin confirmar')).toBeNull();
  });
});
