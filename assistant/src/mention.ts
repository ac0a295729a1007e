import type { Product } from '@comanda/contract/menu/menu';
import type { Modifier } from './assistant.ts';
import type { Sense } from './language/lexicon.ts';
import type { Word } from './language/normalise.ts';
import type { OpenMenu } from './menu-search.ts';

/** Something that the diner mentions, on the menu or not. */
export type Mention = {
  /** Null if none was said; 'una' is one. */
  quantity: number | null;
  /** 'otra', 'dos más': in addition to what is there. */
  isMore: boolean;
  /** 'la bandeja' rather than 'una bandeja'. */
  isDefinite: boolean;
  /** The products it may be; empty if the menu has no such thing. */
  senses: readonly Sense[];
  /** The words of the name, as said. */
  words: readonly string[];
  /** What was asked for but no product of that name has: 'limonada de cereza'. */
  unmet: string;
  mods: Modifier[];
  at: number;
  end: number;
};

/** Products with the same first word: as it was said, and as in the name of its only product. */
export function kinOf({ words, senses }: Mention, menu: OpenMenu): readonly Sense[] | undefined {
  const [only, another] = senses;
  const own = only && !another ? menu.names.wordsOf(only.product)[0] : undefined;
  const kin = [words[0], own]
    .flatMap((head) => (head === undefined ? [] : menu.names.sensesOf(head)))
    .filter(({ link }) => link !== 'kind');
  const seen = new Set<Product>();
  const distinct = kin.filter(({ product }) => !seen.has(product) && seen.add(product));
  return distinct.length > 0 ? distinct : undefined;
}

/** Without mentions that only exclude: 'frito, no crudo', 'la grande no, la personal'. */
export function affirmed(mentions: readonly Mention[], words: readonly Word[]): Mention[] {
  const isNo = (at: number) => words[at]?.word === 'no' && at > 0;
  // 'la grande no, la personal': the comma shows to which the 'no' belongs.
  const isOfBefore = (at: number) => words[at]?.before === '' && words[at + 1]?.before === ',';
  return mentions.filter(({ at, end }) => {
    let before = at - 1;
    while (/^(el|la|los|las|de|del|con)$/.test(words[before]?.word ?? '')) before--;
    return !(isNo(before) && !isOfBefore(before)) && !(isNo(end) && isOfBefore(end));
  });
}

/** Only the kind was said, not which one: 'dos jugos'. */
export function isVague({ senses, words, mods }: Mention): boolean {
  return senses.length > 1 && words.length === 1 && mods.length === 0;
}

/** The mention that these are a part of; it has no wishes yet. */
export function wholeOf(mentions: readonly Mention[], { words }: Mention, part: number) {
  return mentions.findLast(
    (mention) =>
      mention.words[0] === words[0] && mention.mods.length === 0 && (mention.quantity ?? 0) >= part,
  );
}
