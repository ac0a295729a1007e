import type { Product } from '@comanda/contract/menu/menu';
import type { Modifier } from './assistant.ts';
import { isDrink } from './diet.ts';
import type { Clause } from './language/clauses.ts';
import type { Sense } from './language/lexicon.ts';
import { isCommonWord, LITTLE_WORDS, plainWords, type Word } from './language/normalise.ts';
import { numberOf, quantityAt } from './language/numbers.ts';
import { isVague, kinOf, type Mention, wholeOf } from './mention.ts';
import type { OpenMenu } from './menu-search.ts';
import { modifierAt } from './modifiers.ts';
import { isNumberInName, startsDish } from './name-words.ts';
import { nameAt } from './names.ts';

/** Splits 'dos arepas sin queso y una limonada' into its things, with the details of each. */
export function segmentsOf(
  words: readonly Word[],
  menu: OpenMenu,
  /** What was mentioned before: then 'la de coco' is one of its kind. */
  context?: Mention,
): Segments {
  const reader: Reader = {
    words,
    context,
    plain: words.map(({ word }) => word),
    menu,
    at: 0,
    ahead: NOTHING_AHEAD,
    found: { mentions: [], looseMods: [], looseQuantity: null, looseIsMore: false },
  };
  while (reader.at < words.length) {
    const isRead =
      readQuantity(reader) || readName(reader) || readModifier(reader) || readUnknown(reader);
    if (!isRead) skip(reader);
  }
  dropAhead(reader);
  return reader.found;
}

const MEASURES =
  /^(por|porcion|porciones|platos?|ordenes|orden|unidad|unidades|vasos?|botellas?|tazas?|latas?|copas?|jarras?|tajadas?|pedazos?|trozos?|rebanadas?)$/;

function readQuantity(reader: Reader): boolean {
  const { plain, words, menu, at } = reader;
  if (isNumberInName(words, at, menu)) return false;
  const quantity = quantityAt(plain, at);
  const isManner =
    plain[at] === 'tres' &&
    plain[at + 1] === 'cuartos' &&
    !nameAt(words, at + 1, menu, { isAnnounced: true });
  if (!quantity || isManner) return false;
  dropAhead(reader);
  const isMore = /^otr[oa]s?$/.test(plain[at] ?? '');
  reader.ahead = { ...NOTHING_AHEAD, quantity: quantity.value, isMore, from: at };
  reader.at += quantity.length;
  // 'otras dos', 'un par de', 'dos porciones de', 'tres más de'.
  for (;;) {
    const word = plain[reader.at] ?? '';
    const next = plain[reader.at + 1] ?? '';
    const more = isMore ? quantityAt(plain, reader.at) : null;
    if (more) {
      reader.ahead.quantity = more.value;
      reader.at += more.length;
    } else if (word === 'mas' && !startsDish(words, reader.at + 1, menu)) {
      reader.ahead.isMore = true;
      reader.at++;
    } else if (MEASURES.test(word) && !isMeasureName(reader)) reader.at++;
    else if (word === 'de' && /^(l|ell|es)[oa]s$/.test(next)) {
      reader.ahead.isPart = true;
      reader.at += 2;
    } else if (word === 'de' && !LITTLE_WORDS.has(next) && startsDish(words, reader.at + 1, menu)) {
      reader.ahead.isOf = !MEASURES.test(plain[reader.at - 1] ?? '');
      reader.at++;
    } else return true;
  }
}

/** 'una copa Oreo', but not 'una copa de vino'. */
function isMeasureName({ words, menu, at }: Reader): boolean {
  const run = nameAt(words, at, menu, { isAnnounced: true });
  return run?.unmet === '' && run.senses.some(({ link }) => link === 'name');
}

function readName(reader: Reader): boolean {
  const { words, plain, menu, ahead, found } = reader;
  const previous = found.mentions.at(-1) ?? reader.context;
  const isContinued = reader.context !== undefined && found.mentions.length === 0;
  const isAnnounced = ahead.quantity !== null || ahead.isDefinite || isContinued;
  const tie = plain[reader.at] ?? '';
  const isOf = isAnnounced && /^(de|del|con|sin)$/.test(tie);
  const from = isOf ? afterArticles(plain, reader.at + 1) : reader.at;
  const isOfKind = isOf || ahead.isOf;
  const kin = previous && isAnnounced ? kinOf(previous, menu) : undefined;
  const family = isOf ? kin?.filter(({ product }) => isCalledWith(product, tie)) : kin;
  const inFamily =
    family && (isOfKind || !startsDish(words, from, menu))
      ? nameAt(words, from, menu, { isAnnounced, among: family })
      : null;
  const run = inFamily ?? (tie === 'sin' ? null : nameAt(words, from, menu, { isAnnounced }));
  if (!run) return false;
  if (inFamily && previous) takeFrom(reader, previous, run.senses);
  else if (ahead.isPart) takePart(reader, run.senses);
  const { quantity, isMore, isDefinite } = ahead;
  const mods: Modifier[] = run.choice ? [{ kind: 'how', what: run.choice }] : [];
  const { senses, unmet } = run;
  const said = inFamily && previous ? [...previous.words.slice(0, 1), ...run.words] : run.words;
  const mention = { quantity, isMore, isDefinite, senses, words: said, unmet, mods };
  reader.at = run.end;
  const after = quantity === null ? quantityAfter(reader) : null;
  found.mentions.push({
    ...mention,
    quantity: after ?? quantity,
    at: ahead.from ?? from,
    end: reader.at,
  });
  reader.ahead = NOTHING_AHEAD;
  return true;
}

/** 'un agua con gas y dos sin gas'. */
function isCalledWith({ nombre }: Product, tie: string): boolean {
  return !/^(con|sin)$/.test(tie) || plainWords(nombre).includes('sin') === (tie === 'sin');
}

/** 'tres jugos, uno de mora y otro de lulo': the first word only named the kind. */
function takeFrom({ found, ahead }: Reader, { words }: Mention, senses: readonly Sense[]): void {
  const isSame = (mention: Mention) =>
    senses.length === 1 && mention.senses.every((one) => one.product === senses[0]?.product);
  const whole = found.mentions.findLast(
    (mention) =>
      mention.words[0] === words[0] &&
      mention.mods.length === 0 &&
      (isVague(mention) || isSame(mention)),
  );
  if (!whole) return;
  whole.quantity = (whole.quantity ?? 0) - (ahead.quantity ?? 1);
  if (whole.quantity <= 0) found.mentions = found.mentions.filter((one) => one !== whole);
}

/** 'cinco clásicas, una de las clásicas sin queso'. */
function takePart({ found, ahead }: Reader, [only]: readonly Sense[]): void {
  const part = ahead.quantity ?? 1;
  const whole = found.mentions.find(
    ({ senses, quantity }) => senses[0]?.product === only?.product && (quantity ?? 0) > part,
  );
  if (whole?.quantity) whole.quantity -= part;
}

function readModifier(reader: Reader): boolean {
  const { words, menu, found, ahead } = reader;
  const isNewDish = (at: number) => startsDish(words, at, menu);
  if (isDrinkAlong(reader)) return false;
  const read = modifierAt(words, reader.at, isNewDish);
  if (!read) return false;
  const previous = found.mentions.at(-1);
  reader.at += read.length;
  if (!previous) {
    found.looseMods.push(...read.mods);
    return true;
  }
  // 'dos hamburguesas, una sin cebolla': one of those two.
  const part = ahead.quantity;
  const whole = part === null ? undefined : wholeOf(found.mentions, previous, part);
  if (part !== null && whole?.quantity && part < whole.quantity) {
    found.mentions.push({ ...whole, quantity: part, mods: read.mods, end: reader.at });
    whole.quantity -= part;
  } else (whole ?? previous).mods.push(...read.mods);
  const last = found.mentions.at(-1);
  if (last) last.end = reader.at;
  reader.ahead = NOTHING_AHEAD;
  return true;
}

/** A thing the menu does not have: 'dos sushis', 'un plato de lentejas'. */
function readUnknown(reader: Reader): boolean {
  const { plain, ahead, found } = reader;
  if (!isUnknown(reader, reader.at)) return false;
  const from = reader.at;
  let end = from + 1;
  while (
    isUnknown(reader, end) ||
    (/^(de|con|al|a|en)$/.test(plain[end] ?? '') && isUnknown(reader, end + 1))
  ) {
    if (reader.words[end]?.before) break;
    end++;
  }
  const { quantity, isMore, isDefinite } = ahead;
  found.mentions.push({
    quantity,
    isMore,
    isDefinite,
    senses: [],
    words: [],
    unmet: plain.slice(from, end).join(' '),
    mods: [],
    at: ahead.from ?? from,
    end,
  });
  reader.at = end;
  reader.ahead = NOTHING_AHEAD;
  return true;
}

function skip(reader: Reader): void {
  const word = reader.plain[reader.at] ?? '';
  if (/^(el|la|los|las)$/.test(word)) {
    reader.ahead = { ...reader.ahead, isDefinite: true, from: reader.ahead.from ?? reader.at };
  } else if (!LITTLE_WORDS.has(word)) dropAhead(reader);
  reader.at++;
}

/** A quantity without a thing refers to something said before. */
function dropAhead(reader: Reader): void {
  const { quantity, isMore } = reader.ahead;
  if (quantity !== null) {
    reader.found.looseQuantity = quantity;
    reader.found.looseIsMore = isMore;
  }
  reader.ahead = NOTHING_AHEAD;
}

/** A clause with the dishes it mentions. */
export type Heard = Clause & Segments;

export function hear(clause: Clause, menu: OpenMenu, context?: Mention): Heard {
  return { ...clause, ...segmentsOf(clause.words, menu, context) };
}

/** The mentions that the menu knows something about. */
export function knownMentions({ mentions }: Segments): Mention[] {
  return mentions.filter(({ senses }) => senses.length > 0);
}

type Segments = {
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
type Reader = {
  words: readonly Word[];
  context: Mention | undefined;
  plain: readonly string[];
  menu: OpenMenu;
  at: number;
  /** What was said before a name that is still to come. */
  ahead: Ahead;
  found: Segments;
};

const NOTHING_AHEAD: Ahead = {
  quantity: null,
  isMore: false,
  isDefinite: false,
  from: null,
  isOf: false,
  isPart: false,
};
/** 'empanadas 3', 'coca x2'; not when the number belongs to the next thing. */
function quantityAfter(reader: Reader): number | null {
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
function isDrinkAlong({ words, plain, menu, at, found }: Reader): boolean {
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

function isUnknown({ plain, menu }: Reader, at: number): boolean {
  const word = plain[at];
  if (word === undefined || word.length < 3 || /\d/.test(word)) return false;
  if (LITTLE_WORDS.has(word) || isCommonWord(word) || numberOf(word) !== null) return false;
  return menu.names.sensesOf(word).length === 0;
}

function afterArticles(plain: readonly string[], from: number): number {
  let at = from;
  while (/^(el|la|los|las)$/.test(plain[at] ?? '')) at++;
  return at;
}
