import { fold } from '../fold.ts';

/** More than anybody types; the rest is ignored. */
const MAX_TEXT = 100;
/** A shorter word is too close to others to be corrected. */
const CORRECTED_FROM = 5;
const STEMMED_FROM = 6;

/** Words for the same dish. */
const SAME = [
  'sanduche sandwich sanguche emparedado',
  'hamburguesa burger',
  'perro hotdog',
  'jugo zumo',
  'malteada batido',
  'tocineta tocino bacon',
].map((words) => words.split(' '));

/** Tells whether a text, or its words, has every word of the search. In prose, such as a description, short words count whole. */
export type DishSearch = (text: string | readonly string[], prose?: string) => boolean;

/**
 * Two searches for what a person typed, without accents: the exact one finds words that begin as
 * typed, in any gender and number, or by another name; the forgiving one also allows one wrong,
 * missing, doubled or swapped letter a word. Both are null if nothing was typed.
 */
export function dishSearch(typed: string): { exact: DishSearch; forgiving: DishSearch } | null {
  const words = wordsOf(typed.slice(0, MAX_TEXT)).map(namesOf);
  if (words.length === 0) return null;
  const searchBy =
    (isMatch: IsMatch, isMatchInProse: IsMatch): DishSearch =>
    (text, prose = '') => {
      const there = typeof text === 'string' ? wordsOf(text) : text;
      const told = wordsOf(prose);
      const isFound = (name: string) =>
        there.some((one) => isMatch(one, name)) || told.some((one) => isMatchInProse(one, name));
      return words.every((names) => names.some(isFound));
    };
  const begins: IsMatch = (one, name) => one.startsWith(stemOf(name));
  const almost: IsMatch = (one, name) => begins(one, name) || startsAlmost(one, name);
  return {
    exact: searchBy(begins, (one, name) =>
      name.length < STEMMED_FROM ? baseOf(one) === baseOf(name) : begins(one, name),
    ),
    forgiving: searchBy(almost, almost),
  };
}

type IsMatch = (one: string, name: string) => boolean;

/** The words by which a text is found. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The word, and the others for the same dish. */
function namesOf(word: string): string[] {
  const isMeant = (name: string) =>
    name === word || (word.length >= CORRECTED_FROM && startsAlmost(name, word));
  return [word, ...SAME.filter((names) => names.some(isMeant)).flat()];
}

/** 'vegetarian' for 'vegetariano', 'vegetarianas'. */
function stemOf(word: string): string {
  return word.length < STEMMED_FROM ? word : word.replace(/[aeo]s?$/, '');
}

/** 'jug' for 'jugo' and 'jugos', but not for 'jugoso'. */
function baseOf(word: string): string {
  return word.replace(/(?<=..)(?:[aeo]s?|s)$/, '');
}

/** True if the word begins as typed but for one letter, which is not the first. */
function startsAlmost(word: string, typed: string): boolean {
  if (typed.length < CORRECTED_FROM) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  if (at === 0) return false;
  const [rest, wanted] = [word.slice(at), typed.slice(at)];
  const isSwapped = wanted.length > 1 && rest.startsWith(`${wanted[1]}${wanted[0]}`);
  return (
    rest.slice(1).startsWith(wanted.slice(1)) ||
    rest.slice(1).startsWith(wanted) ||
    rest.startsWith(wanted.slice(1)) ||
    (isSwapped && rest.slice(2).startsWith(wanted.slice(2)))
  );
}
