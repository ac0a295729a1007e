import { expect, test } from 'vitest';
import { aBurgerMenu } from '../testing/burger-menu.ts';
import { indexGroups } from './groups.rules.ts';
import { stillOffered } from './offered-choice.rules.ts';

function offered() {
  const menu = aBurgerMenu();
  const [burger] = menu.products;
  if (!burger) throw new Error('no burger');
  return { menu, groupsNow: () => indexGroups(menu).drawn(burger) };
}

const termino = { codigo: 'termino', opciones: [{ codigo: 'medio', cantidad: 1 }] };
const inCombo = (bebida: string) => ({
  codigo: 'combo',
  opciones: [
    {
      codigo: 'en-combo',
      cantidad: 1,
      grupos: [{ codigo: 'bebida', opciones: [{ codigo: bebida, cantidad: 1 }] }],
    },
  ],
});

test('a choice that the dish still offers stays as it is', () => {
  const { groupsNow } = offered();
  expect(stillOffered(groupsNow(), [termino, inCombo('lulo')])).toEqual([termino, inCombo('lulo')]);
});

test('what sold out or left the menu is gone, also what hangs under an option', () => {
  const { menu, groupsNow } = offered();
  for (const product of menu.products) product.agotado = product.id_sigo === 'LULO';
  const chosen = [{ codigo: 'salsas', opciones: [{ codigo: 'mora' }] }, inCombo('lulo')];
  expect(stillOffered(groupsNow(), chosen)).toEqual([
    { codigo: 'combo', opciones: [{ codigo: 'en-combo', cantidad: 1 }] },
  ]);
  const isKept = (option: string) => option === 'combo/en-combo/bebida/lulo';
  expect(stillOffered(groupsNow(), [inCombo('lulo')], isKept)).toEqual([inCombo('lulo')]);
});

test('nobody keeps more than a group allows since', () => {
  const { menu, groupsNow } = offered();
  const hogao = (cantidad: number) => ({
    codigo: 'salsas',
    opciones: [{ codigo: 'hogao', cantidad }],
  });
  expect(stillOffered(groupsNow(), [hogao(9)])).toEqual([hogao(4)]);
  for (const group of menu.groups) group.repetible = false;
  expect(stillOffered(groupsNow(), [hogao(9)])).toEqual([hogao(1)]);
});
