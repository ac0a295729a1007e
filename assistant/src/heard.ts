import type { Clause } from './language/clauses.ts';
import type { Mention } from './mention.ts';
import type { OpenMenu } from './menu-search.ts';
import type { Segments } from './reader.ts';
import { segmentsOf } from './segments.ts';

/** A clause with the dishes it mentions. */
export type Heard = Clause & Segments;

export function hear(clause: Clause, menu: OpenMenu, context?: Mention): Heard {
  return { ...clause, ...segmentsOf(clause.words, menu, context) };
}

/** The mentions that the menu knows something about. */
export function knownMentions({ mentions }: Segments): Mention[] {
  return mentions.filter(({ senses }) => senses.length > 0);
}
