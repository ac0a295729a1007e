import type { Product } from '@comanda/contract/menu/menu';
import { distance } from 'fastest-levenshtein';
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

/** Of the known sounds, those with the fewest typing errors, in the given order. */
type NearSounds = (said: readonly string[]) => string[];

/** Words that begin with one letter; the numbers beside them rule out most of them. */
type Bucket = { places: number[]; lengths: number[]; letters: number[] };

/** A word must be this long for its first letter to be wrong. */
const LONG = 7;

function nearSounds(known: readonly string[]): NearSounds {
  const buckets = new Map<string, Bucket>();
  const placeOf = new Map<string, number>();
  /** Long words, by all but their first letter. */
  const byTail = new Map<string, number[]>();
  for (const [place, sound] of known.entries()) {
    placeOf.set(sound, place);
    const bucket = buckets.get(sound[0] ?? '') ?? { places: [], lengths: [], letters: [] };
    bucket.places.push(place);
    bucket.lengths.push(sound.length);
    bucket.letters.push(lettersOf(sound));
    buckets.set(sound[0] ?? '', bucket);
    if (sound.length < LONG) continue;
    const tail = sound.slice(1);
    const same = byTail.get(tail);
    if (same) same.push(place);
    else byTail.set(tail, [place]);
  }

  /** One typing error away, in the first letter. */
  const otherwiseBegun = (sound: string): number[] => {
    if (sound.length < LONG) return [];
    const shorter = sound.length > LONG ? placeOf.get(sound.slice(1)) : undefined;
    return [
      ...(byTail.get(sound.slice(1)) ?? []),
      ...(byTail.get(sound) ?? []),
      ...(shorter === undefined ? [] : [shorter]),
    ].filter((place) => known[place]?.[0] !== sound[0]);
  };

  return (said) => {
    let best = Number.POSITIVE_INFINITY;
    let found = new Set<number>();
    const take = (place: number, slips: number) => {
      if (slips > best) return;
      if (slips < best) found = new Set();
      best = slips;
      found.add(place);
    };
    for (const sound of said) {
      for (const place of otherwiseBegun(sound)) take(place, 1);
      const { places = [], lengths = [], letters = [] } = buckets.get(sound[0] ?? '') ?? {};
      const own = lettersOf(sound);
      for (let at = 0; at < places.length; at++) {
        const length = lengths[at] ?? 0;
        const others = letters[at] ?? 0;
        const lacking = own & ~others;
        const isStart = lacking === 0 && sound.length >= 4 && length >= sound.length;
        const allowed = allowedSlips(Math.min(length, sound.length));
        const mayBeNear =
          Math.abs(length - sound.length) <= allowed &&
          count(lacking) <= allowed &&
          count(others & ~own) <= allowed;
        if (!isStart && !mayBeNear) continue;
        const place = places[at] ?? 0;
        const other = known[place] ?? '';
        if (isStart && other.startsWith(sound)) take(place, 1);
        else if (mayBeNear) {
          const slips = distance(sound, other);
          if (slips <= allowed) take(place, slips);
        }
      }
    }
    return [...found].sort((a, b) => a - b).map((place) => known[place] ?? '');
  };
}

/** People make fewer errors in short words. */
function allowedSlips(length: number): number {
  if (length < 4) return 0;
  return length <= 5 ? 1 : length <= 8 ? 2 : 3;
}

/**
 * A bit for each letter. Two letters may share a bit: then fewer words are ruled out, never too
 * many.
 */
function lettersOf(sound: string): number {
  let letters = 0;
  for (let at = 0; at < sound.length; at++) letters |= 1 << (sound.charCodeAt(at) % 31);
  return letters;
}

function count(bits: number): number {
  let rest = bits;
  let ones = 0;
  for (; rest !== 0; ones++) rest &= rest - 1;
  return ones;
}
