import type { Modifier } from './assistant.ts';
import { isDrink } from './drinks.ts';
import { isCommonWord } from './language/common-words.ts';
import type { Sense } from './language/lexicon.ts';
import { LITTLE_WORDS, type Word } from './language/normalise.ts';
import { numberOf } from './language/numbers.ts';
import type { Mention } from './mention.ts';
import type { OpenMenu } from './menu-search.ts';
import { isNumberInName, startsDish } from './name-heads.ts';

export type Segments = {
  mentions: Mention[];
  /** Wishes without a dish: 'sin cebolla'. */
  looseMods: Modifier[];
  /** A quantity without a dish: 'mejor dos'. */
  looseQuantity: number | null;
  looseIsMore: boolean;
};

type Ahead = Pick<Mention, 'quantity' | 'isMore' | 'isDefinite'> & {
  from: number | null;
  /** 'uno de': one of what was mentioned before, if such a one exists. */
  isOf: boolean;
  /** 'una de las clásicas': one of those that were said. */
  isPart: boolean;
};
/** The position of the reader in a clause. */
export type Reader = {
  words: readonly Word[];
  context: Mention | undefined;
  plain: readonly string[];
  menu: OpenMenu;
  at: number;
  /** What was said before a name that is still to come. */
  ahead: Ahead;
  found: Segments;
};

export const NOTHING_AHEAD: Ahead = {
  quantity: null,
  isMore: false,
  isDefinite: false,
  from: null,
  isOf: false,
  isPart: false,
};
/** 'empanadas 3', 'coca x2'; not when the number belongs to the next thing. */
export function quantityAfter(reader: Reader): number | null {
  const { words, plain, menu } = reader;
  const at = plain[reader.at] === 'por' ? reader.at + 1 : reader.at;
  const word = plain[at] ?? '';
  // 'empanadas, dos porciones'.
  if (
    /^(porciones|unidades|ordenes|platos)$/.test(plain[at + 1] ?? '') &&
    numberOf(word) !== null
  ) {
    reader.at = at + 2;
    return numberOf(word);
  }
  if (!/^\d{1,3}$/.test(word) || isNumberInName(words, at, menu)) return null;
  const next = words[at + 1];
  if (next && !next.before && plain[reader.at] !== 'por' && !/^(y|e|porfa|por)$/.test(next.word))
    return null;
  reader.at = at + 1;
  return numberOf(word);
}

/** 'una hamburguesa con coca': a drink beside a dish is ordered, not mixed in. */
export function isDrinkAlong({ words, plain, menu, at, found }: Reader): boolean {
  if (plain[at] !== 'con') return false;
  const place = afterArticles(plain, at + 1);
  if (numberOf(plain[at + 1]) !== null && startsDish(words, at + 2, menu)) return true;
  const isToDrink = ({ product }: Sense) => isDrink(product, menu.categoryOf(product));
  const previous = found.mentions.at(-1);
  if (!previous || previous.senses.some(isToDrink)) return false;
  const senses = menu.names.sensesOf(plain[place] ?? '');
  const isNamed = startsDish(words, place, menu) || senses.some(({ link }) => link === 'thing');
  return isNamed && senses.every(isToDrink);
}

export function isUnknown({ plain, menu }: Reader, at: number): boolean {
  const word = plain[at];
  if (word === undefined || word.length < 3 || /\d/.test(word)) return false;
  if (LITTLE_WORDS.has(word) || isCommonWord(word) || numberOf(word) !== null) return false;
  return menu.names.sensesOf(word).length === 0;
}

export function afterArticles(plain: readonly string[], from: number): number {
  let at = from;
  while (/^(el|la|los|las)$/.test(plain[at] ?? '')) at++;
  return at;
}
