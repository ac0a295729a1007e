import type { Product } from '@comanda/contract/menu/menu';
import { distance } from 'fastest-levenshtein';
import { among, type Sense } from './language/lexicon.ts';
import { isCommonWord, LITTLE_WORDS, type Word } from './language/normalise.ts';
import { digitsOf, numberOf } from './language/numbers.ts';
import { baseForms, soundOf } from './language/stems.ts';
import type { OpenMenu } from './menu-search.ts';
import {
  CONTAINERS,
  NEVER_ALONE,
  type Start,
  startOf,
  startsDish,
  typed,
  WEAK,
} from './name-words.ts';

/** A name that was said, and the products it may mean. */
export type NameRun = {
  senses: readonly Sense[];
  words: readonly string[];
  /** Asked for, but no product of that name has it. */
  unmet: string;
  /** A choice within the product that only its description mentions: 'gaseosa manzana'. */
  choice: string;
  end: number;
};

/**
 * The longest name that starts at `at`: it continues while some product has all its words. `among`
 * limits the products: 'y otra de mango' after a jugo.
 */
export function nameAt(
  words: readonly Word[],
  at: number,
  menu: OpenMenu,
  { isAnnounced, among: kin }: { isAnnounced: boolean; among?: readonly Sense[] },
): NameRun | null {
  const first = words[at]?.word;
  if (first === undefined || LITTLE_WORDS.has(first) || isArticleNumber(first)) return null;
  const start = startOf(words, at, menu, kin);
  if (!start) return null;
  const run = extended(words, at, start, menu);
  const isCommon = isCommonWord(first);
  const isTold = isAnnounced || (at === 0 && !isCommon);
  const isWeak = isCommon || WEAK.has(first);
  if (isWeak && run.words.length < 2 && (!isTold || NEVER_ALONE.has(first)) && !kin) return null;
  return run;
}

const TIES: ReadonlySet<string> = new Set(
  'de del con al a la las los el en y e sin por para numero'.split(' '),
);

function extended(words: readonly Word[], at: number, start: Start, menu: OpenMenu): NameRun {
  let { senses, unmet } = start;
  const said = [...start.words];
  // A brand is a choice within what the menu calls by its kind.
  const isBrand = (list: readonly Sense[]) => list.every(({ link }) => link === 'brand');
  let choice = isBrand(senses) ? typed(words.slice(at, at + start.length)) : start.choice;
  let end = at + start.length;
  for (;;) {
    const next = afterTies(words, end);
    if (!next) break;
    const { tie, place } = next;
    // 'combo uno', 'combo número uno'.
    const word = /^un[oa]$/.test(next.word) ? '1' : next.word;
    const narrowed = narrow(senses, menu.names.sensesOf(word)).filter(({ product }) =>
      isTiedIn(product, tie, word, menu),
    );
    if (narrowed.length > 0 && !isRatherDescribed(senses, narrowed, word, menu)) {
      if (isBrand(menu.names.sensesOf(word)))
        choice = joined(choice, typed(words.slice(end, place + 1)));
      senses = narrowed;
      said.push(word);
      end = place + 1;
      continue;
    }
    if (!isOf(tie) || numberOf(word) !== null || isCommonWord(word) || CONTAINERS.has(word)) break;
    // 'babi bif': a misspelling too short to be looked up, but the only word that the name still
    // lacks.
    if (tie === '' && senses.length === 1 && isLacking(senses[0]?.product, said, word, menu)) {
      end = place + 1;
      continue;
    }
    const described = startsDish(words, place, menu)
      ? []
      : narrow(
          senses,
          menu.ingredients.sensesOf(word).filter(({ link }) => link === 'name'),
        );
    const isElsewhere = menu.names.sensesOf(word).some(({ link }) => link !== 'kind');
    if (tie === '' && isElsewhere && described.length === 0) break;
    if (described.length > 0) senses = among(senses, described);
    else if (tie !== '' || senses.length > 1) unmet = word;
    choice = joined(choice, typed(words.slice(end, place + 1)));
    end = place + 1;
    if (unmet !== '') break;
  }
  return { senses, words: said, unmet, choice: unmet === '' ? choice : '', end };
}

/** 'alitas BBQ' are alitas, though the menu has 'Costillas BBQ' among its alitas. */
function isRatherDescribed(
  senses: readonly Sense[],
  narrowed: readonly Sense[],
  word: string,
  menu: OpenMenu,
): boolean {
  if (narrowed.some(({ link }) => link !== 'label')) return false;
  const named = senses.filter(({ link }) => link === 'name');
  return narrow(named, menu.ingredients.sensesOf(word)).some(({ link }) => link === 'name');
}

/** The next content word, past function words, before any punctuation. */
function afterTies(words: readonly Word[], from: number) {
  let place = from;
  while (place < words.length && place - from < 3 && TIES.has(words[place]?.word ?? '')) {
    if (words[place]?.before) return null;
    place++;
  }
  const next = words[place];
  if (!next || next.before || LITTLE_WORDS.has(next.word)) return null;
  return {
    tie: words
      .slice(from, place)
      .map(({ word }) => word)
      .join(' '),
    place,
    word: next.word,
  };
}

function isLacking(
  product: Product | undefined,
  said: readonly string[],
  word: string,
  menu: OpenMenu,
): boolean {
  const own = product ? menu.names.wordsOf(product) : [];
  const sound = soundOf(word);
  return own
    .slice(said.length)
    .map(soundOf)
    .some(
      (one) =>
        one[0] === sound[0] &&
        Math.abs(one.length - sound.length) <= 1 &&
        distance(one, sound) <= 2,
    );
}

function joined(...texts: readonly string[]): string {
  return texts.filter(Boolean).join(' ');
}

function isOf(tie: string): boolean {
  return tie === '' || /^(de|del)\b/.test(tie);
}

/** 'arroz y pollo' is not 'Arroz con pollo', and 'agua con gas' is not 'Agua sin gas'. */
function isTiedIn(product: Product, tie: string, word: string, menu: OpenMenu): boolean {
  // 'arepa e huevo' is how people on the coast say 'de'.
  const isAnd = (one: string) => one === 'y' || (one === 'e' && /^h?i/.test(word));
  const strict = tie.split(' ').find((one) => isAnd(one) || one === 'sin');
  const name = menu.plainName(product);
  if (strict) return name.includes(strict);
  if (tie === 'con' && name.includes('sin')) {
    const forms = new Set(baseForms(word));
    return !forms.has(name[name.indexOf('sin') + 1] ?? '');
  }
  // 'mote con queso' is the 'Mote de queso', unless cheese can be put on it.
  const isTogether = name.includes('con') || name.includes('y');
  return tie !== 'con' || isTogether || menu.additionNames.sensesOf(word).length === 0;
}

function narrow(senses: readonly Sense[], by: readonly Sense[]): Sense[] {
  const likeness = new Map(
    by.filter(({ link }) => link !== 'kind').map((one) => [one.product, one]),
  );
  return senses.flatMap((sense) => {
    const other = likeness.get(sense.product);
    if (!other) return [];
    // 'gaseosa manzana': a product found only by its kind is certain once its name is said.
    const link = sense.link === 'thing' && other.link === 'name' ? 'name' : sense.link;
    return [{ ...sense, link, likeness: sense.likeness + other.likeness }];
  });
}

function isArticleNumber(word: string): boolean {
  return numberOf(word) !== null && digitsOf(word) === null;
}
