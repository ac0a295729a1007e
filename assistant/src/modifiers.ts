import type { Modifier } from './assistant.ts';
import { isAbuse } from './language/manners.ts';
import { isCommonWord, LITTLE_WORDS, type Word } from './language/normalise.ts';
import { numberOf } from './language/numbers.ts';
import type { OpenMenu } from './menu-search.ts';

export type ReadModifier = { mods: Modifier[]; length: number };

/**
 * How the dish before `at` is wanted, if the words say so: 'sin cebolla ni tomate', 'con extra
 * queso', 'bien asada', 'en leche'.
 */
export function modifierAt(
  words: readonly Word[],
  at: number,
  isNewDish: (at: number) => boolean,
): ReadModifier | null {
  const said = words
    .slice(at, at + 5)
    .map(({ word }) => word)
    .join(' ');
  for (const [opening, kind] of OPENINGS) {
    const length = opening.exec(`${said} `)?.[0].trim().split(' ').length;
    if (length === undefined) continue;
    const read = thingsFrom(words, at + length, kind, isNewDish);
    return read && { mods: read.mods, length: length + read.length };
  }
  const manner = MANNERS.exec(`${said} `)?.[0].trim();
  if (!manner) return null;
  const length = manner.split(' ').length;
  const what = typed(words.slice(at, at + length));
  return { mods: [{ kind: 'how', what }], length };
}

/** The text of the note: 'sin cebolla, extra queso'. */
export function noteOf(mods: readonly Modifier[]): string {
  const notes = mods.map(({ kind, what }) => (kind === 'how' ? what : `${kind} ${what}`));
  return [...new Set(notes)].join(', ');
}

/** Splits the wishes into additions that this dish can have and a note for the kitchen. */
export function splitMods(
  menu: OpenMenu,
  takesAdditions: boolean,
  mods: readonly Modifier[],
): { adicionIds: string[]; nota: string } {
  const adicionIds: string[] = [];
  const noted = mods.filter(({ kind, what }) => {
    if (!takesAdditions || (kind !== 'con' && kind !== 'extra')) return true;
    const addition = additionNamed(menu, what);
    if (!addition || addition.agotado) return true;
    if (!adicionIds.includes(addition._id)) adicionIds.push(addition._id);
    return false;
  });
  return { adicionIds, nota: noteOf(noted) };
}

/**
 * Every word that was said must be in its name: 'queso' is 'Queso costeño', 'salsa de queso' is
 * not.
 */
export function additionNamed(menu: OpenMenu, what: string) {
  const words = what
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/\s+/)
    .filter((word) => !LITTLE_WORDS.has(word) && !QUALIFIERS.has(word));
  const [first, ...rest] = words.map((word) =>
    menu.additionNames.sensesOf(word).filter(({ link }) => link !== 'kind'),
  );
  if (!first) return undefined;
  const isIn = (senses: typeof first, id: string) =>
    senses.some(({ product }) => product._id === id);
  return first
    .map(({ product }) => product)
    .filter(({ _id }) => rest.every((senses) => isIn(senses, _id)))
    .sort(
      (a, b) =>
        Number(a.agotado ?? 0) - Number(b.agotado ?? 0) || a.nombre.length - b.nombre.length,
    )[0];
}

const OPENINGS: readonly (readonly [RegExp, Modifier['kind']])[] = [
  [/^(que )?(no )?(sin) (nada de )?/, 'sin'],
  [/^(pero )?que no (le )?(lleve[n]?|tenga[n]?|traiga[n]?|venga[n]? con|pongan?|echen?) /, 'sin'],
  [/^que (me )?(le |les )?(lleven?|tengan?|traigan?|vengan? con|pongan?|echen?) /, 'con'],
  [/^no (le|les) (pongas?|pongan|eches?|echen|metas?) /, 'sin'],
  [/^nada de /, 'sin'],
  [/^ni /, 'sin'],
  [/^(con )?(una? )?(porcion )?(extra|adicional|adicion|adiciones) (de )?/, 'extra'],
  [/^(con )?mas (?!bien|barat|car[oa]|economic|grande|pequen|o menos|tarde)/, 'extra'],
  [
    /^(pero )?con (?!poc[oa] )(el |la |los |las |un |una |unos |unas |mucho |mucha |harto |harta |bastante )?/,
    'con',
  ],
];

const MANNERS =
  /^((no )?(muy|tan) \w+|no tan \w+|bien (asad|cocid|frit|tostad|fri[oa]|caliente|helad|hech|dorad|picante|crocante|jugos|dulce)\w*|(al )?termino (medio|tres cuartos|azul|ingles|bien asado|\w+)|tres cuartos|medio (hecha|hecho|cruda|crudo)|al clima|(en|con) (agua|leche)(?= )|((con )?poc[oa]|much[oa]|harto|harta|bastante|doble) \w+|(partid[oa]|cortad[oa])s?( en \w+)?|(el|la|los|las) \w+ aparte|fri[oa]s?(?= )|helad[oa]s?(?= )|caliente[s]?(?= )|tibi[oa]s?(?= )|calientic[oa]s?(?= )|tostad[oa]s?(?= )|tostadit[oa]s?(?= )|crudit[oa]s?(?= )|dietetic[oa](?= )|light(?= )|zero(?= ))/;

const QUALIFIERS: ReadonlySet<string> = new Set(
  'extra mas mucho mucha harto doble adicional'.split(' '),
);
/** Words that certainly end a wish. */
const STOPS: ReadonlySet<string> = new Set(
  'con sin pero para por extra mas y e ni o que porfa gracias favor es son dame quiero cuanto me tambien ademas a en aparte mejor solo ya si ok listo eso'.split(
    ' ',
  ),
);
const MAX_WORDS = 4;

function thingsFrom(
  words: readonly Word[],
  from: number,
  kind: Modifier['kind'],
  isNewDish: (at: number) => boolean,
): ReadModifier | null {
  const mods: Modifier[] = [];
  let at = from;
  for (;;) {
    const end = endOfThing(words, at, isNewDish);
    if (end === at) break;
    const what = typed(words.slice(at, end));
    if (what !== '' && !isAbuse(what)) mods.push({ kind, what });
    at = end;
    const tie = words[at]?.word;
    const next = tie === 'y' || tie === 'ni' || tie === 'o' ? at + 1 : at;
    const goesOn = next > at || words[at]?.before === ',';
    if (!goesOn || isNewThing(words, next, isNewDish)) break;
    at = next;
  }
  return mods.length > 0 ? { mods, length: at - from } : null;
}

/** 'sin cebolla y dos cocas': the second part is not a wish about the first. */
function isNewThing(
  words: readonly Word[],
  at: number,
  isNewDish: (at: number) => boolean,
): boolean {
  const word = words[at]?.word;
  if (word === undefined || numberOf(word) !== null) return true;
  return STOPS.has(word) || /^(la|el|los|las)$/.test(word) || isNewDish(at);
}

function endOfThing(
  words: readonly Word[],
  from: number,
  isNewDish: (at: number) => boolean,
): number {
  let at = from;
  while (/^(la|el|los|las|mucho|mucha|tanto|tanta)$/.test(words[at]?.word ?? '')) at++;
  const first = at;
  for (; at < words.length && at - first < MAX_WORDS; at++) {
    const word = words[at];
    if (!word || (at > first && word.before !== '')) break;
    const isTie = /^(de|del|al|la|en)$/.test(word.word) && at > first;
    if (isTie) continue;
    if (word.word === 'aparte' && at > first) return at + 1;
    if (STOPS.has(word.word)) break;
    if (numberOf(word.word) !== null) break;
    const isTied = /^(de|del|al|la|en)$/.test(words[at - 1]?.word ?? '');
    if (at > first && !isTied && (isCommonWord(word.word) || isNewDish(at))) break;
  }
  while (at > first && /^(de|del|al|la|en)$/.test(words[at - 1]?.word ?? '')) at--;
  return at === first ? from : at;
}

function typed(words: readonly Word[]): string {
  return words
    .map(({ text }) => text.toLowerCase())
    .join(' ')
    .slice(0, 60)
    .replace(HALF_CHARACTER, '');
}

const HALF_CHARACTER = /[\ud800-\udbff]$/;
