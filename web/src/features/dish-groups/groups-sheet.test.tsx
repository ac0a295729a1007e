// @vitest-environment happy-dom
import { choiceMessages } from '@comanda/contract/modifiers/choice.messages';
import { aBurgerMenu } from '@comanda/contract/testing/burger-menu';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CartItem } from '../../lib/stored.ts';
import { toCartItem } from '../cart/cart.ts';
import { forgetDraft } from '../menu/dish-draft.ts';
import { choiceProblem } from './choice-problem.ts';
import { GroupsSheet } from './groups-sheet.tsx';

beforeEach(forgetDraft);
afterEach(cleanup);

function open(menu = aBurgerMenu(), line?: CartItem) {
  const [product] = menu.products;
  if (!product) throw new Error('no burger');
  const onDone = vi.fn();
  const onClose = vi.fn();
  const props = { product, line, onClose, onDone };
  const { rerender } = render(<GroupsSheet menu={menu} {...props} />);
  return {
    onDone,
    onClose,
    show: (now: typeof menu) => rerender(<GroupsSheet menu={now} {...props} />),
  };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));

test('a dish is ordered once its required group is answered', () => {
  const { onDone } = open();
  expect(screen.queryByRole('button', { name: /^Agregar \$/ })).toBeNull();
  press('Falta: Término');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Medio/ }));
  choose(/Medio/);
  press(/^Agregar \$22\.900/);
  expect(onDone).toHaveBeenCalledWith(
    expect.objectContaining({
      cantidad: 1,
      grupos: [expect.objectContaining({ codigo: 'termino' })],
    }),
  );
});

test('what must be chosen comes first, and what hangs under an option shows with it', () => {
  open();
  const titles = () => screen.getAllByRole('group').map((one) => one.dataset.group);
  expect(titles().filter(Boolean)).toEqual(['termino', 'salsas', 'combo']);
  choose(/Medio/);
  choose(/En combo/);
  expect(screen.getByRole('button', { name: 'Falta: Bebida' })).toBeTruthy();
  choose(/Jugo de lulo/);
  expect(screen.getByRole('button', { name: /^Agregar \$27\.900/ })).toBeTruthy();
});

test('the third sauce is charged, and no more than four are taken', () => {
  open();
  choose(/Medio/);
  for (const salsa of ['Hogao', 'Suero', 'Guacamole']) press(`Agregar ${salsa}`);
  expect(screen.getByText(/1 a \$2\.000/)).toBeTruthy();
  press('Uno más de Hogao');
  const more = screen.getByRole('button', { name: 'Uno más de Suero' });
  expect(more).toHaveProperty('disabled', true);
  expect(more.title).toBe(choiceMessages.full(4));
  press('Ver cómo se suma');
  expect(screen.getByText('Guacamole, cuarta de Salsas')).toBeTruthy();
});

test('an option that cannot be added says why, and one that nobody takes twice is only taken and left', () => {
  const menu = aBurgerMenu();
  for (const group of menu.groups) if (group.codigo === 'salsas') group.max = 2;
  for (const group of menu.groups) group.repetible = false;
  open(menu);
  for (const salsa of ['Hogao', 'Suero']) press(`Agregar ${salsa}`);
  const add = screen.getByRole('button', { name: 'Agregar Guacamole' });
  expect(add).toHaveProperty('disabled', true);
  expect(screen.getAllByText(choiceMessages.full(2))).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Uno más de (Hogao|Suero)/ })).toBeNull();
  press('Quitar Suero');
  expect(screen.getByRole('button', { name: 'Agregar Guacamole' })).toHaveProperty(
    'disabled',
    false,
  );
});

test('a nested option that is sold out has the stamp of a dish on its picture', () => {
  const menu = aBurgerMenu();
  for (const product of menu.products) {
    if (product.id_sigo === 'LULO') Object.assign(product, { agotado: true, imagen: '/lulo.webp' });
  }
  open(menu);
  choose(/En combo/);
  expect(screen.getByText('Agotado')).toBeTruthy();
});

test('what sells out while somebody chooses is chosen no more', () => {
  const { show } = open();
  choose(/Medio/);
  const later = aBurgerMenu();
  for (const { opciones } of later.groups) {
    for (const option of opciones) option.agotado = option.codigo === 'medio';
  }
  show(later);
  expect(screen.getByText('Agotada hoy')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Falta: Término' })).toBeTruthy();
});

test('a half made choice survives a reload', () => {
  open();
  choose(/Tres cuartos/);
  cleanup();
  open();
  expect(screen.getByRole('radio', { name: /Tres cuartos/ })).toHaveProperty('checked', true);
});

test('a line of the cart opens with its options, and says what the menu lacks of them', () => {
  const menu = aBurgerMenu();
  const [product] = menu.products;
  if (!product) throw new Error('no burger');
  const medio = { codigo: 'medio', nombre: 'Medio', precio: 0, cantidad: 1, incluidas: 0 };
  const grupos = [{ codigo: 'termino', nombre: 'Término', opciones: [medio] }];
  const line = toCartItem({ product, cantidad: 2, grupos });
  open(menu, line);
  expect(screen.getByRole('radio', { name: /Medio/ })).toHaveProperty('checked', true);
  expect(choiceProblem(line, menu)).toBeUndefined();
  expect(choiceProblem(toCartItem({ product, cantidad: 1 }), menu)).toBe('Falta: Término');
  const later = aBurgerMenu();
  for (const { opciones } of later.groups) {
    for (const option of opciones) option.agotado = option.codigo === 'medio';
  }
  expect(choiceProblem(line, later)).toBe('Ya no hay «Medio».');
});
