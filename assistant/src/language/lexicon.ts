import type { Product } from '@comanda/contract/menu/menu';
import { LRUCache } from 'lru-cache';
import { contentWords, isCommonWord } from './normalise.ts';
import { baseForms } from './stems.ts';
import { isFoodWord, kindsOf, synonymsOf, thingsOf } from './synonyms.ts';
import { type WordIndex, wordIndex } from './word-index.ts';

/**
 * How a word leads to a product: it is in its name, in the name of its category, a synonym, a
 * brand, a misspelling, the kind of thing it is ('pescado' for a mojarra), or only related.
 */
type Link = 'name' | 'label' | 'synonym' | 'brand' | 'slip' | 'thing' | 'kind';
export type Sense = { product: Product; likeness: number; link: Link };

export type Lexicon = {
  /** The products a word may mean; one sense for each product. */
  sensesOf: (word: string) => readonly Sense[];
  /** Only products with exactly this name. */
  calledSo: (word: string) => readonly Sense[];
  /** How many words of its name were not said. */
  spare: (product: Product, said: readonly string[]) => number;
  /** The same for many products: what was said is read once. */
  spareOf: (said: readonly string[]) => (product: Product) => number;
  /** The content words of its name, in order. */
  wordsOf: (product: Product) => readonly string[];
};

const LIKENESS: Readonly<Record<Link, number>> = {
  name: 1,
  label: 0.9,
  synonym: 0.95,
  brand: 0.85,
  slip: 0.8,
  thing: 0.7,
  kind: 0.5,
};
/** Words that people send are endless, so the cache is bounded. */
const MAX_REMEMBERED = 5_000;

export function lexiconOf(
  products: readonly Product[],
  textOf: (product: Product) => string,
  labelsOf: (product: Product) => readonly string[] = () => [],
): Lexicon {
  const named: Places = new Map();
  const joined: Places = new Map();
  const labelled: Places = new Map();
  const ownWords = new Map<Product, readonly string[]>();
  for (const [at, product] of products.entries()) {
    const words = contentWords(textOf(product)).slice(0, 60);
    ownWords.set(product, words);
    for (const word of words) note(named, word, at);
    for (const pair of joinedPairs(words)) note(joined, pair, at);
    for (const label of labelsOf(product)) {
      for (const word of contentWords(label)) note(labelled, word, at);
    }
  }
  const names = wordIndex(products, named, joined);
  const labels = wordIndex(products, labelled, new Map());
  // `max` would reserve all its memory at once, for each of many small menus.
  const remembered = new LRUCache<string, readonly Sense[]>({
    maxSize: MAX_REMEMBERED,
    sizeCalculation: () => 1,
  });
  const wordsOf = (product: Product) => ownWords.get(product) ?? [];
  const spareOf = (said: readonly string[]) => {
    const saidForms = new Set(said.flatMap(baseForms));
    const isSaid = (word: string) => baseForms(word).some((form) => saidForms.has(form));
    return (product: Product) => wordsOf(product).filter((word) => !isSaid(word)).length;
  };
  return {
    wordsOf,
    calledSo: (word) => senses(names.exact(word), 'name'),
    spareOf,
    spare: (product, said) => spareOf(said)(product),
    sensesOf: (word) => {
      const known = remembered.get(word);
      if (known) return known;
      const senses = findSenses(word, names, labels);
      remembered.set(word, senses);
      return senses;
    },
  };
}

/** A word → the positions of its products, in their order. */
type Places = Map<string, number[]>;

function note(places: Places, word: string, at: number): void {
  const known = places.get(word);
  if (!known) places.set(word, [at]);
  else if (known.at(-1) !== at) known.push(at);
}

/** Senses whose product is also among the others'. */
export function among(senses: readonly Sense[], others: readonly Sense[]): Sense[] {
  const products = new Set(others.map(({ product }) => product));
  return senses.filter(({ product }) => products.has(product));
}

/** 'ponymalta', 'cocacola': two words of a name written as one. */
function joinedPairs(words: readonly string[]): string[] {
  return words
    .slice(1)
    .map((word, at) => `${words[at]}${word}`)
    .filter((joined) => joined.length > 6 && !/\d/.test(joined));
}

function findSenses(word: string, names: WordIndex, labels: WordIndex): readonly Sense[] {
  const called = [...senses(names.exact(word), 'name'), ...senses(labels.exact(word), 'label')];
  if (called.length > 0) return distinct(called);
  const forms = baseForms(word);
  const synonyms = forms
    .flatMap(synonymsOf)
    .flatMap((phrase) => [
      ...senses(names.phrase(phrase), 'synonym'),
      ...senses(labels.phrase(phrase), 'label'),
    ]);
  if (synonyms.length > 0) return distinct(synonyms);
  const things = forms.flatMap(thingsOf).flatMap((thing) => senses(names.exact(thing), 'thing'));
  if (things.length > 0) return distinct(things);
  const kinds = forms
    .flatMap(kindsOf)
    .flatMap(({ kind, isBrand }) => senses(names.exact(kind), isBrand ? 'brand' : 'kind'));
  if (kinds.length > 0) return distinct(kinds);
  if (isCommonWord(word) || forms.some(isFoodWord)) return [];
  const slips = [...senses(names.near(word), 'slip'), ...senses(labels.near(word), 'slip')];
  return distinct(slips);
}

function senses(products: Iterable<Product>, link: Link): Sense[] {
  return [...products].map((product) => ({ product, likeness: LIKENESS[link], link }));
}

/** The likeliest sense of each product. */
function distinct(list: readonly Sense[]): Sense[] {
  const best = new Map<Product, Sense>();
  for (const sense of list) {
    const known = best.get(sense.product);
    if (!known || known.likeness < sense.likeness) best.set(sense.product, sense);
  }
  return [...best.values()];
}
