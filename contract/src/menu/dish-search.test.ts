import { describe, expect, test } from 'vitest';
import { dishSearch } from './dish-search.ts';

const exact = (typed: string, text: string) => dishSearch(typed)?.exact(text);
const forgiving = (typed: string, text: string) => dishSearch(typed)?.forgiving(text);

describe('the exact search', () => {
  test.each([
    ['SANTAFERENO ajiaco', 'Ajiaco santafereño'],
    ['vegetariano', 'Arepas vegetarianas'],
    ['ensaladas', 'Ensalada de la casa'],
    ['sandwich', 'Sánduche de pernil'],
    ['burger', 'Hamburguesa criolla'],
  ])('finds by «%s» the text «%s»', (typed, text) => {
    expect(exact(typed, text)).toBe(true);
  });

  test.each([
    ['zorca', 'Crema de mazorca'],
    ['hamburgesa', 'Arroz con pollo'],
    ['sopa', 'Jugo de lulo'],
    ['ajiaco pescado', 'Ajiaco santafereño'],
  ])('finds by «%s» nothing in «%s»', (typed, text) => {
    expect(exact(typed, text)).toBe(false);
  });
});

describe('a short word in a description', () => {
  const told = (typed: string, prose: string) => dishSearch(typed)?.exact('Plato', prose);

  test.each([
    ['jugo', 'Con jugo de lulo'],
    ['jugos', 'Con jugo de lulo'],
    ['pan', 'Con panes de la casa'],
    ['plato ajo', 'Al ajo'],
    ['vegetariano', 'Opciones vegetarianas'],
  ])('finds by «%s» the word itself in «%s»', (typed, prose) => {
    expect(told(typed, prose)).toBe(true);
  });

  test.each([
    ['jugo', 'Pollo jugoso'],
    ['pan', 'Endulzado con panela'],
    ['sal', 'Con salsa de la casa'],
  ])('does not take «%s» for the beginning of another in «%s»', (typed, prose) => {
    expect(told(typed, prose)).toBe(false);
  });

  test('is enough while it is being typed, where nothing else is found', () => {
    expect(dishSearch('maz')?.forgiving('Ajiaco', 'Con mazorca')).toBe(true);
  });
});

describe('the forgiving search', () => {
  test.each([
    ['hamburgesa', 'missing', 'Hamburguesa criolla'],
    ['limomada', 'wrong', 'Limonada de coco'],
    ['empanaddas', 'doubled', 'Empanadas'],
    ['bandjea', 'swapped', 'Bandeja paisa'],
    ['sandwish', 'wrong, of another name', 'Sánduche de pernil'],
  ])('finds «%s», with a letter %s', (typed, _, text) => {
    expect(forgiving(typed, text)).toBe(true);
  });

  test.each([
    ['mora', 'Mota'],
    ['bollo', 'Pollo asado'],
    ['hanburgesa', 'Hamburguesa criolla'],
  ])('does not take «%s» for «%s»: too short, the first letter, or two letters', (typed, text) => {
    expect(forgiving(typed, text)).toBe(false);
  });
});

test('nothing typed is no search, and only the start of a long text counts', () => {
  expect(dishSearch(' ¡! ')).toBeNull();
  expect(exact(`ajiaco${' '.repeat(100)}pescado`, 'Ajiaco')).toBe(true);
});
