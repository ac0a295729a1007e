// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ApiError } from '../../lib/api/api-client.ts';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { toCartItem } from '../cart/cart.ts';
import { returnedOrders, type WaitingOrder, waitingOrders } from './stored-orders.ts';
import { cancelWaiting, giveBack, keepWaiting, startBringingBack } from './waiting-orders.ts';

const AJIACO = { id_sigo: 'S-1', nombre: 'Ajiaco', precio: 27_500, imagen: '' };
const JUGO = { id_sigo: 'B-1', nombre: 'Jugo', precio: 8_000, imagen: '' };
const WAITING: WaitingOrder = {
  key: 'k1',
  draft: {
    dbName: 'centro',
    tipo: 'para_llevar',
    nombreCliente: 'Diana',
    email: 'diana@correo.co',
    metodoPago: 'efectivo',
    productos: [],
  },
  items: [toCartItem({ product: AJIACO, cantidad: 2 })],
  cliente: null,
  sede: 'Centro',
  isUncertain: false,
};
const CLOSED = new ApiError(422, { error: 'La sede cerró', code: 'sede_cerrada' });
const DEARER = new ApiError(409, {
  error: 'Cambió',
  code: 'precio_cambiado',
  details: [{ id_sigo: 'S-1', precio: 29_500 }],
});
let stop: () => void;

beforeEach(() => {
  clearStorage();
  waitingOrders.set([WAITING]);
  enter('centro');
  stop = startBringingBack();
});

afterEach(() => stop());

function enter(dbName: string) {
  const empty = { direccion: '', telefono: '', horario: '', logo: '', imagen: '' };
  stored.location.set({ _id: dbName, dbName, nombre: dbName, ...empty });
}

function signIn(_id: string) {
  const data = { nombre: 'Ana', email: 'ana@correo.co', telefono: '', direccion: '' };
  stored.user.set({ tipo: 'cliente', _id, ...data });
}

const cart = () => stored.cart.get()?.map(({ cantidad, nombre }) => `${cantidad} ${nombre}`) ?? [];

describe('an order refused while its diner is at another sede', () => {
  beforeEach(() => {
    enter('norte');
    stored.cart.set([toCartItem({ product: JUGO, cantidad: 1 })]);
    giveBack(WAITING, DEARER);
  });

  test('does not mix with the cart of that sede', () => {
    expect(cart()).toEqual(['1 Jugo']);
    expect(waitingOrders.get()).toBeNull();
  });

  test('is in the cart once, at its new price, when the diner comes back', () => {
    stored.cart.remove();
    enter('centro');
    enter('centro');
    expect(stored.cart.get()).toMatchObject([{ nombre: 'Ajiaco', cantidad: 2, precio: 29_500 }]);
    expect(returnedOrders.get()?.[0]?.changes).toHaveLength(1);
  });

  test('survives an order made at the other sede meanwhile', () => {
    const atNorte = { ...WAITING.draft, dbName: 'norte' };
    keepWaiting({ ...WAITING, key: 'k2', draft: atNorte });
    enter('centro');
    expect(cart()).toEqual(['2 Ajiaco']);
  });
});

test('an order cancelled at another sede returns to the cart of its own sede', () => {
  enter('norte');
  cancelWaiting(WAITING);
  expect(cart()).toEqual([]);
  enter('centro');
  expect(cart()).toEqual(['2 Ajiaco']);
});

test('two orders returned by one sede are both in its cart', () => {
  const second = { ...WAITING, key: 'k2', items: [toCartItem({ product: JUGO, cantidad: 1 })] };
  keepWaiting(second);
  enter('norte');
  giveBack(WAITING, CLOSED);
  giveBack(second, CLOSED);
  enter('centro');
  expect(cart()).toEqual(['2 Ajiaco', '1 Jugo']);
});

test('two returned orders keep their own reasons, whatever their sedes', () => {
  const atNorte = { ...WAITING.draft, dbName: 'norte' };
  const juice = [toCartItem({ product: JUGO, cantidad: 1 })];
  const second = { ...WAITING, key: 'k2', draft: atNorte, items: juice };
  keepWaiting(second);
  giveBack(WAITING, DEARER);
  giveBack(second, CLOSED);
  const reasons = returnedOrders.get()?.map(({ message, changes }) => [message, changes.length]);
  expect(reasons).toEqual([
    ['Cambió', 1],
    ['La sede cerró', 0],
  ]);
  stored.cart.remove();
  enter('norte');
  expect(cart()).toEqual(['1 Jugo']);
});

test('an order cancelled before its refusal arrives is in the cart once', () => {
  cancelWaiting(WAITING);
  giveBack(WAITING, CLOSED);
  expect(cart()).toEqual(['2 Ajiaco']);
});

describe('the order of a client', () => {
  const HERS = { ...WAITING, cliente: 'c1' };
  beforeEach(() => waitingOrders.set([HERS]));

  test('refused after she signed out waits for her and is nowhere else', () => {
    giveBack(HERS, CLOSED);
    expect(waitingOrders.get()).toHaveLength(1);
    expect([stored.cart.get(), returnedOrders.get()]).toEqual([null, null]);
  });

  test('cancelled by somebody else returns to her cart, not to theirs', () => {
    signIn('c2');
    cancelWaiting(HERS);
    expect(cart()).toEqual([]);
    signIn('c1');
    expect(cart()).toEqual(['2 Ajiaco']);
  });
});
