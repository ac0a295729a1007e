// @vitest-environment happy-dom
import { aCategory, aLocation, aProduct } from '@comanda/contract/testing/test-factories';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { toCartItem } from '../../features/cart/cart.ts';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { CartColumn } from './cart-column.tsx';

const AJIACO = aProduct({ _id: 'p1', id_sigo: 'S-1', nombre: 'Ajiaco' });

afterEach(() => {
  cleanup();
  clearStorage();
});

const open = (horario: string) => {
  stored.location.set(aLocation({ horario }));
  stored.cart.set([toCartItem({ product: AJIACO, cantidad: 1 })]);
  render(
    <TestRouter at="/user">
      <CartColumn menu={{ products: [AJIACO], categories: [aCategory()] }} />
    </TestRouter>,
  );
  return screen.getByRole('region', { name: '¿Cómo lo quieres?' }).parentElement;
};

test('a closed sede tells so in the column too, beside the buttons that lead to the order', () => {
  expect(open('Todos los días cerrado')?.textContent).toMatch(
    /Total.*La sede está cerrada: hoy ya no abre\..*¿Cómo lo quieres\?/,
  );
});

test('an open sede tells nothing there', () => {
  expect(open('Todos los días 0:00 - 24:00')?.textContent).not.toContain('La sede está');
});
