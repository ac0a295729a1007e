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

/** Tells whether a text, or its words, has every word of the search. */
export type DishSearch = (text: string | readonly string[]) => boolean;

/**
 * Two searches for what a person typed, without accents: the exact one finds words that begin as
 * typed, in any gender and number, or by another name; the forgiving one also allows one wrong,
 * missing, doubled or swapped letter a word. Both are null if nothing was typed.
 */
export function dishSearch(typed: string): { exact: DishSearch; forgiving: DishSearch } | null {
  const words = wordsOf(typed.slice(0, MAX_TEXT)).map(namesOf);
  if (words.length === 0) return null;
  const searchBy =
    (isMatch: (one: string, name: string) => boolean): DishSearch =>
    (text) => {
      const there = typeof text === 'string' ? wordsOf(text) : text;
      return words.every((names) => names.some((name) => there.some((one) => isMatch(one, name))));
    };
  return {
    exact: searchBy((one, name) => one.startsWith(stemOf(name))),
    forgiving: searchBy((one, name) => one.startsWith(stemOf(name)) || startsAlmost(one, name)),
  };
}

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
