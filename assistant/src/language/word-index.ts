import type { Product } from '@comanda/contract/menu/menu';
import { nearSounds } from './near-sounds.ts';
import { contentWords } from './normalise.ts';
import { digitsOf } from './numbers.ts';
import { baseForms, rootOf, soundOf } from './stems.ts';

/**
 * Products by their words, in every form in which people may say or misspell them, in menu order.
 */
export type WordIndex = {
  exact: (word: string) => readonly Product[];
  /** Products that have every word of the phrase. */
  phrase: (phrase: string) => Product[];
  near: (word: string) => readonly Product[];
};

type Words = ReadonlyMap<string, readonly number[]>;

/**
 * `words`: the positions of each among the products. `joined` match only exactly. Each word is read
 * once, however many products have it.
 */
export function wordIndex(products: readonly Product[], words: Words, joined: Words): WordIndex {
  const byForm = newIndex();
  const bySound = newIndex();
  const byRoot = newIndex();
  for (const [word, places] of words) {
    const forms = baseForms(word);
    for (const form of forms) byForm.add(form, places);
    const digits = digitsOf(word);
    if (digits !== null) byForm.add(String(digits), places);
    bySound.add(soundOf(forms[1] ?? word), places);
    byRoot.add(rootOf(word), places);
  }
  for (const [word, places] of joined) byForm.add(word, places);
  const near = nearSounds(bySound.keys());

  const productsAt = (places: readonly number[]): Product[] =>
    places.flatMap((place) => products[place] ?? []);
  const exact = (word: string) => {
    const digits = digitsOf(word);
    const forms = digits === null ? baseForms(word) : [word, String(digits)];
    const form = forms.find(byForm.has);
    return form === undefined ? [] : productsAt(byForm.at(form));
  };
  return {
    exact,
    phrase: (phrase) => {
      const [first = [], ...rest] = contentWords(phrase).map(exact);
      const others = rest.map((list) => new Set(list));
      return first.filter((product) => others.every((set) => set.has(product)));
    },
    near: (word) => {
      if (word.length < 4 || /\d/.test(word)) return [];
      const sounds = baseForms(word).slice(0, 3).map(soundOf);
      const sounding = sounds.find(bySound.has);
      if (sounding !== undefined) return productsAt(bySound.at(sounding));
      const root = word.length >= 6 ? rootOf(word) : '';
      if (byRoot.has(root)) return productsAt(byRoot.at(root));
      return [...new Set(near(sounds).flatMap((sound) => productsAt(bySound.at(sound))))];
    },
  };
}

/** Most keys belong to one word and share its list; only the others keep lists of lists. */
function newIndex() {
  const first = new Map<string, readonly number[]>();
  const others = new Map<string, (readonly number[])[]>();
  return {
    add: (key: string, places: readonly number[]) => {
      if (!first.has(key)) first.set(key, places);
      else if (others.get(key)?.push(places) === undefined) others.set(key, [places]);
    },
    has: (key: string) => first.has(key),
    keys: () => [...first.keys()],
    /** Each position once, in order. */
    at: (key: string): readonly number[] => {
      const places = first.get(key) ?? [];
      const more = others.get(key);
      return more ? [...new Set([places, ...more].flat())].sort((a, b) => a - b) : places;
    },
  };
}
