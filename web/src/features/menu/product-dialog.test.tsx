// @vitest-environment happy-dom
import { comboMessages } from '@comanda/contract/orders/combo.messages';
import { aProduct } from '@comanda/contract/testing/test-factories';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { clearStorage } from '../../lib/storage.ts';
import type { CartItem } from '../../lib/stored.ts';
import { toCartItem } from '../cart/cart.ts';
import { ProductDialog } from './product-dialog.tsx';

const BANDEJA = aProduct();
const LIMONADA = aProduct({ _id: 'l', id_sigo: 'L', nombre: 'Limonada', precio: 9_000 });
const LULO = aProduct({ _id: 'u', id_sigo: 'U', nombre: 'Lulo', agotado: true });
const PAPA = aProduct({ _id: 'p', id_sigo: 'P', nombre: 'Papa criolla', precio: 6_000 });
const PATACON = aProduct({ _id: 't', id_sigo: 'T', nombre: 'Patacón', precio: 6_500 });
const AGUACATE = aProduct({ _id: 'a', id_sigo: 'A', nombre: 'Aguacate', precio: 5_000 });

const extras = {
  additions: [AGUACATE],
  combo: { drinks: [LIMONADA, LULO], sides: [PAPA, PATACON] },
};
const onDone = vi.fn();
const onClose = vi.fn();

afterEach(() => {
  cleanup();
  clearStorage();
  vi.clearAllMocks();
});

const open = (line?: CartItem) =>
  render(
    <ProductDialog
      product={BANDEJA}
      extras={extras}
      line={line}
      onClose={onClose}
      onDone={onDone}
    />,
  );
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const pick = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const bar = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

test('a combo is added only with a drink and a side, at combo prices', () => {
  open();
  press(/Armar combo/);
  expect(screen.getByText(comboMessages.bothRequired)).toBeTruthy();
  expect(bar(/Continuar/).disabled).toBe(true);
  pick(/Limonada/);
  expect(bar(/Continuar/).textContent).toContain('$36.900');
  press(/Continuar/);
  expect(bar(/Elegir extras/).disabled).toBe(true);
  pick(/Patacón/);
  press(/Elegir extras/);
  fireEvent.click(screen.getByRole('checkbox', { name: /Aguacate/ }));
  expect(screen.queryByText(comboMessages.bothRequired)).toBeNull();
  expect(bar(/^Agregar/).textContent).toContain('$48.900');
  press(/^Agregar/);
  expect(onDone).toHaveBeenCalledWith(
    expect.objectContaining({
      combo: {
        bebida: { nombre: 'Limonada', id_sigo: 'L', precio: 4_000 },
        adicional: { nombre: 'Patacón', id_sigo: 'T', precio: 7_000 },
      },
      adiciones: [{ nombre: 'Aguacate', id_sigo: 'A', precio: 5_000 }],
    }),
  );
});

test('a diner who jumps to the last step without choosing has nothing to add', () => {
  open();
  press(/Armar combo/);
  press(/3\. ?Extras/);
  expect(bar(/^Agregar/).disabled).toBe(true);
  expect(screen.getByText(comboMessages.bothRequired)).toBeTruthy();
});

test('a sold-out drink cannot be chosen', () => {
  open();
  press(/Armar combo/);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Lulo/ }).disabled).toBe(true);
});

test('going back from the combo leaves the dish alone', () => {
  open();
  press(/Armar combo/);
  pick(/Limonada/);
  press(/Volver al plato/);
  press(/^Agregar/);
  expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ combo: null, cantidad: 1 }));
});

test('a line opens again with everything that was chosen', () => {
  open(
    toCartItem({
      product: BANDEJA,
      cantidad: 2,
      nota: 'Sin huevo',
      combo: {
        bebida: { nombre: 'Limonada', id_sigo: 'L', precio: 4_000 },
        adicional: { nombre: 'Papa criolla', id_sigo: 'P', precio: 6_000 },
      },
    }),
  );
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Limonada/ }).checked).toBe(true);
  press(/Extras/);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Observaciones/).value).toBe('Sin huevo');
  expect(bar(/^Guardar/).disabled).toBe(false);
});

test('closing asks before the choice is lost', () => {
  open();
  fireEvent.click(screen.getByRole('checkbox', { name: /Aguacate/ }));
  press(/Cerrar/);
  expect(onClose).not.toHaveBeenCalled();
  press(/Descartar/);
  expect(onClose).toHaveBeenCalledOnce();
});

test('what was half chosen and typed is there again after a reload, until it is added or discarded', () => {
  const note = () => screen.getByLabelText<HTMLTextAreaElement>(/Observaciones/);
  open();
  fireEvent.change(note(), { target: { value: 'Sin ceb' } });
  fireEvent.click(screen.getByLabelText(/Aguacate/));
  cleanup();
  open();
  expect(note().value).toBe('Sin ceb');
  expect(screen.getByLabelText<HTMLInputElement>(/Aguacate/).checked).toBe(true);
  press(/^Agregar/);
  expect(onDone.mock.calls[0]?.[0]).toMatchObject({ nota: 'Sin ceb' });
  cleanup();
  open();
  expect(note().value).toBe('');
});

test('what was half typed for one dish is not put on a line that is edited', () => {
  open();
  const note = () => screen.getByLabelText<HTMLTextAreaElement>(/Observaciones/);
  fireEvent.change(note(), { target: { value: 'Sin ceb' } });
  cleanup();
  open(toCartItem({ product: BANDEJA, cantidad: 1, nota: 'Bien asado' }));
  expect(note().value).toBe('Bien asado');
});
