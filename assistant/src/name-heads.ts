import type { Category, Product } from '@comanda/contract/menu/menu';
import { isCommonWord } from './language/common-words.ts';
import { contentWords, LITTLE_WORDS, plainWords, type Word } from './language/normalise.ts';
import { digitsOf } from './language/numbers.ts';
import { baseForms } from './language/stems.ts';
import { synonymsOf } from './language/synonyms.ts';
import type { OpenMenu } from './menu-search.ts';

/** A new dish certainly starts here, because its name begins with this word. */
export function startsDish(words: readonly Word[], at: number, menu: OpenMenu): boolean {
  const word = words[at]?.word;
  if (word === undefined || LITTLE_WORDS.has(word) || isCommonWord(word)) return false;
  const isCalledSo = isHead(menu, word);
  return menu.names
    .sensesOf(word)
    .some(({ product, link }) => link !== 'kind' && link !== 'slip' && isCalledSo(product));
}

/** Named by its first word, or by the name of its whole category. */
export function isHead(menu: OpenMenu, word: string): (product: Product) => boolean {
  const forms = new Set(
    [word, ...baseForms(word).flatMap(synonymsOf).flatMap(plainWords)].flatMap(baseForms),
  );
  // 'Hamburguesas' names each of its dishes; 'Jugos y bebidas' does not make all of them jugos.
  const isLabel = once((category: Category | undefined) => {
    const label = contentWords(category?.name ?? '');
    return label.length === 1 && label.flatMap(baseForms).some((form) => forms.has(form));
  });
  return (product) => {
    const head = menu.names.wordsOf(product).find((one) => !CONTAINERS.has(one)) ?? '';
    return baseForms(head).some((form) => forms.has(form)) || isLabel(menu.categoryOf(product));
  };
}

/** Asked for thousands of products, but computed once for each category. */
function once(test: (category: Category | undefined) => boolean) {
  const known = new Map<Category | undefined, boolean>();
  return (category: Category | undefined) => {
    const answer = known.get(category) ?? test(category);
    known.set(category, answer);
    return answer;
  };
}

/** 'tres leches', 'cuatro quesos': the number is part of the name. */
export function isNumberInName(words: readonly Word[], at: number, menu: OpenMenu): boolean {
  const word = words[at]?.word ?? '';
  const next = words[at + 1]?.word;
  if (digitsOf(word) === null || next === undefined || words[at + 1]?.before) return false;
  const nextForms = new Set(baseForms(next));
  return menu.names.sensesOf(word).some(({ product, link }) => {
    const own = menu.names.wordsOf(product);
    const place = own.findIndex((one) => digitsOf(one) === digitsOf(word));
    const after = own[place + 1];
    return (
      link === 'name' && after !== undefined && baseForms(after).some((form) => nextForms.has(form))
    );
  });
}

export const CONTAINERS: ReadonlySet<string> = new Set(
  'porcion plato orden vaso taza botella lata copa jarra combo racion bandejita unidad'.split(' '),
);
/** Sizes and styles: they distinguish dishes but name none. */
export const WEAK: ReadonlySet<string> = new Set(
  `especial mixto mixta sencillo sencilla clasico clasica tradicional natural grande mediano mediana pequeno pequena personal familiar
  normal simple original super mega rico rica fresco fresca frio fria caliente picante dulce salado salada vegetariano vegetariana rojo roja
  blanco blanca negro negra verde rojos asado asada frito frita relleno rellena criollo criolla casero casera artesanal nacional importada
  plato porcion vaso taza botella lata copa jarra combo orden agua leche bebida comida fuerte`.split(
    /\s+/,
  ),
);
/** They begin a name, but are never a whole one. */
export const NEVER_ALONE: ReadonlySet<string> = new Set(
  `menu carta pedido orden cuenta total casa dia noche mesa domicilio favor precio todo comida direccion telefono horario plato
  porcion hora cosa opcion lista nombre numero valor local sede carrito servicio cambio picante`.split(
    /\s+/,
  ),
);
