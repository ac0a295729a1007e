// @vitest-environment happy-dom

import { phonesMessages } from '@comanda/contract/forms/phones.messages';
import { aLocation } from '@comanda/contract/testing/test-factories';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { toCartItem } from '../cart/cart.ts';
import { CheckoutDialog } from './checkout-dialog.tsx';
import { returnedOrders, waitingOrders } from './stored-orders.ts';

const fetchMock = vi.fn<typeof fetch>();
const onCreated = vi.fn();

beforeEach(() => {
  clearStorage();
  vi.stubGlobal('fetch', fetchMock);
  stored.location.set({
    _id: 's1',
    dbName: 'centro',
    nombre: 'Centro',
    direccion: '',
    telefono: '',
    horario: '',
    logo: '',
    imagen: '',
  });
  const product = { id_sigo: 'S-1', nombre: 'Ajiaco', precio: 27_500, imagen: '' };
  stored.cart.set([toCartItem({ product, cantidad: 2 })]);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
  onCreated.mockReset();
});

const open = () =>
  render(<CheckoutDialog tipo="en_local" onClose={vi.fn()} onCreated={onCreated} />);

const fill = () => {
  fireEvent.change(screen.getByLabelText('Número de la mesa'), { target: { value: '7' } });
  fireEvent.change(screen.getByLabelText('Tu nombre'), { target: { value: 'Diana' } });
  fireEvent.change(screen.getByLabelText('Tu correo'), { target: { value: 'diana@correo.co' } });
  fireEvent.click(screen.getByLabelText('Efectivo'));
};

const confirm = (name: RegExp | string = 'Confirmar pedido') =>
  fireEvent.submit(
    screen
      .getByRole('button', { name })
      .closest('dialog')
      ?.querySelector('form') as HTMLFormElement,
  );

const typedIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

const keyOf = (call: number) =>
  new Headers(fetchMock.mock.calls[call]?.[1]?.headers).get('Idempotency-Key');

const CREATED = {
  _id: 'abc7f3c2',
  dbName: 'centro',
  estado: 'enviado',
  productos: [],
  total: 55_000,
};

describe('a guest who scanned the code of a table', () => {
  const scan = (table: object = {}) =>
    stored.table.set({ dbName: 'centro', mesa: '7', firma: 'f7', at: Date.now(), ...table });
  /** The settings of the sede, and this answer to the order. */
  const answer = (order: Response, activas = false) =>
    fetchMock.mockImplementation(async (url) =>
      String(url).includes('/ajustes')
        ? Response.json({ version: 1, ajustes: { cuentas: { activas } } })
        : order,
    );
  const sentOrder = () => {
    const call = fetchMock.mock.calls.find(([url]) => String(url).includes('/create'));
    return JSON.parse(String(call?.[1]?.body));
  };
  const fillRest = () => {
    fireEvent.change(screen.getByLabelText('Tu nombre'), { target: { value: 'Diana' } });
    fireEvent.change(screen.getByLabelText('Tu correo'), { target: { value: 'd@correo.co' } });
    fireEvent.click(screen.getByLabelText('Efectivo'));
  };

  test('does not type the table, and the order carries the signature of its code', async () => {
    answer(Response.json({ message: 'ok', data: CREATED }, { status: 201 }));
    scan();
    open();
    expect(screen.getByText('Mesa 7')).toBeTruthy();
    expect(screen.queryByLabelText('Número de la mesa')).toBeNull();
    fillRest();
    confirm();
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    expect(sentOrder()).toMatchObject({ mesa: '7', firma: 'f7' });
  });

  test.each([
    ['the account the order joined', 'v1', 'c1'],
    ['their own account while another one has taken it', 'v0', 'c0'],
  ])(
    'may say how to pay when asking for the bill, and stays with %s',
    async (_, visita, cuenta) => {
      const data = { ...CREATED, dbName: 'norte', cuentaId: 'c1' };
      answer(Response.json({ message: 'ok', data, visita }, { status: 201 }), true);
      stored.location.set(aLocation({ dbName: 'norte' }));
      scan({ dbName: 'norte', cuenta: 'c0', visita: 'v0' });
      open();
      const later = await screen.findByLabelText<HTMLInputElement>('Al pedir la cuenta');
      expect(later.checked).toBe(true);
      fireEvent.change(screen.getByLabelText('Tu nombre'), { target: { value: 'Diana' } });
      fireEvent.change(screen.getByLabelText('Tu correo'), { target: { value: 'd@correo.co' } });
      confirm();
      await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
      expect(sentOrder()).toMatchObject({ metodoPago: 'por_definir', visita: 'v0' });
      expect(stored.table.get()).toMatchObject({ cuenta, visita });
    },
  );

  test('types the table when the server refuses the code', async () => {
    answer(Response.json({ error: 'No es válido', code: 'mesa_invalida' }, { status: 422 }));
    scan();
    open();
    fillRest();
    confirm();
    const field = await screen.findByLabelText<HTMLInputElement>('Número de la mesa');
    expect(field.value).toBe('7');
  });

  test('types the table at another sede, and on the next day', () => {
    stored.table.set({ dbName: 'chapinero', mesa: '7', firma: 'f7', at: Date.now() });
    open();
    expect(screen.getByLabelText('Número de la mesa')).toBeTruthy();
    cleanup();
    stored.table.set({ dbName: 'centro', mesa: '7', firma: 'f7', at: Date.now() - 86_400_000 });
    open();
    expect(screen.getByLabelText('Número de la mesa')).toBeTruthy();
  });
});

describe('a guest at a table', () => {
  test('sees everything that is missing, and nothing is sent', () => {
    open();
    confirm();
    expect(screen.getByText('Por favor escribe el número de la mesa.')).toBeTruthy();
    expect(screen.getAllByText('Por favor ingresa tu nombre y correo.')).toHaveLength(1);
    expect(screen.getByText('Escribe el correo.')).toBeTruthy();
    // Each at its field, and nothing again above the form.
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Por favor selecciona un método de pago.')).toBeTruthy();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('sends the order; the cart is emptied and the order is remembered', async () => {
    fetchMock.mockResolvedValueOnce(
      Response.json({ message: 'ok', data: CREATED, seguimiento: 'seg' }, { status: 201 }),
    );
    open();
    fill();
    confirm();
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body))).toMatchObject({
      dbName: 'centro',
      tipo: 'en_local',
      mesa: '7',
      aceptaPolitica: true,
      productos: [{ id_sigo: 'S-1', cantidad: 2, precio: 27_500 }],
    });
    expect(stored.cart.get()).toBeNull();
    expect(stored.placedOrders.get()).toEqual([{ order: CREATED, seguimiento: 'seg' }]);
  });

  test('keeps the form when the server is busy, and tries again with the same key', async () => {
    const tooMany = { error: 'Espera un poco.', code: 'demasiadas_solicitudes' };
    fetchMock.mockResolvedValueOnce(Response.json(tooMany, { status: 429 }));
    fetchMock.mockResolvedValueOnce(
      Response.json({ message: 'ok', data: CREATED }, { status: 201 }),
    );
    open();
    fill();
    confirm();
    await screen.findByText('Espera un poco.');
    expect(screen.getByLabelText<HTMLInputElement>('Tu nombre').value).toBe('Diana');
    expect(stored.cart.get()).toHaveLength(1);
    confirm();
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    expect(keyOf(0)).toBeTruthy();
    expect(keyOf(1)).toBe(keyOf(0));
  });

  test('whose answer is lost has an empty cart and an order that waits with its key', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    open();
    fill();
    confirm();
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    expect(stored.cart.get()).toBeNull();
    expect(waitingOrders.get()).toMatchObject([
      { key: keyOf(0), cliente: null, sede: 'Centro', isUncertain: true, draft: { mesa: '7' } },
    ]);
  });

  test.each([
    ['a server that died', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['a server in trouble', () => Response.json({ error: 'x', code: 'y' }, { status: 503 })],
    ['a wifi that wants a login', () => new Response('<h1>Wifi</h1>', { status: 403 })],
    ['a wifi that greets', () => new Response('<h1>Wifi</h1>')],
  ])('does not order twice after %s: the order waits with its key', async (_, answer) => {
    fetchMock.mockResolvedValueOnce(answer());
    open();
    fill();
    confirm();
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    expect(waitingOrders.get()).toMatchObject([{ key: keyOf(0), isUncertain: true }]);
  });

  test('orders without a token, even if somebody of the staff is signed in on the phone', async () => {
    stored.token.set('de la dueña');
    fetchMock.mockResolvedValueOnce(
      Response.json({ message: 'ok', data: CREATED }, { status: 201 }),
    );
    open();
    fill();
    confirm();
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    const headers = new Headers(fetchMock.mock.calls[0]?.[1]?.headers);
    expect(headers.has('Authorization')).toBe(false);
  });

  test.each([
    ['another person', { cliente: 'c1', dbName: 'centro' }, ''],
    ['another sede', { cliente: null, dbName: 'norte' }, ''],
    ['this guest', { cliente: null, dbName: 'centro' }, 'Ana'],
  ])(
    'gets the form filled from an order returned for %s only if it is their own',
    (_, { cliente, dbName }, name) => {
      const typed = { nombreCliente: 'Ana', email: 'ana@correo.co', metodoPago: 'efectivo' };
      const draft = { ...typed, dbName, tipo: 'en_local', mesa: '4', productos: [] };
      const nothing = { items: [], message: 'No', changes: [], refused: [] };
      returnedOrders.set([{ key: 'k1', draft, cliente, ...nothing }]);
      open();
      expect(screen.getByLabelText<HTMLInputElement>('Tu nombre').value).toBe(name);
    },
  );

  test('without network sends nothing: the order waits on the device', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open();
    fill();
    confirm();
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    expect(fetchMock).not.toHaveBeenCalled();
    expect(waitingOrders.get()).toMatchObject([{ isUncertain: false }]);
    vi.restoreAllMocks();
  });

  test('with an account leaves the waiting order to that account, not to an e-mail', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const data = { nombre: 'Diana', email: 'diana@correo.co', telefono: '', direccion: '' };
    stored.user.set({ tipo: 'cliente', _id: 'c1', ...data });
    open();
    fireEvent.change(screen.getByLabelText('Número de la mesa'), { target: { value: '7' } });
    fireEvent.click(screen.getByLabelText('Efectivo'));
    confirm();
    await waitFor(() => expect(waitingOrders.get()).toMatchObject([{ cliente: 'c1' }]));
    vi.restoreAllMocks();
  });

  test('finds the typed text when the dialog opens again, even for another tipo', () => {
    open();
    fill();
    cleanup();
    open();
    expect(typedIn('Número de la mesa')).toBe('7');
    expect(screen.getByLabelText<HTMLInputElement>('Efectivo').checked).toBe(true);
    cleanup();
    render(<CheckoutDialog tipo="a_domicilio" onClose={vi.fn()} onCreated={onCreated} />);
    expect([typedIn('Tu nombre'), typedIn('Tu correo')]).toEqual(['Diana', 'diana@correo.co']);
  });

  test('finds nothing typed by another account or for a table of another sede', () => {
    open();
    fill();
    cleanup();
    const { location } = stored;
    location.set({
      ...(location.get() as NonNullable<ReturnType<typeof location.get>>),
      dbName: 'norte',
    });
    open();
    expect([typedIn('Número de la mesa'), typedIn('Tu nombre')]).toEqual(['', 'Diana']);
    cleanup();
    const data = { nombre: 'Ana', email: 'ana@correo.co', telefono: '', direccion: '' };
    stored.user.set({ tipo: 'cliente', _id: 'c1', ...data });
    open();
    expect(typedIn('Tu nombre')).toBe('Ana');
  });

  test('who ordered on this phone before does not type name and address again', async () => {
    const person = { nombreCliente: 'Diana', email: 'diana@correo.co' };
    const place = { direccion: 'Cra. 4 # 18-50', telefono: '300 123 4567', mesa: '7' };
    fetchMock.mockResolvedValueOnce(
      Response.json(
        { message: 'ok', data: { ...CREATED, ...person, ...place }, seguimiento: 'seg' },
        { status: 201 },
      ),
    );
    open();
    fill();
    confirm();
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    cleanup();
    render(<CheckoutDialog tipo="a_domicilio" onClose={vi.fn()} onCreated={onCreated} />);
    expect(typedIn('Tu nombre')).toBe('Diana');
    expect(typedIn('Dirección de entrega')).toBe('Cra. 4 # 18-50');
    expect(typedIn('Número de contacto')).toBe('300 123 4567');
    expect(screen.getByLabelText<HTMLInputElement>('Efectivo').checked).toBe(false);
    cleanup();
    open();
    expect(typedIn('Número de la mesa')).toBe('');
  });

  test('is told of a phone that nobody can call, before anything is sent', async () => {
    render(<CheckoutDialog tipo="a_domicilio" onClose={vi.fn()} onCreated={onCreated} />);
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    type('Dirección de entrega', 'Cra. 4 # 18-50');
    type('Número de contacto', '300');
    type('Tu nombre', 'Diana');
    type('Tu correo', 'diana@correo.co');
    fireEvent.click(screen.getByLabelText('Efectivo'));
    confirm();
    await screen.findByText(phonesMessages.invalid);
    const asked = fetchMock.mock.calls.map(([url]) => String(url));
    expect(asked.filter((url) => url.includes('/api/orders'))).toEqual([]);
  });

  test('sees the new prices and is asked again', async () => {
    fetchMock.mockResolvedValueOnce(
      Response.json(
        { error: 'x', code: 'precio_cambiado', details: [{ id_sigo: 'S-1', precio: 29_500 }] },
        { status: 409 },
      ),
    );
    open();
    fill();
    confirm();
    await screen.findByRole('button', { name: 'Confirmar con los nuevos precios' });
    expect(screen.getAllByText('$59.000')).toHaveLength(2);
    expect(onCreated).not.toHaveBeenCalled();
  });
});
