import { expect, test } from 'vitest';
import { clausesOf } from './language/clauses.ts';
import { wordsOf } from './language/normalise.ts';
import { choose } from './mention.ts';
import { openMenu } from './menu-search.ts';
import { noteOf } from './modifiers.ts';
import { segmentsOf } from './segments.ts';
import { TEST_MENU } from './test-menu.ts';

const menu = openMenu(TEST_MENU);

/** '2 Bandeja paisa (sin huevo)', with '?' for unclear and '!' for not on the menu. */
const heardIn = (message: string) =>
  segmentsOf(wordsOf(message), menu).mentions.map((mention) => {
    const choice = choose(menu, mention);
    const name = { one: '', unsure: '~', several: '?', none: '!' }[choice.found];
    const product = 'product' in choice ? choice.product.nombre : '';
    const note = mention.mods.length > 0 ? ` (${noteOf(mention.mods)})` : '';
    return `${mention.quantity ?? '-'} ${name}${product}${note}`;
  });

test.each([
  ['dos bandejas y una coca', ['2 Bandeja paisa', '1 Coca-Cola']],
  ['3 cocas 2 mojarras', ['3 Coca-Cola', '2 Mojarra frita']],
  ['una vandeja', ['1 Bandeja paisa']],
  [
    'una bandeja sin huevo ni aguacate y una coca',
    ['1 Bandeja paisa (sin huevo, sin aguacate)', '1 Coca-Cola'],
  ],
  ['dos limonadas, una de coco y otra natural', ['1 Limonada de coco', '1 Limonada natural']],
  ['dos bandejas, una sin huevo', ['1 Bandeja paisa', '1 Bandeja paisa (sin huevo)']],
  ['dos tres leches', ['2 Tres leches']],
  ['una limonada', ['1 ?']],
  ['limonada de cereza', ['- !']],
  ['dos sushis', ['2 !']],
  ['una bandeja con coca', ['1 Bandeja paisa', '- Coca-Cola']],
  ['una mojarra bien tostada', ['1 Mojarra frita (bien tostada)']],
  ['jugo de mora', ['- Jugo natural (de mora)']],
  ['cocas x 3', ['3 Coca-Cola']],
])('%s', (message, expected) => {
  expect(heardIn(message)).toEqual(expected);
});

test.each([
  ['hola me das dos cocas y cuanto es', ['hola', 'me das dos cocas', 'cuanto es']],
  ['Una coca. ¿A qué hora abren?', ['una coca', 'a que hora abren']],
  [
    'quita la coca y cambia la bandeja por una mojarra',
    ['quita la coca', 'cambia la bandeja por una mojarra'],
  ],
  ['no quiero la coca', ['no quiero la coca']],
])('«%s» is split where a new request begins', (message, clauses) => {
  expect(clausesOf(wordsOf(message)).map(({ said }) => said.trim())).toEqual(clauses);
});
