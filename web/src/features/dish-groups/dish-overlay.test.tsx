// @vitest-environment happy-dom
import { choiceMessages } from '@comanda/contract/modifiers/choice.messages';
import { aBurgerMenu } from '@comanda/contract/testing/burger-menu';
import { aCategory, aProduct } from '@comanda/contract/testing/test-factories';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toCartItem } from '../cart/cart.ts';
import { forgetDraft } from '../menu/dish-draft.ts';
import { DishOverlay } from './dish-overlay.tsx';

beforeEach(forgetDraft);
afterEach(cleanup);

const QUESO = aProduct({
  _id: 'p-queso',
  id_sigo: 'QUESO',
  nombre: 'Queso',
  precio: 3_000,
  categoryId: 'c-ad',
});

/** A line of the cart from before its dish had groups. */
function openOldLine({ isRequired, permiteAdiciones = true }: Record<string, boolean>) {
  const burger = aBurgerMenu();
  const [first, ...others] = burger.products;
  if (!first) throw new Error('no burger');
  const product = { ...first, permiteAdiciones, grupos: isRequired ? ['termino'] : ['salsas'] };
  const menu = {
    ...burger,
    categories: [...burger.categories, aCategory({ _id: 'c-ad', name: 'Adiciones' })],
    products: [product, ...others, QUESO],
  };
  const line = toCartItem({ product, cantidad: 1, adiciones: [QUESO] });
  const onDone = vi.fn();
  render(<DishOverlay {...{ menu, product, line, onDone }} onClose={vi.fn()} />);
  return onDone;
}

test('a line of the cart keeps its additions while its dish can be ordered with them', async () => {
  const onDone = openOldLine({ isRequired: false });
  expect(screen.getByRole('checkbox', { name: /Queso/ })).toHaveProperty('checked', true);
  fireEvent.click(await screen.findByRole('button', { name: /^Guardar/ }));
  expect(onDone).toHaveBeenCalledWith(
    expect.objectContaining({ adiciones: [expect.objectContaining({ id_sigo: 'QUESO' })] }),
  );
});

test.each([
  ['a group is required', { isRequired: true }],
  ['the dish takes none any more', { isRequired: false, permiteAdiciones: false }],
])('a line of the cart is told that its additions go where %s', async (_why, menu) => {
  openOldLine(menu);
  expect(await screen.findByText(choiceMessages.extrasGo('Queso'))).toBeTruthy();
});
