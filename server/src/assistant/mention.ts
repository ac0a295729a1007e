import type { Modifier } from './assistant.ts';
import type { Sense } from './lexicon.ts';
import type { OpenMenu } from './menu-search.ts';

/** Something on the menu, or not on it, that the diner speaks of. */
export type Mention = {
  /** Null where none was said; 'una' is one. */
  quantity: number | null;
  /** 'otra', 'dos más': on top of what is there. */
  isMore: boolean;
  /** 'la bandeja' rather than 'una bandeja'. */
  isDefinite: boolean;
  /** What it may be; nothing where the menu has no such thing. */
  senses: readonly Sense[];
  /** The words of the name, as said. */
  words: readonly string[];
  /** What was asked for and no product of that name has: 'limonada de cereza'. */
  unmet: string;
  mods: Modifier[];
  at: number;
  end: number;
};

/** What is called by the same first word as this one. */
export function kinOf({ words }: Mention, menu: OpenMenu): readonly Sense[] | undefined {
  const head = words[0];
  const kin =
    head === undefined ? [] : menu.names.sensesOf(head).filter(({ link }) => link !== 'kind');
  return kin.length > 0 ? kin : undefined;
}

/** Only what they are was said, not which: 'dos jugos'. */
export function isVague({ senses, words, mods }: Mention): boolean {
  return senses.length > 1 && words.length === 1 && mods.length === 0;
}

/** The mention of which these are a part: nothing has been wished of it yet. */
export function wholeOf(mentions: readonly Mention[], { words }: Mention, part: number) {
  return mentions.findLast(
    (mention) =>
      mention.words[0] === words[0] && mention.mods.length === 0 && (mention.quantity ?? 0) >= part,
  );
}
