import type { Product } from '@comanda/contract/menu';
import { distance } from 'fastest-levenshtein';
import { isCommonWord } from './common-words.ts';
import { contentWords } from './normalise.ts';
import { digitsOf } from './numbers.ts';
import { baseForms, rootOf, soundOf } from './stems.ts';
import { isFoodWord, kindsOf, synonymsOf, thingsOf } from './synonyms.ts';

/**
 * How a word brings up a product: it is called so, it belongs to what is called so, that is another
 * name of it, a brand of it, a slip of the pen, what it is a kind of ('pescado' for a mojarra), or
 * only a relative.
 */
type Link = 'name' | 'label' | 'synonym' | 'brand' | 'slip' | 'thing' | 'kind';
export type Sense = { product: Product; likeness: number; link: Link };

export type Lexicon = {
  /** The products a word may mean; one sense a product. */
  sensesOf: (word: string) => readonly Sense[];
  /** Only those that are called just so. */
  calledSo: (word: string) => readonly Sense[];
  /** How many words of its name nobody said. */
  spare: (product: Product, said: readonly string[]) => number;
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
/** Words people send are without end; what is remembered of them is not. */
const MAX_REMEMBERED = 5_000;

export function lexiconOf(
  products: readonly Product[],
  textOf: (product: Product) => string,
  labelsOf: (product: Product) => readonly string[] = () => [],
): Lexicon {
  const names = newIndex();
  const labels = newIndex();
  const ownWords = new Map<Product, readonly string[]>();
  for (const product of products) {
    const words = contentWords(textOf(product)).slice(0, 60);
    ownWords.set(product, words);
    for (const word of words) names.add(word, product);
    for (const joined of joinedPairs(words)) names.addForms(joined, product);
    for (const label of labelsOf(product)) {
      for (const word of contentWords(label)) labels.add(word, product);
    }
  }
  const remembered = new Map<string, readonly Sense[]>();
  const wordsOf = (product: Product) => ownWords.get(product) ?? [];
  return {
    wordsOf,
    calledSo: (word) => senses(names.exact(word), 'name'),
    spare: (product, said) => {
      const saidForms = new Set(said.flatMap(baseForms));
      return wordsOf(product).filter((word) => !baseForms(word).some((one) => saidForms.has(one)))
        .length;
    },
    sensesOf: (word) => {
      const known = remembered.get(word);
      if (known) return known;
      const senses = findSenses(word, names, labels);
      const oldest = remembered.size < MAX_REMEMBERED ? undefined : remembered.keys().next().value;
      if (oldest !== undefined) remembered.delete(oldest);
      remembered.set(word, senses);
      return senses;
    },
  };
}

/** 'ponymalta', 'cocacola': two words of a name in one breath. */
function joinedPairs(words: readonly string[]): string[] {
  return words
    .slice(1)
    .map((word, at) => `${words[at]}${word}`)
    .filter((joined) => joined.length > 6 && !/\d/.test(joined));
}

function findSenses(word: string, names: Index, labels: Index): readonly Sense[] {
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

/** Products by their words, in every form these may be said or misspelt. */
type Index = {
  add: (word: string, product: Product) => void;
  /** Heard only when it is said just so. */
  addForms: (word: string, product: Product) => void;
  exact: (word: string) => ReadonlySet<Product>;
  /** Products that have every word of it. */
  phrase: (phrase: string) => Product[];
  near: (word: string) => ReadonlySet<Product>;
};

function newIndex(): Index {
  const byForm = new Map<string, Set<Product>>();
  const bySound = new Map<string, Set<Product>>();
  const byRoot = new Map<string, Set<Product>>();
  const exact = (word: string) => {
    const digits = digitsOf(word);
    const forms = digits === null ? baseForms(word) : [word, String(digits)];
    const form = forms.find((one) => byForm.has(one));
    return byForm.get(form ?? '') ?? NONE;
  };
  const addForms = (word: string, product: Product) => {
    for (const form of baseForms(word)) put(byForm, form, product);
  };
  return {
    exact,
    addForms,
    add: (word, product) => {
      addForms(word, product);
      const digits = digitsOf(word);
      if (digits !== null) put(byForm, String(digits), product);
      put(bySound, soundOf(baseForms(word)[1] ?? word), product);
      put(byRoot, rootOf(word), product);
    },
    phrase: (phrase) => {
      const [first, ...rest] = contentWords(phrase).map(exact);
      return [...(first ?? [])].filter((product) => rest.every((set) => set.has(product)));
    },
    near: (word) => {
      if (word.length < 4 || /\d/.test(word)) return NONE;
      const sounds = baseForms(word).slice(0, 3).map(soundOf);
      const sounding = sounds.find((sound) => bySound.has(sound));
      if (sounding !== undefined) return bySound.get(sounding) ?? NONE;
      const rooted = word.length >= 6 ? byRoot.get(rootOf(word)) : undefined;
      return rooted ?? closest(bySound, sounds);
    },
  };
}

/** All that are as close as the closest; a start of a long word counts as one slip. */
function closest(
  bySound: ReadonlyMap<string, ReadonlySet<Product>>,
  sounds: readonly string[],
): Set<Product> {
  const found = new Set<Product>();
  let best = Number.POSITIVE_INFINITY;
  for (const [known, products] of bySound) {
    for (const sound of sounds) {
      const slips = slipsBetween(sound, known);
      if (slips > best || slips > allowedSlips(sound, known)) continue;
      if (slips < best) found.clear();
      best = slips;
      for (const product of products) found.add(product);
    }
  }
  return found;
}

const NONE: ReadonlySet<Product> = new Set();

function slipsBetween(said: string, known: string): number {
  if (said.length >= 4 && known.startsWith(said)) return 1;
  return Math.abs(said.length - known.length) > 3
    ? Number.POSITIVE_INFINITY
    : distance(said, known);
}

/** People err less in short words, and hardly ever in the first letter. */
function allowedSlips(said: string, known: string): number {
  const length = Math.min(said.length, known.length);
  if (length < 4) return 0;
  if (said[0] !== known[0]) return length >= 7 ? 1 : 0;
  return length <= 5 ? 1 : length <= 8 ? 2 : 3;
}

function put(index: Map<string, Set<Product>>, key: string, product: Product): void {
  const products = index.get(key);
  if (products) products.add(product);
  else index.set(key, new Set([product]));
}
