// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { toCartItem } from '../cart/cart.ts';
import type { WaitingOrder } from './stored-orders.ts';
import { WaitingOrderSlip } from './waiting-order-slip.tsx';

const product = { id_sigo: 'S-1', nombre: 'Ajiaco', precio: 27_500, imagen: '' };
const HERS: WaitingOrder = {
  key: 'k1',
  draft: {
    dbName: 'centro',
    tipo: 'a_domicilio',
    nombreCliente: 'Diana Ruiz',
    email: 'diana@correo.co',
    direccion: 'Calle 10 # 4-21',
    telefono: '3105550187',
    metodoPago: 'efectivo',
    productos: [],
  },
  items: [toCartItem({ product, cantidad: 2, nota: 'Timbrar en el 301' })],
  cliente: 'c1',
  sede: 'Centro',
  isUncertain: false,
};

beforeEach(clearStorage);
afterEach(cleanup);

const show = () =>
  render(
    <TestRouter>
      <WaitingOrderSlip order={HERS} />
    </TestRouter>,
  ).container.textContent;

test('a waiting order shows nothing personal to another user of the phone', () => {
  const text = show();
  expect(text).toContain('Ajiaco');
  expect(text).toContain('Inicia sesión');
  for (const personal of ['Diana', 'diana@', 'c1', 'Calle', '310', 'Timbrar']) {
    expect(text).not.toContain(personal);
  }
});

test('its diner sees the whole order', () => {
  const data = { nombre: 'Diana', email: 'diana@correo.co', telefono: '', direccion: '' };
  stored.user.set({ tipo: 'cliente', _id: 'c1', ...data });
  expect(show()).toContain('Timbrar en el 301');
  expect(screen.queryByText(/Inicia sesión/)).toBeNull();
});
