import { expect, test } from 'vitest';
import { openMenu } from './menu-search.ts';
import { TEST_MENU } from './test-menu.ts';

const menu = openMenu(TEST_MENU);
const best = (text: string) => menu.search(text)[0]?.product.nombre;

test.each([
  ['bandeja', 'Bandeja paisa'],
  ['limonadita de coco', 'Limonada de coco'],
  ['vandeja paiza', 'Bandeja paisa'],
  ['mojara', 'Mojarra frita'],
  ['cocacola', 'Coca-Cola'],
  ['chicharrón', 'Bandeja paisa'],
  ['3 leches', 'Tres leches'],
])('%s finds %s first', (text, name) => {
  expect(best(text)).toBe(name);
});

test('only products that a diner may order are found', () => {
  for (const text of ['natilla', 'decoración', 'papas', 'aguacate costeño']) {
    const found = menu.search(text).map(({ product }) => product._id);
    for (const id of ['natilla', 'salon', 'papas', 'aguacate', 'queso'])
      expect(found).not.toContain(id);
  }
});

test('everyday words find nothing', () => {
  expect(menu.search('a qué hora')).toEqual([]);
});

test('a menu is read once', () => {
  expect(openMenu(TEST_MENU)).toBe(menu);
});
