// @vitest-environment happy-dom
import { aLocation } from '@comanda/contract/testing/test-factories';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { toCartItem } from '../cart/cart.ts';
import { CheckoutDialog } from './checkout-dialog.tsx';

beforeEach(clearStorage);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('options that the sede refuses are named at their dish, which opens with one tap', async () => {
  const product = { id_sigo: 'B', nombre: 'Hamburguesa', precio: 22_900, imagen: '' };
  const line = toCartItem({ product, cantidad: 1 });
  stored.location.set(aLocation());
  stored.cart.set([line]);
  const message = 'Elige 1 en «Término».';
  const refusal = {
    error: message,
    code: 'seleccion_invalida',
    details: [{ path: 'productos.0.grupos', message }],
  };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 422 }));
  render(<CheckoutDialog tipo="para_llevar" onClose={vi.fn()} onCreated={vi.fn()} />);
  fireEvent.change(screen.getByLabelText('Tu nombre'), { target: { value: 'Diana' } });
  fireEvent.change(screen.getByLabelText('Tu correo'), { target: { value: 'diana@correo.co' } });
  fireEvent.click(screen.getByLabelText('Efectivo'));
  const form = screen.getByLabelText('Tu nombre').closest('form');
  if (!form) throw new Error('no form');
  fireEvent.submit(form);
  const change = await screen.findByText('Cambiar');
  expect(screen.getByRole('alert').textContent).toContain(`Hamburguesa: ${message}`);
  fireEvent.click(change);
  expect(window.history.state.overlay).toEqual({ itemId: line.itemId });
});
