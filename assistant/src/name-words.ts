import type { Category, Product } from '@comanda/contract/menu/menu';
import { among, type Sense } from './language/lexicon.ts';
import {
  contentWords,
  isCommonWord,
  LITTLE_WORDS,
  plainWords,
  type Word,
} from './language/normalise.ts';
import { digitsOf } from './language/numbers.ts';
import { baseForms } from './language/stems.ts';
import { synonymsOf } from './language/synonyms.ts';
import type { OpenMenu } from './menu-search.ts';

/** The first words of a name, and the products they lead to. */
export type Start = {
  senses: readonly Sense[];
  words: readonly string[];
  /** How many words it has. */
  length: number;
  unmet: string;
  choice: string;
};

export function startOf(
  words: readonly Word[],
  at: number,
  menu: OpenMenu,
  kin: readonly Sense[] | undefined,
): Start | null {
  const word = words[at]?.word ?? '';
  const within = (senses: readonly Sense[]) => (kin ? among(senses, kin) : senses);
  const named = within(menu.names.sensesOf(word));
  const phrase = phraseAt(words, at, menu);
  if (phrase && !isNamedWhole(phrase.words, menu)) return phrase;
  const apart = saidApart(words, at, menu);
  const joined = within(apart?.senses ?? []);
  if (apart && joined.length > 0) return { ...apart, senses: joined };
  if (named.length === 0) return choiceAmong(words, at, menu, kin);
  const relatives = named.every(({ link }) => link === 'kind');
  return { senses: named, words: [word], length: 1, unmet: relatives ? word : '', choice: '' };
}

/** 'uno de mora y otro de mango', where only the description of the jugo mentions mango. */
function choiceAmong(
  words: readonly Word[],
  at: number,
  menu: OpenMenu,
  kin: readonly Sense[] = [],
): Start | null {
  const word = words[at]?.word ?? '';
  const isOf = /^(de|del)$/.test(words[at - 1]?.word ?? '');
  if (!isOf || isCommonWord(word) || menu.names.sensesOf(word).length > 0) return null;
  const described = menu.ingredients.sensesOf(word).filter(({ link }) => link === 'name');
  const senses = among(kin, described);
  const choice = typed(words.slice(at - 1, at + 1));
  return senses.length > 0 ? { senses, words: [], length: 1, unmet: '', choice } : null;
}

/** 'baba ganush', 'pan de bono': one word of the menu, said as several. */
function saidApart(words: readonly Word[], at: number, menu: OpenMenu): Start | null {
  for (let length = 3; length > 1; length--) {
    const said = words.slice(at, at + length);
    if (said.length < length || said.some(({ before }, i) => i > 0 && before !== '')) continue;
    const plain = said.map(({ word }) => word);
    const joined = plain.join('');
    const content = plain.filter((word) => !LITTLE_WORDS.has(word));
    if (isNamedWhole(content, menu)) continue;
    const senses = menu.names.calledSo(joined);
    if (joined.length > 5 && senses.length > 0)
      return { senses, words: [joined], length, unmet: '', choice: '' };
  }
  return null;
}

/** 'hot dog', 'agua de panela': several words that together are a synonym. */
function phraseAt(words: readonly Word[], at: number, menu: OpenMenu): Start | null {
  for (let length = 4; length > 1; length--) {
    const said = words.slice(at, at + length).map(({ word }) => word);
    if (said.length < length) continue;
    const last = said.at(-1) ?? '';
    const tries = baseForms(last).map((form) => [...said.slice(0, -1), form].join(' '));
    const singular = said.map((word) => baseForms(word)[1] ?? word).join(' ');
    for (const phrase of [...tries, singular]) {
      for (const synonym of synonymsOf(phrase)) {
        const found = menu.search(synonym, 8).filter(({ score }) => score > 0.85);
        if (found.length === 0) continue;
        const senses = found.map(({ product }) => ({
          product,
          likeness: 0.95,
          link: 'synonym' as const,
        }));
        return {
          senses,
          words: said.filter((word) => !LITTLE_WORDS.has(word)),
          length,
          unmet: '',
          choice: '',
        };
      }
    }
  }
  return null;
}

function isNamedWhole(words: readonly string[], menu: OpenMenu): boolean {
  const [first, ...rest] = words.map((word) =>
    menu.names.sensesOf(word).filter(({ link }) => link === 'name' || link === 'label'),
  );
  return rest.reduce((left, senses) => among(left, senses), first ?? []).length > 0;
}

/** As it was typed, in lower case. */
export function typed(words: readonly Word[]): string {
  return words.map(({ text }) => text.toLowerCase()).join(' ');
}

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
